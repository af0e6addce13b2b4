'use client';

import { useEffect, useId, useState } from 'react';
import { createTabState } from '@/components/create-tab-state';
import { useEarlyInput } from '@/components/use-early-input';
import { fillWord } from '@/content/fill-word';
import type { Locale } from '@/contracts/locale';
import type { NotedSearch } from '@/lib/analytics/noted-faq-search';
import type { QuestionSearch } from '@/lib/search/question-search';
import { matchesQuery } from '@/lib/texts/matches-query';
import styles from './faq-list.module.css';
import { loadFaqSearch } from './load-faq-search';

interface FaqSearchProps {
  locale: Locale;
  /** `results` has a gap for the count. */
  words: { label: string; results: string; noResult: string };
}

/** Hides the questions that neither hold the words nor are found by the search, and shows the nearest where none is left; returns how many are shown. */
function filterEntries(query: string, search: QuestionSearch | null): number {
  const { matching, near } = search?.(query) ?? { matching: [], near: [] };
  const entries = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq]')];
  const isMatch = (entry: HTMLDetailsElement) =>
    matching.includes(entry.id) || matchesQuery(entry.textContent ?? '', query);
  const shown = new Set(
    entries.some(isMatch) ? entries.filter(isMatch) : entries.filter(({ id }) => near.includes(id)),
  );
  for (const entry of entries) entry.hidden = !shown.has(entry);
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]'))
    group.hidden = !group.querySelector('[data-faq]:not([hidden])');
  return shown.size;
}

const useSearchQuery = createTabState<string>();

export function FaqSearch({ locale, words }: FaqSearchProps) {
  const id = useId();
  const earlyInputRef = useEarlyInput<HTMLDivElement>();
  const [query, setQuery] = useSearchQuery('');
  const [matchCount, setMatchCount] = useState<number | null>(null);
  const [isWanted, setWanted] = useState(query !== '');
  const [search, setSearch] = useState<NotedSearch | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void loadFaqSearch(locale).then((loaded) => {
      if (isCurrent) setSearch(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, locale]);
  useEffect(() => {
    const count = filterEntries(query, search);
    search?.note?.(count === 0 ? query : null);
    queueMicrotask(() => setMatchCount(count));
  }, [query, search]);
  const status =
    matchCount === null || query.trim() === ''
      ? ''
      : matchCount === 0
        ? words.noResult
        : fillWord(words.results, String(matchCount));
  return (
    <div ref={earlyInputRef} className={styles.search} role="search">
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          // The focus of a field that is used before the page lives goes unheard.
          setWanted(true);
          setQuery(event.target.value);
        }}
      />
      <p role="status">{status}</p>
    </div>
  );
}
