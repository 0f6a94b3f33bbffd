/** What was said so far, the newest at the end. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { ChatChoice, ChatReply, ChatTexts } from './chat-data.ts';
import type { ChatMessage } from './use-conversation.ts';

export type ChatLogProps = {
  /** Id of the panel, whose heading names the log. */
  readonly id: string;
  readonly texts: ChatTexts;
  readonly messages: readonly ChatMessage[];
  readonly onChoose: (choice: ChatChoice) => void;
};

/** The log. It begins with the welcome, with what not to write and with buttons for what families ask first. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <div className="chat__messages">
        <Said speaker={copy.helper} id={`${id}-welcome`} reply={replies.welcome} onChoose={onChoose} />
        <Said speaker={copy.helper} id={`${id}-privacy`} reply={replies.privacy} onChoose={onChoose} />
        {messages.map((message) =>
          message.from === 'visitor' ? (
            <Message key={message.id} speaker={copy.visitor} variant="own">
              <Words>
                <p>{message.text}</p>
              </Words>
            </Message>
          ) : (
            <Said
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
  /** The visitor's own messages look different; what tells them apart is the name. */
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

function Words({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <div id={id} className="chat__words" dir="auto">
      {children}
    </div>
  );
}

type SaidProps = Pick<MessageProps, 'speaker'> &
  Pick<ChatLogProps, 'onChoose'> & { readonly id?: string; readonly reply: ChatReply };

/** What the helper said: the words, the numbers and pages to which they lead, and what can be pressed. */
function Said({ speaker, id, reply: { text, links = [], choices = [] }, onChoose }: SaidProps) {
  return (
    <Message speaker={speaker}>
      <Words id={id}>
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
      </Words>
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

/** Scrolls to the welcome before anything was said, then to the end, or to the start of a message that is longer. */
function showNewest(log: HTMLElement | null, count: number): void {
  const newest = log?.querySelector('.chat__message:last-child');
  if (log === null || !newest) return;
  // The log is reversed: its end is where scrolling begins, and what is above it has negative places.
  log.scrollTo({ top: count === 0 ? -log.scrollHeight : 0 });
  if (count === 0) return;
  const above = newest.getBoundingClientRect().top - log.getBoundingClientRect().top;
  if (above < 0) log.scrollBy({ top: Math.floor(above) });
}
