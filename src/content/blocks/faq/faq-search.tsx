'use client';

import { useEffect, useId, useState } from 'react';
import { createTabState } from '@/components/create-tab-state';
import { useEarlyInput } from '@/components/use-early-input';
import styles from './faq-list.module.css';
import { matchesQuery } from '@/lib/texts/matches-query';

interface FaqSearchProps {
  /** `results` holds `#` where the count goes. */
  words: { label: string; results: string; noResult: string };
}

function filterEntries(query: string): number {
  let count = 0;
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('[data-faq]')) {
    const isMatch = matchesQuery(entry.textContent ?? '', query);
    entry.hidden = !isMatch;
    if (isMatch) count += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]'))
    group.hidden = !group.querySelector('[data-faq]:not([hidden])');
  return count;
}

const useSearchQuery = createTabState<string>();

export function FaqSearch({ words }: FaqSearchProps) {
  const id = useId();
  const earlyInputRef = useEarlyInput<HTMLDivElement>();
  const [query, setQuery] = useSearchQuery('');
  const [matchCount, setMatchCount] = useState<number | null>(null);
  const [restoredQuery] = useState(query);
  useEffect(() => {
    if (restoredQuery !== '') queueMicrotask(() => setMatchCount(filterEntries(restoredQuery)));
  }, [restoredQuery]);
  const search = (nextQuery: string): void => {
    setQuery(nextQuery);
    setMatchCount(filterEntries(nextQuery));
  };
  const status =
    matchCount === null || query.trim() === ''
      ? ''
      : matchCount === 0
        ? words.noResult
        : words.results.replace('#', String(matchCount));
  return (
    <div ref={earlyInputRef} className={styles.search} role="search">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
      />
      <p role="status">{status}</p>
    </div>
  );
}
