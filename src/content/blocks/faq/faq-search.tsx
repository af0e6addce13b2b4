'use client';

import { useEffect, useId, useState } from 'react';
import { createTabValue } from '@/components/create-tab-value';
import { useEarlyInput } from '@/components/use-early-input';
import styles from './faq-list.module.css';
import { matchesQuery } from './faq-match';

interface FaqSearchProps {
  /** `results` holds `#` where the count goes. */
  words: { label: string; results: string; noResult: string };
}

function showMatches(query: string): number {
  let count = 0;
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('[data-faq]')) {
    const isMatch = matchesQuery(entry.textContent ?? '', query);
    entry.hidden = !isMatch;
    if (isMatch) count += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]')) group.hidden = !group.querySelector('[data-faq]:not([hidden])');
  return count;
}

const useKeptQuery = createTabValue<string>();

export function FaqSearch({ words }: FaqSearchProps) {
  const id = useId();
  const early = useEarlyInput<HTMLDivElement>();
  const [query, setQuery] = useKeptQuery('');
  const [found, setFound] = useState<number | null>(null);
  const [brought] = useState(query);
  useEffect(() => {
    if (brought !== '') queueMicrotask(() => setFound(showMatches(brought)));
  }, [brought]);
  const search = (wanted: string): void => {
    setQuery(wanted);
    setFound(showMatches(wanted));
  };
  const status = found === null || query.trim() === '' ? '' : found === 0 ? words.noResult : words.results.replace('#', String(found));
  return (
    <div ref={early} className={styles.search} role="search">
      <label htmlFor={id}>{words.label}</label>
      <input id={id} type="search" value={query} autoComplete="off" onChange={(event) => search(event.target.value)} />
      <p role="status">{status}</p>
    </div>
  );
}
