/** The messages of the conversation, newest last. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { ChatChoice, ChatReply, ChatTexts } from './chat-data.ts';
import type { ChatMessage } from './use-conversation.ts';

export type ChatLogProps = {
  /** Id of the panel; its heading names the log. */
  readonly id: string;
  readonly texts: ChatTexts;
  readonly messages: readonly ChatMessage[];
  readonly onChoose: (choice: ChatChoice) => void;
};

/** Returns the log. It begins with the welcome, a note on what not to write, and buttons for frequent questions. */
export function ChatLog({ id, texts, messages, onChoose }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { copy, replies } = texts;
  const count = messages.length;
  useEffect(() => showNewest(log.current, count), [count]);
  return (
    <div
      ref={log}
      className="chat__log"
      role="log"
      aria-live="polite"
      aria-labelledby={`${id}-title`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
      tabIndex={0}
    >
      <div className="chat__messages">
        <Reply speaker={copy.helper} id={`${id}-welcome`} reply={replies.welcome} onChoose={onChoose} />
        <Reply speaker={copy.helper} id={`${id}-privacy`} reply={replies.privacy} onChoose={onChoose} />
        {messages.map((message) =>
          message.from === 'visitor' ? (
            <Message key={message.id} speaker={copy.visitor} variant="own">
              <MessageText>
                <p>{message.text}</p>
              </MessageText>
            </Message>
          ) : (
            <Reply
              key={message.id}
              speaker={copy.helper}
              reply={replies[message.answer] ?? replies.default}
              onChoose={onChoose}
            />
          ),
        )}
      </div>
    </div>
  );
}

type MessageProps = {
  readonly speaker: string;
  /** `own` for a message of the visitor. Screen readers distinguish messages by their speakers. */
  readonly variant?: 'own';
  readonly children: ReactNode;
};

function Message({ speaker, variant, children }: MessageProps) {
  return (
    <div className="chat__message" data-variant={variant}>
      <p className="chat__speaker">{speaker}</p>
      {children}
    </div>
  );
}

function MessageText({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <div id={id} className="chat__words" dir="auto">
      {children}
    </div>
  );
}

type ReplyProps = Pick<MessageProps, 'speaker'> &
  Pick<ChatLogProps, 'onChoose'> & { readonly id?: string; readonly reply: ChatReply };

/** Returns a message of the helper: the text, the links to numbers and pages, and the buttons. */
function Reply({ speaker, id, reply: { text, links = [], choices = [] }, onChoose }: ReplyProps) {
  return (
    <Message speaker={speaker}>
      <MessageText id={id}>
        {text.length === 0 ? null : (
          <p>
            <InlineText content={text} />
          </p>
        )}
        {links.map((link) => (
          <p key={link.href}>
            <InlineText content={[link]} />
          </p>
        ))}
      </MessageText>
      {choices.length === 0 ? null : <Choices choices={choices} onChoose={onChoose} />}
    </Message>
  );
}

type ChoicesProps = Pick<ChatLogProps, 'onChoose'> & { readonly choices: readonly ChatChoice[] };

function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <div className="chat__choices">
      {choices.map((choice) => (
        <button key={choice.answer} type="button" onClick={() => onChoose(choice)}>
          <Bidi text={choice.label} />
        </button>
      ))}
    </div>
  );
}

/**
 * Scrolls to the welcome of an empty conversation, otherwise to the end, or to the start of a message that is
 * longer than the log.
 */
function showNewest(log: HTMLElement | null, count: number): void {
  const newest = log?.querySelector('.chat__message:last-child');
  if (log === null || !newest) return;
  // The log is reversed, so scroll positions start at the end and are negative above it.
  log.scrollTo({ top: count === 0 ? -log.scrollHeight : 0 });
  if (count === 0) return;
  const above = newest.getBoundingClientRect().top - log.getBoundingClientRect().top;
  if (above < 0) log.scrollBy({ top: Math.floor(above) });
}
