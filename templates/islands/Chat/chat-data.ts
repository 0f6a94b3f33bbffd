/** What the chat needs once it is open. The bundler puts it into the script of the chat. */
import type { ChatAnswer, Filled, Inline, InlineLink, Ui } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import type { ChatVocabulary } from './find-meaning.ts';

/** Name of something the helper says. */
export type ChatReplyName = 'welcome' | 'privacy' | ChatAnswer;

/** A button under a reply: a press sends its words and gets this answer. */
export type ChatChoice = { readonly label: string; readonly answer: ChatAnswer };

/** What the helper says. */
export type ChatReply = {
  readonly text: Inline;
  /** The numbers and pages to which the reply leads, a line each; absent where the sentence ends with the number. */
  readonly links?: readonly InlineLink[];
  readonly choices?: readonly ChatChoice[] | undefined;
};

/** The chat in one language. */
export type ChatTexts = {
  readonly copy: Pick<
    Filled<Ui>['chat'],
    'message' | 'send' | 'showContact' | 'hideContact' | 'helper' | 'visitor'
  >;
  readonly replies: Readonly<Record<ChatReplyName, ChatReply>>;
  /** How to reach the agency. */
  readonly contact: {
    /** Each line with its name for screen readers, and the word between them. */
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
  /** By the tag of the language. */
  readonly texts: Readonly<Record<string, ChatTexts>>;
};
