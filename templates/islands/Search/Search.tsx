import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../rendering/island-context.tsx';
import { useLanguage } from '../../rendering/language-context.tsx';
import { type SearchData, SearchPanel } from './SearchPanel.tsx';

export type SearchProps = {
  readonly label: string;
  /** Address of the link without scripts; undefined for the field in a page. */
  readonly href?: string;
  /** Undefined on the server: the link leads to the site map, and the field has no results. */
  readonly data?: SearchData;
};

export function Search({ label, href, data }: SearchProps) {
  return href === undefined ? (
    <SearchPanel label={label} data={data} />
  ) : (
    <SearchLink label={label} href={href} data={data} />
  );
}

type SearchLinkProps = {
  readonly label: string;
  readonly href: string;
  readonly data: SearchData | undefined;
};

/** Leads to the list of all pages; with scripts it opens the search dialog. */
function SearchLink({ label, href, data }: SearchLinkProps) {
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
      {isOpen && data !== undefined
        ? createPortal(<SearchDialog data={data} link={link} onClose={close} />, document.body)
        : null}
    </>
  );
}

type SearchDialogProps = {
  readonly data: SearchData;
  /** The link that opened the dialog, which stands below it on wide screens. */
  readonly link: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

function SearchDialog({ data, link, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { dir } = useLanguage();
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    const place = () => {
      if (link.current === null || dialog.current === null) return;
      const { bottom, left, right } = link.current.getBoundingClientRect();
      const end = dir === 'rtl' ? left : document.documentElement.clientWidth - right;
      dialog.current.style.setProperty('--link-bottom', `${bottom}px`);
      dialog.current.style.setProperty('--link-end', `${end}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [dir, link]);
  const { texts } = data;
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={texts.open} onClose={onClose} closedby="any">
      <div>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
        <SearchPanel ref={field} label={texts.label} data={data} onFollow={close} />
      </div>
    </dialog>
  );
}
