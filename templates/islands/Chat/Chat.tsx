/** Runs entirely in the browser; the server renders only the closed chat. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { isPlainKey } from '../plain-key.ts';
import type { FindPages } from '../Search/create-search.ts';
import type { LoadSearch } from '../Search/SearchPanel.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatTexts } from './chat-data.ts';
import type { ComposeReply } from './compose-reply.ts';
import { useConversation } from './use-conversation.ts';

export type ChatProps = {
  /** Visible label of the button, and heading of the chat. */
  readonly title: string;
  /** Accessible name of the button while the chat is closed; contains the label. */
  readonly open: string;
  /** Accessible name of the button while the chat is open. */
  readonly close: string;
  /** What only the browser has. Undefined on the server, where the chat stays closed. */
  readonly tools?: {
    readonly texts: ChatTexts;
    readonly composeReply: ComposeReply;
    readonly loadSearch: LoadSearch;
  };
};

export function Chat({ title, open, close, tools }: ChatProps) {
  const id = `${useId()}panel`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useRef<FindPages>(undefined);
  const { messages, send } = useConversation((message) => tools?.composeReply(message, search.current));
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
        <Icon name="chat" />
        <Text>{title}</Text>
      </button>
      {isOpen && tools !== undefined
        ? createPortal(
            <ChatPanel
              ref={panel}
              id={id}
              title={title}
              close={close}
              texts={tools.texts}
              messages={messages}
              onSend={send}
              onClose={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />,
            // In the bottom bar, away from its button in the top bar.
            document.getElementById('chat') ?? document.body,
          )
        : null}
    </>
  );
}

type DismissOptions = {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  readonly close: () => void;
};

/** Leaving by keyboard closes the chat. Only Escape in the chat moves the focus, to the button. */
function useDismiss({ isOpen, panel, button, close }: DismissOptions): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: unknown) =>
      target instanceof Node && (panel.current?.contains(target) || button.current?.contains(target));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isPlainKey(event)) return;
      // Escape has other effects in the fields of the page.
      if (isField(event.target) && !isInside(event.target)) return;
      // An open menu is above the chat and closes first.
      if (document.querySelector('details.menu[open]') !== null) return;
      const { activeElement } = document;
      close();
      if (isInside(activeElement) || activeElement === document.body) button.current?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isInside(target)) return;
      // Waits until the browser has scrolled to the focused element.
      requestAnimationFrame(() => {
        if (target instanceof Element && isCovered(target, panel.current)) close();
      });
    };
    // Listens in the capture phase, before the menus of the page close on the same key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
    };
  });
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
  );
}

function isCovered(element: Element, panel: Element | null): boolean {
  if (panel === null) return false;
  const elementRect = element.getBoundingClientRect();
  const panelRect = panel.getBoundingClientRect();
  return (
    Math.max(elementRect.top, 0) >= panelRect.top &&
    Math.min(elementRect.bottom, innerHeight) <= panelRect.bottom &&
    Math.max(elementRect.left, 0) >= panelRect.left &&
    Math.min(elementRect.right, innerWidth) <= panelRect.right
  );
}
