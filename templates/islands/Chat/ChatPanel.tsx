/** The open chat: a non-modal region with the contact details, the log and the message field. */
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { PanelTexts } from './chat-data.ts';
import { type ChatMessage, maxMessageLength } from './use-conversation.ts';

export type ChatPanelProps = {
  readonly ref?: Ref<HTMLElement>;
  /** Id of the panel, and prefix of the ids inside. */
  readonly id: string;
  /** Heading of the chat. */
  readonly title: string;
  /** Label of the close button. */
  readonly close: string;
  readonly texts: PanelTexts;
  /** The messages after the two introductory ones. */
  readonly messages: readonly ChatMessage[];
  /** Sends a text; returns false when it is blank. */
  readonly onSend: (text: string) => boolean;
  readonly onClose: () => void;
};

/** Returns the panel. When it opens, the message field gets the focus. */
export function ChatPanel({ ref, id, title, close, texts, messages, onSend, onClose }: ChatPanelProps) {
  const isEmpty = messages.length === 0;
  return (
    <section ref={ref} className="chat" id={id} aria-labelledby={`${id}-title`}>
      <div className="chat__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="chat__button" onClick={onClose}>
          <InlineIcon path="M18 6 6 18M6 6l12 12" />
          <Text>{close}</Text>
        </button>
      </div>
      <ContactDetails id={`${id}-contact`} texts={texts} />
      <ChatLog id={id} texts={texts} messages={messages} onChoose={onSend} />
      <MessageForm
        id={`${id}-field`}
        texts={texts}
        // Screen readers announce once, with the field, that the helper is automated and what not to write.
        describedBy={isEmpty ? `${id}-welcome ${id}-privacy` : undefined}
        onSend={onSend}
      />
    </section>
  );
}

function ContactDetails({ id, texts }: { readonly id: string; readonly texts: PanelTexts }) {
  const [isShown, setShown] = useState(false);
  const { main, alternate, or, email, hours } = texts.contact;
  return (
    <div className="chat__contact">
      <button
        type="button"
        className="chat__button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <InlineIcon path={isShown ? 'm18 15-6-6-6 6' : 'm6 9 6 6 6-6'} />
        <Text>{isShown ? texts.hideContact : texts.showContact}</Text>
      </button>
      <div id={id} hidden={!isShown}>
        <p>
          <PhoneText {...main} />
          <Text>{` ${or} `}</Text>
          <PhoneText {...alternate} />
        </p>
        <p>
          <a href={email.href}>
            <bdi dir="ltr">{email.text}</bdi>
          </a>
        </p>
        <p>
          <Bidi text={hours} />
        </p>
      </div>
    </div>
  );
}

type MessageFormProps = Pick<ChatPanelProps, 'id' | 'texts' | 'onSend'> & {
  /** Ids of the elements that describe the field. */
  readonly describedBy: string | undefined;
};

/**
 * Returns the message field and a button; Enter also sends the message. The field has no name, no autocompletion and no
 * spell checking, so that no text leaves the page. It is uncontrolled.
 */
function MessageForm({ id, texts, describedBy, onSend }: MessageFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { current } = field;
    if (current === null) return;
    if (onSend(current.value)) current.value = '';
    current.focus();
  };
  return (
    <form className="chat__form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{texts.message}</label>
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          maxLength={maxMessageLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={describedBy}
        />
      </div>
      <button type="submit" className="button" data-variant="solid">
        {texts.send}
      </button>
    </form>
  );
}

/** Returns an icon that contains its shape, because the sprite of the page has only those of the initial HTML. */
function InlineIcon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
