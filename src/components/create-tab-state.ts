import { useState } from 'react';

/** Creates a state hook whose value outlives its component within the tab, so that a locale change, which remounts the page, keeps it. */
export function createTabState<T>(): (initial: T) => readonly [T, (next: T) => void] {
  let lastValue: T | undefined;
  return function useTabState(initial) {
    const [value, setValue] = useState(lastValue ?? initial);
    const updateValue = (next: T): void => {
      lastValue = next;
      setValue(next);
    };
    return [value, updateValue];
  };
}
