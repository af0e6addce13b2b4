import { hold, isLive, whenReady } from './hold-entries';

/** Holds the keys that choose the next of several tabs, which browsers know nothing of, until the tabs live. */
export function holdTabKeys(start: () => void): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      const tab = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
      if (!tab || isLive(tab) || !/^(?:Arrow|Home|End)/.test(key)) return;
      hold(event, start);
      whenReady(tab, {
        isReady: () => isLive(tab),
        work: () => tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      });
    },
    true,
  );
}
