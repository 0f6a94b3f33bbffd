/** Records events on an island that is not hydrated yet, and replays them afterwards. */

/** An event to replay. */
export type HeldEvent = {
  readonly type: string;
  readonly target: EventTarget;
  /** Whether the default action was prevented, so that it must run if the island fails to load. */
  readonly isOwed: boolean;
  readonly repeat: () => void;
};

/**
 * Returns the event to replay; undefined when no replay is needed: the browser handles presses, most links, checkboxes
 * and disclosures itself, and a press is followed by its click. Prevents submissions, also those that the browser would
 * reject with its own messages.
 */
export function holdEvent(event: Event): HeldEvent | undefined {
  const { type, target } = event;
  if (event instanceof SubmitEvent) return holdSubmit(event);
  if (type === 'invalid') return holdInvalid(event);
  if (!(target instanceof Element)) return undefined;
  if (type === 'input' || type === 'focusin') return held(event, target, () => target.dispatchEvent(event));
  if (!(event instanceof MouseEvent) || type !== 'click') return undefined;
  const opener = target.closest<HTMLElement>('button[type="button"], a[aria-haspopup]');
  if (opener === null) return undefined;
  // A link that opens an island is followed normally when the island fails to load, or in another tab.
  const isOwed = opener.matches('a');
  if (isOwed && (event.ctrlKey || event.metaKey)) return undefined;
  if (isOwed) event.preventDefault();
  return { ...held(event, opener, () => opener.click()), isOwed };
}

/** Adds an event. It replaces an earlier one of the same type on the same element. */
export function addHeld(events: readonly HeldEvent[], added: HeldEvent): readonly HeldEvent[] {
  const others = events.filter(({ type, target }) => type !== added.type || target !== added.target);
  return [...others, added];
}

function held({ type }: Event, target: EventTarget, repeat: () => void): HeldEvent {
  return { type, target, isOwed: false, repeat };
}

function holdSubmit(event: SubmitEvent): HeldEvent | undefined {
  const { target: form, submitter, type } = event;
  if (!(form instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return { type, target: form, isOwed: true, repeat: () => form.requestSubmit(submitter) };
}

/** Records the submission once, although the browser fires an event for each invalid field. */
function holdInvalid(event: Event): HeldEvent | undefined {
  const { target: control } = event;
  const form = control instanceof HTMLElement ? control.closest('form') : null;
  if (form === null) return undefined;
  event.preventDefault();
  return { type: 'submit', target: form, isOwed: true, repeat: () => form.requestSubmit() };
}
