/** The contact details of the agency inside the chat, shown on request. */
import { useState } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Text } from '../../island-context.tsx';
import type { ChatTexts } from './chat-data.ts';
import { InlineIcon } from './InlineIcon.tsx';

export type ChatContactProps = {
  /** Id of the element that the button shows and hides. */
  readonly id: string;
  readonly copy: Pick<ChatTexts['copy'], 'showContact' | 'hideContact'>;
  readonly contact: ChatTexts['contact'];
};

/** Returns a button, and below it both telephone numbers, the e-mail address and the hours. */
export function ChatContact({ id, copy, contact }: ChatContactProps) {
  const [isShown, setShown] = useState(false);
  const { main, alternate, or, email, hours } = contact;
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
        <Text>{isShown ? copy.hideContact : copy.showContact}</Text>
      </button>
      <div id={id} hidden={!isShown}>
        <p>
          <PhoneText phone={main.phone} name={main.name} />
          <Text>{` ${or} `}</Text>
          <PhoneText phone={alternate.phone} name={alternate.name} />
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
