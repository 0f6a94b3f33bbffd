/** Data of the open chat. The bundler includes it in the script of the chat. */
import type { ChatAnswer, Filled, Inline, InlineLink, Ui } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import type { ChatVocabulary } from './find-meaning.ts';

/** Identifies a reply. */
export type ChatReplyName = 'welcome' | 'privacy' | ChatAnswer;

/** A button below a reply. It sends its label as a message, and the chat replies with `answer`. */
export type ChatChoice = { readonly label: string; readonly answer: ChatAnswer };

/** A reply of the chat. */
export type ChatReply = {
  readonly text: Inline;
  /** Links to telephone numbers and pages, one per line. */
  readonly links?: readonly InlineLink[];
  readonly choices?: readonly ChatChoice[] | undefined;
};

/** The texts of the chat in one language. */
export type ChatTexts = {
  readonly copy: Pick<
    Filled<Ui>['chat'],
    'message' | 'send' | 'showContact' | 'hideContact' | 'helper' | 'visitor'
  >;
  readonly replies: Readonly<Record<ChatReplyName, ChatReply>>;
  /** The contact details of the agency. */
  readonly contact: {
    /** Two telephone lines, each with its name for screen readers, and the conjunction between them. */
    readonly main: { readonly name: string; readonly phone: PageContext['phones']['main'] };
    readonly alternate: { readonly name: string; readonly phone: PageContext['phones']['alternate'] };
    readonly or: string;
    readonly email: PageContext['email'];
    readonly hours: string;
  };
};

/** The chat in every language. */
export type ChatData = {
  readonly vocabulary: ChatVocabulary;
  /** By language tag. */
  readonly texts: Readonly<Record<string, ChatTexts>>;
};
