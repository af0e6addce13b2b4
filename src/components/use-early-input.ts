import { useEffect, useRef, type RefObject } from 'react';

type Entry = string | boolean;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Input entered before hydration, by control; recorded by `src/server/early/hold-entries.ts`. */
    earlyInput?: Map<EventTarget, Entry> & {
      path: string;
      /** Controls that say that their entry is complete, although some still have the focus. */
      complete: Set<EventTarget>;
    };
    /** A form that was submitted before hydration. */
    earlySubmit?: HTMLFormElement | undefined;
  }
}

/** The control itself, or the one with the same id that replaced it in the document. */
function connectedControl(target: EventTarget): Control | null {
  const control =
    target instanceof Element && !target.isConnected ? document.getElementById(target.id) : target;
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** React ignores an event whose value equals its last known one, so the value is changed first and then set through the native setter, which bypasses React's value tracking. */
function replayEntry(control: Control, entry: Entry, isComplete: boolean): void {
  if (typeof entry === 'boolean') {
    if (!(control instanceof HTMLInputElement)) return;
    control.checked = !entry;
    control.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  control.value =
    control instanceof HTMLInputElement && control.type === 'range' ? control.min : '';
  set?.call(control, entry);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  if (isComplete || control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Replays one control at a time, so that each change is rendered before the next, and then the submission. What was recorded on another page is discarded. */
async function replayEarlyInput(container: Element): Promise<void> {
  if (window.earlyInput?.path !== window.location.pathname) {
    window.earlyInput?.clear();
    window.earlySubmit = undefined;
  }
  // Within an effect React draws nothing, and would put the control back.
  await Promise.resolve();
  for (const [target, entry] of [...(window.earlyInput ?? [])]) {
    const control = connectedControl(target);
    if (!control || !container.contains(control)) continue;
    replayEntry(control, entry, window.earlyInput?.complete.has(target) ?? false);
    window.earlyInput?.delete(target);
    window.earlyInput?.delete(control);
    await Promise.resolve();
  }
  const form = window.earlySubmit;
  if (!form || !container.contains(form)) return;
  window.earlySubmit = undefined;
  form.requestSubmit();
}

/** A ref for the container of controls that are usable before hydration: replays the input entered by then as regular input events, and a submission made by then. */
export function useEarlyInput<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => {
    if (!container.current) return;
    container.current.dataset.hydrated = '';
    void replayEarlyInput(container.current);
  }, []);
  return container;
}
