/**
 * The chat: an automated helper that finds replies by keyword, and pages with the search, entirely in the browser. The
 * server renders the closed chat; the script contains everything else.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Text } from '../../rendering/island-context.tsx';
import type { FindPages } from '../Search/create-search.ts';
import type { LoadSearch } from '../Search/use-search.ts';
import type { ChatProps } from './Chat.props.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatTexts } from './chat-data.ts';
import type { ChatReply, ComposeReply } from './compose-reply.ts';
import { useConversation } from './use-conversation.ts';
import { useDismiss } from './use-dismiss.ts';

/** Data and settings of the chat that only the browser has. */
export type ChatTools = {
  readonly texts: ChatTexts;
  readonly composeReply: ComposeReply;
  readonly loadSearch: LoadSearch;
  /** Milliseconds between a message and its reply. */
  readonly replyDelayMs: number;
  /** Container of the open chat in the bottom bar, away from its button in the top bar. */
  readonly container: Element;
};

/** Props of the chat; without `tools`, as on the server, it stays closed. */
export type ChatPropsWithTools = ChatProps & { readonly tools?: ChatTools };

export function Chat({ title, open, close, tools }: ChatPropsWithTools) {
  const id = `${useId()}panel`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useRef<FindPages>(undefined);
  const { messages, send } = useConversation({
    composeReply: (message): ChatReply | undefined => tools?.composeReply(message, search.current),
    delayMs: tools?.replyDelayMs ?? 0,
  });
  useEffect(() => {
    if (!isOpen || tools === undefined) return;
    tools.loadSearch().then(
      (find) => {
        search.current = find;
      },
      // Without the search, replies link the pages to begin with. The next opening tries again.
      () => undefined,
    );
  }, [isOpen, tools]);
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
      {isOpen && tools !== undefined
        ? createPortal(
            <ChatPanel
              ref={panel}
              id={id}
              title={title}
              close={close}
              panelTexts={tools.texts}
              messages={messages}
              onSend={send}
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />,
            tools.container,
          )
        : null}
    </>
  );
}
