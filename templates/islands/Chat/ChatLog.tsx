import { type ReactNode, useEffect, useRef } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { formatPhone } from '../../values/formats.ts';
import type { PanelTexts } from './chat-data.ts';
import type { ChatReply } from './compose-reply.ts';
import type { ChatMessage } from './use-conversation.ts';

export type ChatLogProps = {
  /** Id of the panel; its heading names the log. */
  readonly id: string;
  readonly texts: PanelTexts;
  readonly messages: readonly ChatMessage[];
  readonly onChoose: (text: string) => void;
};

export function ChatLog({ id, texts, messages, onChoose }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
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
        <Message speaker={texts.helper} id={`${id}-welcome`}>
          <InlineText as="p" content={texts.replies.welcome} />
        </Message>
        <Message
          speaker={texts.helper}
          id={`${id}-privacy`}
          after={<Choices choices={texts.starters} onChoose={onChoose} />}
        >
          <InlineText as="p" content={texts.replies.privacy} />
        </Message>
        {messages.map((message) =>
          message.from === 'visitor' ? (
            <Message key={message.id} speaker={texts.visitor} variant="own">
              <p>{message.text}</p>
            </Message>
          ) : (
            <Message key={message.id} speaker={texts.helper}>
              <Reply {...message.reply} />
            </Message>
          ),
        )}
      </div>
    </div>
  );
}

type MessageProps = {
  readonly speaker: string;
  readonly id?: string;
  /** `own` for a message of the visitor. Screen readers distinguish messages by their speakers. */
  readonly variant?: 'own';
  readonly children: ReactNode;
  readonly after?: ReactNode;
};

function Message({ speaker, id, variant, children, after }: MessageProps) {
  return (
    <div className="chat__message" data-variant={variant}>
      <p className="chat__speaker">{speaker}</p>
      <div id={id} className="chat__words" dir="auto">
        {children}
      </div>
      {after}
    </div>
  );
}

function Reply({ paragraphs, towns, intro, pages }: ChatReply) {
  return (
    <>
      {paragraphs.map((content, index) => (
        <InlineText key={index} as="p" content={content} />
      ))}
      {towns.map(({ name, lines }) => (
        <div key={name}>
          <Bidi as="b" text={name} />
          {lines.map(([custodian, href]) => (
            <InlineText
              key={custodian}
              as="p"
              content={[{ type: 'text', text: `${custodian} ` }, ...linkTo(href)]}
            />
          ))}
        </div>
      ))}
      {intro === '' ? null : <Bidi as="p" text={intro} />}
      {pages.length === 0 ? null : (
        <ul>
          {pages.map(({ href, title, heading = '' }) => (
            <li key={href}>
              <Bidi as="a" href={href} text={heading === '' ? title : `${title}: ${heading}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function linkTo(href: string | undefined): Inline {
  if (href === undefined) return [];
  const number = /^tel:(.+)/u.exec(href)?.[1];
  const text = number === undefined ? new URL(href).hostname : formatPhone(number);
  const target = number === undefined ? 'external' : 'dial';
  return [{ type: 'link', target, href, children: [{ type: 'text', text }] }];
}

type ChoicesProps = Pick<ChatLogProps, 'onChoose'> & { readonly choices: readonly string[] };

function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <div className="chat__choices">
      {choices.map((choice) => (
        <button key={choice} type="button" onClick={() => onChoose(choice)}>
          <Bidi text={choice} />
        </button>
      ))}
    </div>
  );
}

/** An empty conversation shows its welcome; a message longer than the log shows its start. */
function showNewest(log: HTMLElement | null, count: number): void {
  const newest = log?.querySelector('.chat__message:last-child');
  if (log === null || !newest) return;
  // The log is reversed, so scroll positions start at the end and are negative above it.
  log.scrollTo({ top: count === 0 ? -log.scrollHeight : 0 });
  if (count === 0) return;
  const above = newest.getBoundingClientRect().top - log.getBoundingClientRect().top;
  if (above < 0) log.scrollBy({ top: Math.floor(above) });
}
