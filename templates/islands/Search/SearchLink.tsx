/**
 * The link to the search in the top bar. It leads to the list of all pages; with scripts it opens the search
 * dialog.
 */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../island-context.tsx';
import { SearchPanel, type SearchSupply } from './SearchPanel.tsx';

export type SearchLinkProps = {
  readonly label: string;
  /** Address of the list of all pages. */
  readonly href: string;
  readonly supply: SearchSupply | undefined;
};

/** Returns the link, and the search dialog while the dialog is open. */
export function SearchLink({ label, href, supply }: SearchLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // In a new tab, the browser opens the list of all pages.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    link.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <a ref={link} href={href} aria-haspopup="dialog" onClick={open}>
        <Icon name="search" />
        <Text>{label}</Text>
      </a>
      {isOpen && supply !== undefined
        ? createPortal(<SearchDialog supply={supply} onClose={close} />, document.body)
        : null}
    </>
  );
}

type SearchDialogProps = {
  readonly supply: SearchSupply;
  readonly onClose: () => void;
};

/** Returns the dialog. It is closed by Escape, its button, a press outside or a followed link. */
function SearchDialog({ supply, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const { texts } = supply;
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={texts.open} onClose={onClose} closedby="any">
      <div>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
        <SearchPanel ref={field} label={texts.label} supply={supply} onFollow={close} />
      </div>
    </dialog>
  );
}
