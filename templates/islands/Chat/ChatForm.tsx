/** The message field. It has no name, no autocompletion and no spell checking, so that no text leaves the page. */
import type { FormEvent, RefObject } from 'react';
import type { ChatTexts } from './chat-data.ts';
import { maxMessageLength } from './read-message.ts';

export type ChatFormProps = {
  /** The uncontrolled field. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly copy: Pick<ChatTexts['copy'], 'message' | 'send'>;
  /** Ids of the elements that describe the field. */
  readonly describedBy: string | undefined;
  /** Sends the typed text; returns false when it is blank. */
  readonly onSend: (typedText: string) => boolean;
};

/** Returns a field and a button; Enter also sends the message. */
export function ChatForm({ ref, id, copy, describedBy, onSend }: ChatFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { current } = ref;
    if (current === null) return;
    if (onSend(current.value)) current.value = '';
    current.focus();
  };
  return (
    <form className="chat__form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{copy.message}</label>
        <input
          ref={ref}
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
        {copy.send}
      </button>
    </form>
  );
}
