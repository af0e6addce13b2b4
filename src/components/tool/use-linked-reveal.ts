import { useEffect, useSyncExternalStore } from 'react';

const marker = 'data-linked';
const isHidden = (): boolean => document.documentElement.hasAttribute(marker);
const reveal = (): void => document.documentElement.removeAttribute(marker);
const subscribeToNothing = () => () => {};

/**
 * Shows a tool that was hidden because the address carries figures (`src/server/document/hide-defaults.ts`), once these have been taken over and
 * `isSettled`: whether all that is deferred shows the latest figures.
 */
export function useLinkedReveal(isSettled = true): void {
  // False while hydrating, true in the render after it, which is also the first that `useStoredForm` has the linked figures for.
  const isTakenOver = useSyncExternalStore(subscribeToNothing, isHidden, () => false);
  useEffect(() => {
    if (isTakenOver && isSettled) reveal();
  }, [isTakenOver, isSettled]);
  useEffect(() => reveal, []);
}
