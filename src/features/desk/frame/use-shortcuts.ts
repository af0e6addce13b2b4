'use client';

import { createContext, useContext, useEffect, useRef } from 'react';

const sequenceMs = 1_500;

/** What opens the list of commands, as it is shown. */
export const paletteKeys = 'Ctrl+K';

/** What opens a screen: `g`, then its own key. */
export const goTo = (key: string): string => ['g', key].join(' ');

/** Whether the sign-in stands in place of the screens, which then take no keys. */
export const DeskLock = createContext(false);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Control+${key.toLowerCase()}` : key;

/**
 * Runs what a key is for: `j`, a sequence such as `g s`, or `Control+k` (also with the command key). Keys without Control are left alone in fields and open dialogs,
 * as WCAG 2.1.4 asks of shortcuts of one character: they can be typed nowhere by accident, and the list of commands does the same.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const isLocked = useContext(DeskLock);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (isLocked) return;
    let first: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      const isChord = name.startsWith('Control+');
      const isElsewhere =
        event.defaultPrevented ||
        event.altKey ||
        (!isChord &&
          (isTyping(event.target) ||
            (event.target instanceof Element &&
              event.target.closest('dialog, [role="dialog"]') !== null)));
      if (isElsewhere) return;
      const sequence =
        first && event.timeStamp - first.at < sequenceMs ? `${first.key} ${name}` : name;
      const action = latest.current[sequence] ?? latest.current[name];
      first = { key: name, at: event.timeStamp };
      if (!action) return;
      first = null;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isLocked]);
}
