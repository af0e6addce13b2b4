'use client';

import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskDispatch } from '@/store/desk-hooks';
import { searchedWordsMin, searchRequested } from './search-query';
import styles from './search-box.module.css';

/** The one field in which staff look for a person or a case. */
export function SearchBox({ t, locale }: TranslationProps<'desk'>) {
  const dispatch = useDeskDispatch();
  return (
    <form
      role="search"
      className={styles.box}
      aria-label={t('frame.search')}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        const action = searchRequested(locale, typeof typed === 'string' ? typed : '');
        if (action) dispatch(action);
      }}
    >
      <input
        name="q"
        type="search"
        data-search
        required
        minLength={searchedWordsMin}
        maxLength={staffTextLimits.search}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('frame.search')}
        placeholder={t('frame.search')}
      />
      <button type="submit">{t('frame.searchNow')}</button>
    </form>
  );
}
