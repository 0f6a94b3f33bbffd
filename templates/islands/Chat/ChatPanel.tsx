/** The open chat: a non-modal region with the log above the field. */
import { type Ref, useEffect, useRef } from 'react';
import { Text } from '../../island-context.tsx';
import { ChatContact } from './ChatContact.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatChoice, ChatTexts } from './chat-data.ts';
import { InlineIcon } from './InlineIcon.tsx';
import type { ChatMessage } from './use-conversation.ts';

export type ChatPanelProps = {
  readonly ref?: Ref<HTMLElement>;
  /** Id of the panel, and prefix of the ids inside. */
  readonly id: string;
  /** Heading of the chat. */
  readonly title: string;
  /** Label of the close button. */
  readonly close: string;
  readonly texts: ChatTexts;
  /** The messages after the two introductory ones. */
  readonly messages: readonly ChatMessage[];
  /** Sends the typed text; returns false when it is blank. */
  readonly onSend: (typedText: string) => boolean;
  /** Sends the text of a button. */
  readonly onChoose: (choice: ChatChoice) => void;
  readonly onClose: () => void;
};

/** Returns the panel. When it opens, the message field gets the focus. */
export function ChatPanel({ ref, id, title, close, texts, messages, ...handlers }: ChatPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEmpty = messages.length === 0;
  return (
    <section ref={ref} className="chat" id={id} aria-labelledby={`${id}-title`}>
      <div className="chat__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="chat__button" onClick={handlers.onClose}>
          <InlineIcon path="M18 6 6 18M6 6l12 12" />
          <Text>{close}</Text>
        </button>
      </div>
      <ChatContact id={`${id}-contact`} copy={texts.copy} contact={texts.contact} />
      <ChatLog id={id} texts={texts} messages={messages} onChoose={handlers.onChoose} />
      <ChatForm
        ref={field}
        id={`${id}-field`}
        copy={texts.copy}
        // Screen readers announce once, with the field, that the helper is automated and what not to write.
        describedBy={isEmpty ? `${id}-welcome ${id}-privacy` : undefined}
        onSend={handlers.onSend}
      />
    </section>
  );
}
