import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { DrawnIcon } from '../../components/Icon/Icon.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { PanelTexts } from './chat-data.ts';
import { type ChatMessage, maxMessageLength } from './use-conversation.ts';

export type ChatPanelProps = {
  readonly ref?: Ref<HTMLElement>;
  readonly id: string;
  readonly title: string;
  readonly close: string;
  readonly texts: PanelTexts;
  /** The messages after the two introductory ones. */
  readonly messages: readonly ChatMessage[];
  /** Returns false when the text is blank. */
  readonly onSend: (text: string) => boolean;
  readonly onClose: () => void;
};

/** When the panel opens, the message field gets the focus. */
export function ChatPanel({ ref, id, title, close, texts, messages, onSend, onClose }: ChatPanelProps) {
  const isEmpty = messages.length === 0;
  return (
    <section ref={ref} className="chat" id={id} aria-labelledby={`${id}-title`}>
      <div className="chat__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="chat__button" onClick={onClose}>
          <DrawnIcon path="M18 6 6 18M6 6l12 12" />
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
        <DrawnIcon path={isShown ? 'm18 15-6-6-6 6' : 'm6 9 6 6 6-6'} />
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
        <Bidi as="p" text={hours} />
      </div>
    </div>
  );
}

type MessageFormProps = Pick<ChatPanelProps, 'id' | 'texts' | 'onSend'> & {
  readonly describedBy: string | undefined;
};

/** The field has no name, autocompletion or spell checking, so that no text leaves the page. */
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
      <Field id={id} label={texts.message}>
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
      </Field>
      <Button type="submit" solid>
        {texts.send}
      </Button>
    </form>
  );
}
