'use client';

import { useEffect, useId, useMemo, useState } from 'react';
import { useMissedSearch } from '@/components/use-missed-search';
import type { Faq } from '@/contracts/site/site';
import { localise } from '@/lib/localise';
import type { QuestionSearch } from '@/lib/search/question-search';
import { matchesQuery } from '@/lib/texts/matches-query';
import { CollectionState } from '../site/collection-state';
import { faq } from '../site/site-collections.slice';
import { useFilledQuery } from '../site/use-filled-query';
import styles from './help-drawer.module.css';
import type { SitePartProps } from '../site/site-part-props';

const shownWithoutSearch = 5;
const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** The search over `faqs` in all languages, once its script is there; null until then. */
function useQuestionSearch(faqs: readonly Faq[] | undefined): QuestionSearch | null {
  const [findQuestions, setFindQuestions] = useState<QuestionSearch | null>(null);
  useEffect(() => {
    if (!faqs) return undefined;
    let isCurrent = true;
    import('@/lib/search/faq-search').then(
      ({ createFaqSearch }) => {
        if (isCurrent) setFindQuestions(() => createFaqSearch(faqs));
      },
      // Without it the words themselves are still looked for.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [faqs]);
  return findQuestions;
}

/** The questions and answers of the site; the search looks through those that were loaded. */
export function HelpQuestions({ site, t }: SitePartProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  // On a touch screen the keyboard would cover what the drawer shows.
  const [hasKeyboard] = useState(() => !window.matchMedia('(pointer: coarse)').matches);
  const query = useFilledQuery(faq, { site, request: {} });
  const { locale } = site;
  const entries = useMemo(
    () =>
      query.data?.map((entry) => ({
        id: entry._id,
        question: localise(entry, 'question', { locale }),
        answer: localise(entry, 'answer', { locale }),
      })) ?? [],
    [query.data, locale],
  );
  const findQuestions = useQuestionSearch(query.data);
  const isSearching = search.trim() !== '';
  const matches = useMemo(() => {
    if (!isSearching) return entries.slice(0, shownWithoutSearch);
    const { matching, near } = findQuestions?.(search) ?? { matching: [], near: [] };
    const withIds = (ids: string[]) =>
      ids.flatMap((key) => entries.filter((entry) => entry.id === key));
    const others = entries.filter(
      ({ id: key, question, answer }) =>
        !matching.includes(key) && matchesQuery(`${question} ${answer}`, search),
    );
    const all = [...withIds(matching), ...others];
    return all.length > 0 ? all : withIds(near);
  }, [entries, findQuestions, isSearching, search]);
  useMissedSearch(
    isSearching && findQuestions && matches.length === 0 ? search : null,
    'help',
    locale,
  );
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={styles.search} role="search">
        <label htmlFor={id}>{t('questions.search')}</label>
        <input
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          autoFocus={hasKeyboard}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className={styles.found}>
          {isSearching && query.data
            ? matches.length === 0
              ? t('questions.none')
              : t('questions.found', { count: matches.length })
            : ''}
        </p>
      </div>
      <h3 id={`${id}-title`} className="visually-hidden">
        {t('questions.title')}
      </h3>
      <CollectionState
        query={query}
        t={t}
        label={t('questions.title')}
        isEmpty={isEmpty}
        empty={t('questions.empty')}
      >
        {() => (
          <div className={styles.questions}>
            {matches.map(({ id: key, question, answer }) => (
              <details key={key}>
                <summary>{question}</summary>
                {answer.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </div>
        )}
      </CollectionState>
    </section>
  );
}
