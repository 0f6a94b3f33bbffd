/** Converts events on an island that is not hydrated yet into records, which are replayed afterward. */

export type RecordedEvent = {
  readonly type: string;
  readonly target: EventTarget;
  /** Whether the default action was prevented, so that it must run later if the island fails to load. */
  readonly isPrevented: boolean;
  readonly replay: () => void;
};

/** Undefined for what the browser handles: presses, most links, checkboxes. Prevents all submissions. */
export function recordEvent(event: Event): RecordedEvent | undefined {
  const { type, target } = event;
  if (event instanceof SubmitEvent) return recordSubmit(event);
  if (type === 'invalid') return recordInvalid(event);
  if (!(target instanceof Element)) return undefined;
  if (type === 'input' || type === 'focusin')
    return createRecord(event, target, () => target.dispatchEvent(event));
  if (!(event instanceof MouseEvent) || type !== 'click') return undefined;
  const opener = target.closest<HTMLElement>('button[type="button"], a[aria-haspopup]');
  if (opener === null) return undefined;
  // A link that opens an island is followed normally when the island fails to load, or in another tab.
  const isPrevented = opener.matches('a');
  if (isPrevented && (event.ctrlKey || event.metaKey)) return undefined;
  if (isPrevented) event.preventDefault();
  return { ...createRecord(event, opener, () => opener.click()), isPrevented };
}

/** `added` replaces an earlier event of the same type on the same element. */
export function addEvent(events: readonly RecordedEvent[], added: RecordedEvent): readonly RecordedEvent[] {
  const others = events.filter(({ type, target }) => type !== added.type || target !== added.target);
  return [...others, added];
}

function createRecord({ type }: Event, target: EventTarget, replay: () => void): RecordedEvent {
  return { type, target, isPrevented: false, replay };
}

function recordSubmit(event: SubmitEvent): RecordedEvent | undefined {
  const { target: form, submitter, type } = event;
  if (!(form instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return { type, target: form, isPrevented: true, replay: () => form.requestSubmit(submitter) };
}

/** The browser fires an event for each invalid field; `addEvent` keeps only one record. */
function recordInvalid(event: Event): RecordedEvent | undefined {
  const { target: control } = event;
  const form = control instanceof HTMLElement ? control.closest('form') : null;
  if (form === null) return undefined;
  event.preventDefault();
  return { type: 'submit', target: form, isPrevented: true, replay: () => form.requestSubmit() };
}
