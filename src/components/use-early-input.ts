import { useEffect, useRef, type RefObject } from 'react';

type Entry = string | boolean;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What was entered before the page came to life, by control; kept by the inline script of `src/server/page/late-scripts.ts`. */
    earlyInput?: Map<EventTarget, Entry> & { path: string };
  }
}

/** The control itself, or the one that took its place. */
function standing(target: EventTarget): Control | null {
  const control = target instanceof Element && !target.isConnected ? document.getElementById(target.id) : target;
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** React takes the same value twice for no change, so the control shows another one for a moment, behind React's back when it changes again. */
function enter(control: Control, entry: Entry): void {
  if (typeof entry === 'boolean') {
    if (!(control instanceof HTMLInputElement)) return;
    control.checked = !entry;
    control.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  control.value = control instanceof HTMLInputElement && control.type === 'range' ? control.min : '';
  set?.call(control, entry);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** One control after the other, so that each change is rendered before the next one builds on it. What was entered on another page is nobody's any more. */
async function enterAgain(container: Element): Promise<void> {
  if (window.earlyInput?.path !== window.location.pathname) window.earlyInput?.clear();
  for (const [target, entry] of [...(window.earlyInput ?? [])]) {
    const control = standing(target);
    if (!control || !container.contains(control)) continue;
    enter(control, entry);
    window.earlyInput?.delete(target);
    window.earlyInput?.delete(control);
    await Promise.resolve();
  }
}

/** A ref for the element around controls that can be used before the page comes to life: what was entered by then is entered again, and counts. */
export function useEarlyInput<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => {
    if (!container.current) return;
    container.current.dataset.lives = '';
    void enterAgain(container.current);
  }, []);
  return container;
}
