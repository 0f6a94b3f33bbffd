/**
 * The chat: an automated helper that finds answers by keyword and topic, entirely in the browser. The server
 * renders the closed chat; the script contains everything else.
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

/** Data and settings of the chat that only the browser has. */
export type ChatSupply = {
  readonly data: ChatData;
  /** Milliseconds between a message and its answer. */
  readonly replyDelayMs: number;
  /** Container of the open chat in the bottom bar, away from its button in the top bar. */
  readonly container: Element;
};

/** Props of the chat; without `supply`, as on the server, it stays closed. */
export type SuppliedChatProps = ChatProps & { readonly supply?: ChatSupply };

/** Returns the button in the top bar and, while the chat is open, the panel in the bottom bar. */
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
            supply.container,
          )
        : null}
    </>
  );
}

type OpenChatProps = Omit<ChatPanelProps, 'texts'> & { readonly data: ChatData };

/** Returns the panel in the language of the page. */
function OpenChat({ data, ...props }: OpenChatProps) {
  const { tag } = useLanguage();
  const texts = data.texts[tag];
  if (texts === undefined) throw new TypeError(`The chat has no texts in ${tag}, the language of the page.`);
  return <ChatPanel {...props} texts={texts} />;
}
