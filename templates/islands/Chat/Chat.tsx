/**
 * The chat: a rule-based helper that answers by keyword and topic, in the page and nowhere else. The server renders
 * the closed chat; all else comes with the script.
 */
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Text } from '../../island-context.tsx';
import { useLanguage } from '../../language-context.tsx';
import type { ChatProps } from './Chat.props.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import type { ChatData } from './chat-data.ts';
import { findMeaning } from './find-meaning.ts';
import { useConversation } from './use-conversation.ts';
import { useDismiss } from './use-dismiss.ts';

/** What the chat has in the browser alone. */
export type ChatSupply = {
  readonly data: ChatData;
  /** Milliseconds between a message and its answer. */
  readonly replyDelayMs: number;
  /** Where the open chat stands: the end of the screen, far from its button in the top bar. */
  readonly place: Element;
};

/** Props of the chat; without a supply, as on the server, it stays closed. */
export type SuppliedChatProps = ChatProps & { readonly supply?: ChatSupply };

/** The button of the top bar and, while it is open, the panel at the end of the screen. */
export function Chat({ title, open, close, supply }: SuppliedChatProps) {
  const id = `${useId()}panel`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { messages, send, choose } = useConversation({
    findAnswer: (message) => (supply && findMeaning(message, supply.data.vocabulary)) ?? 'default',
    delayMs: supply?.replyDelayMs ?? 0,
  });
  useDismiss({ isOpen, panel, button, close: () => setOpen(false) });
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-tab"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isOpen ? close : open}
        onClick={() => setOpen(!isOpen)}
      >
        <svg className="icon" width="20" height="20" aria-hidden="true">
          <use href="#i-chat" />
        </svg>
        <Text>{title}</Text>
      </button>
      {isOpen && supply !== undefined
        ? createPortal(
            <OpenChat
              ref={panel}
              id={id}
              title={title}
              close={close}
              data={supply.data}
              messages={messages}
              onSend={send}
              onChoose={choose}
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />,
            supply.place,
          )
        : null}
    </>
  );
}

type OpenChatProps = Omit<ChatPanelProps, 'texts'> & { readonly data: ChatData };

/** The panel in the language of the page. */
function OpenChat({ data, ...props }: OpenChatProps) {
  const { tag } = useLanguage();
  const texts = data.texts[tag];
  if (texts === undefined) throw new TypeError(`The chat has no texts in ${tag}, the language of the page.`);
  return <ChatPanel {...props} texts={texts} />;
}
