import { setLanguageCookie } from '@/lib/language-cookie';
import type { Locale } from '@/contracts/locale';

/** A link of the switch of languages (`src/components/header/language-switch.tsx`). */
interface LanguageLink extends HTMLAnchorElement {
  readonly dataset: DOMStringMap & { language?: Locale };
}

type Entry = string | boolean;

const clickDeadlineMs = 10_000;

/** React marks the elements that it has hydrated with a property of a random ending. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** React marks elements while it prepares a page, and hears them once it has taken the page over: on a slow phone a second later. */
export const isLive = (element: Element): boolean =>
  isHydrated(element) &&
  (window.isTakenOver === true || document.querySelector('[data-menus]') === null);

/** Whether what is entered there is lost by nothing: the part lives, or the browser itself sends the form to its address. */
const isTakenCareOf = (element: Element): boolean =>
  element.closest('[data-hydrated],form[action]') !== null;

/** Whether something entered waits for a part of the page that is still to live: another document would lose it. */
const isAnythingHeld = (): boolean =>
  [...(window.earlyInput?.keys() ?? [])].some(
    (target) => target instanceof Element && target.isConnected && !isTakenCareOf(target),
  );

function entryOf(control: EventTarget): Entry | undefined {
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' || control.type === 'radio'
      ? control.checked
      : control.value;
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    ? control.value
    : undefined;
}

/**
 * Keeps what is entered, submitted or pressed before the page is hydrated, so that nothing of it is lost. A form without an address of its
 * own is held back: sent by the browser, it would lose what was typed and show it in the address. `start` is called when something is entered, or
 * pressed that only a hydrated page can do. Returns what ends that.
 */
export function holdEntries(start: () => void): () => void {
  const { pathname } = window.location;
  const entries = Object.assign(new Map<EventTarget, Entry>(), {
    path: pathname,
    complete: new Set<EventTarget>(),
  });
  window.earlyInput = entries;
  const end = new AbortController();

  function onInput({ target }: Event): void {
    if (window.location.pathname !== pathname) {
      entries.clear();
      end.abort();
      return;
    }
    if (!(target instanceof Element) || isTakenCareOf(target)) return;
    // React hears what is begun with its own controls; what was begun before is kept up to date until it has been taken over.
    if (isLive(target) && !entries.has(target)) return;
    const entry = entryOf(target);
    if (entry === undefined) return;
    entries.set(target, entry);
    entries.complete.delete(target);
    start();
  }

  function onSubmit(event: SubmitEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    if (isTakenCareOf(target) || isLive(target)) return;
    event.preventDefault();
    window.earlySubmit = target;
    start();
  }

  /** Left, or confirmed by the Enter key. */
  const onChange = ({ target }: Event): void => void (target && entries.complete.add(target));

  const early = { capture: true, signal: end.signal };
  document.addEventListener('input', onInput, early);
  document.addEventListener('change', onChange, early);
  document.addEventListener('submit', onSubmit, early);
  document.addEventListener('click', (event) => onClick(event, start), early);
  return () => end.abort();
}

function onClick(event: MouseEvent, start: () => void): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const language = target.closest<LanguageLink>('a[data-language]');
  if (language && isPlain && isAnythingHeld()) {
    hold(event, start);
    const press = (): void => language.click();
    return whenReady(language, {
      isReady: () => isLive(language) && !isAnythingHeld(),
      work: press,
      giveUp() {
        window.earlyInput?.clear();
        press();
      },
    });
  }
  if (language && !isHydrated(language)) return keepLanguage(language);
  const button = target.closest<HTMLElement>(
    isPlain ? 'button[type="button"]:enabled, a[data-opens-here]' : 'button[type="button"]:enabled',
  );
  // The buttons of notices work by the script that stands beside them.
  if (!button || isLive(button) || button.closest('[data-notice]')) return;
  hold(event, start);
  whenReady(button, { isReady: () => isLive(button), work: () => button.click() });
}

/** Keeps an event from doing anything, and asks for the scripts that will do it. */
export function hold(event: Event, start: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  start();
}

/** What the hydrated switch of languages does as well: it keeps query and fragment, and remembers the choice. */
function keepLanguage(link: LanguageLink): void {
  const { language } = link.dataset;
  if (language) setLanguageCookie(language);
  link.search = window.location.search;
  link.hash = window.location.hash;
}

interface Readiness {
  isReady: () => boolean;
  work: () => void;
  /** Where it never is. */
  giveUp?: () => void;
}

/** Does something with an element once it is ready. */
export function whenReady(element: HTMLElement, { isReady, work, giveUp }: Readiness): void {
  const deadline = performance.now() + clickDeadlineMs;
  const look = (): void => {
    if (!element.isConnected) return;
    // Effects, which may add listeners, run after the properties are there.
    if (isReady()) setTimeout(work, 50);
    else if (performance.now() <= deadline) requestAnimationFrame(look);
    else giveUp?.();
  };
  look();
}
