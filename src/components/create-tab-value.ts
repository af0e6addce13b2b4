import { useState } from 'react';

/** A state that outlives its component in this tab, so that a change of language, which mounts the page anew, keeps it. */
export function createTabValue<T>(): (initial: T) => readonly [T, (next: T) => void] {
  let kept: T | undefined;
  return function useTabValue(initial) {
    const [value, setValue] = useState(kept ?? initial);
    const keep = (next: T): void => {
      kept = next;
      setValue(next);
    };
    return [value, keep];
  };
}
