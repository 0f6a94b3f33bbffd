/** What was said so far, the newest at the end. */
import { type ReactNode, useEffect, useRef } from 'react';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { ChatReply, ChatTexts } from './chat-data.ts';
import type { ChatMessage } from './use-conversation.ts';

export type ChatLogProps = {
  /** Id of the panel, whose heading names the log. */
  readonly id: string;
  readonly texts: ChatTexts;
  readonly messages: readonly ChatMessage[];
};

/** The log. It begins with the welcome and with what not to write, and goes to its end with every message. */
export function ChatLog({ id, texts, messages }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { words, replies } = texts;
  const count = messages.length;
  useEffect(() => {
    // The log is reversed, so its end is where scrolling begins.
    if (count > 0) log.current?.scrollTo({ top: 0 });
  }, [count]);
  return (
    <div
      ref={log}
      className="chat__log"
      role="log"
      aria-live="polite"
      aria-labelledby={`${id}-title`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <div className="chat__messages">
        <Message speaker={words.helper} id={`${id}-welcome`}>
          <Reply reply={replies.welcome} />
        </Message>
        <Message speaker={words.helper} id={`${id}-privacy`}>
          <Reply reply={replies.privacy} />
        </Message>
        {messages.map((message) =>
          message.from === 'visitor' ? (
            <Message key={message.id} speaker={words.visitor} variant="own">
              <p>{message.text}</p>
            </Message>
          ) : (
            <Message key={message.id} speaker={words.helper}>
              <Reply reply={replies[message.answer]} />
            </Message>
          ),
        )}
      </div>
    </div>
  );
}

type MessageProps = {
  readonly speaker: string;
  /** The visitor's own messages look different; what tells them apart is the name. */
  readonly variant?: 'own';
  readonly id?: string;
  readonly children: ReactNode;
};

function Message({ speaker, variant, id, children }: MessageProps) {
  return (
    <div className="chat__message" data-variant={variant}>
      <p className="chat__speaker">{speaker}</p>
      <div id={id} className="chat__words" dir="auto">
        {children}
      </div>
    </div>
  );
}

function Reply({ reply: { text, ending } }: { readonly reply: ChatReply }) {
  return (
    <>
      <p>
        <InlineText content={text} />
      </p>
      {ending === undefined ? null : (
        <p>
          <InlineText content={[ending]} />
        </p>
      )}
    </>
  );
}
