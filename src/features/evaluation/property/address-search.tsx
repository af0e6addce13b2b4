'use client';

import InputBase from '@mui/material/InputBase';
import { useId, useState, type KeyboardEvent } from 'react';
import { useMissedSearch } from '@/components/use-missed-search';
import type { AddressHit } from '@/contracts/evaluation/evaluation';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { idle, type RequestRecord } from '@/lib/saga/request-record';
import type { EvaluationState } from '../evaluation.types';
import type { EnabledInputs } from '../required-lists';
import styles from './address-search.module.css';

interface AddressSearchProps extends TranslationProps<'evaluation'> {
  text: string;
  evaluation: Pick<EvaluationState, 'search' | 'searchQuery' | 'requests'>;
  enabledInputs: EnabledInputs;
  onText: (text: string) => void;
  onSearch: (query: string) => void;
  onChoose: (hit: AddressHit) => void;
  /** Goes on by hand with what was searched, in the street or district that was found, if any; offered where it is given. */
  onEnterByHand?: (address: string, around: AddressHit | undefined) => void;
}

const streetLevels: readonly AddressHit['level'][] = ['street', 'streetno', 'building'];
const isLongEnough = (query: string): boolean => /\p{Script=Han}/u.test(query) || query.length > 1;

function isSelectable({ level, ids }: AddressHit, open: EnabledInputs): boolean {
  if (ids.estate !== undefined) return open.estate;
  return streetLevels.includes(level) || level === 'block' ? open.street : true;
}

const surroundings: readonly AddressHit['level'][] = ['area', 'district', 'street'];

/** Whether a search has found no property: nothing at all, or only the street of a number. */
function isPropertyMissing(query: string, [best]: readonly AddressHit[]): boolean {
  return !best || (/\d/.test(query) && surroundings.includes(best.level));
}

/** Address search: a combobox with a listbox navigated by arrow keys while focus stays in the input (WAI-ARIA APG). */
export function AddressSearch({
  text,
  evaluation,
  enabledInputs,
  onText,
  onSearch,
  onChoose,
  onEnterByHand,
  t,
  locale,
}: AddressSearchProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const hits =
    query === '' ? [] : evaluation.search.filter((hit) => isSelectable(hit, enabledInputs));
  const isCurrent = evaluation.searchQuery === query;
  const record = evaluation.requests.search ?? idle;
  const offersByHand =
    onEnterByHand !== undefined &&
    enabledInputs.byHand &&
    isLongEnough(query) &&
    isCurrent &&
    record.status === 'succeeded' &&
    isPropertyMissing(query, hits);
  const hasFoundNothing =
    isCurrent && record.status === 'succeeded' && evaluation.search.length === 0;
  useMissedSearch(hasFoundNothing ? query : null, 'valuation', locale);
  const optionCount = hits.length + (offersByHand ? 1 : 0);
  const isShown = isOpen && optionCount > 0;
  const activeHit = isShown ? hits[active] : undefined;
  const isByHandActive = isShown && offersByHand && active === hits.length;

  const requestSearch = (next: string): void => {
    const asked = next.trim();
    setActive(-1);
    setIsOpen(true);
    onSearch(isLongEnough(asked) ? asked : '');
  };

  const choose = (hit: AddressHit): void => {
    setIsOpen(false);
    setActive(-1);
    onChoose(hit);
  };
  const enterByHand = (): void => {
    setIsOpen(false);
    setActive(-1);
    onEnterByHand?.(query, hits[0]);
  };
  const move = (event: KeyboardEvent, step: number): void => {
    event.preventDefault();
    setIsOpen(true);
    if (optionCount === 0) return;
    const start = active === -1 && step < 0 ? 0 : active;
    setActive((start + step + optionCount) % optionCount);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method editor is composing, key events belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isByHandActive) return enterByHand();
      const hit = activeHit ?? (isShown && isCurrent ? hits[0] : undefined);
      if (hit) choose(hit);
    }
  };
  const status = searchStatus({ query, isOpen, isCurrent, count: hits.length, record, t });

  return (
    <div className={styles.search} role="search">
      <label htmlFor={id} className={styles.label}>
        {t('search.label')}
      </label>
      <div className={styles.box}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className={styles.glass}>
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="M12.8 12.8 17 17" />
        </svg>
        <InputBase
          id={id}
          className={styles.input}
          value={text}
          placeholder={t('search.placeholder')}
          onChange={(event) => {
            onText(event.target.value);
            if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
              requestSearch(event.target.value);
          }}
          onCompositionEnd={(event) =>
            requestSearch(event.currentTarget.querySelector('input')?.value ?? text)
          }
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              maxLength: textLimits.addressSearch,
              autoComplete: 'off',
              autoCorrect: 'off',
              spellCheck: false,
              'aria-autocomplete': 'list',
              'aria-expanded': isShown,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': activeHit || isByHandActive ? `${id}-${active}` : undefined,
              'aria-describedby': `${id}-hint`,
            },
          }}
        />
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.results')}
        className={styles.list}
        hidden={!isShown}
      >
        {hits.map((hit, index) => (
          <li
            key={hit.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={index === active ? styles.active : styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => choose(hit)}
          >
            <span>{hit.label}</span> <small>{t(`level.${hit.level}`)}</small>
          </li>
        ))}
        {offersByHand ? (
          <li
            id={`${id}-${hits.length}`}
            role="option"
            aria-selected={isByHandActive}
            className={isByHandActive ? styles.active : styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(hits.length)}
            onClick={enterByHand}
          >
            <span>{t('search.byHand', { address: query })}</span>
          </li>
        ) : null}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('search.hint')}
      </p>
      <p role="status" className={hits.length > 0 ? 'visually-hidden' : styles.status}>
        {status}
      </p>
    </div>
  );
}

interface SearchStatusInput extends Pick<TranslationProps<'evaluation'>, 't'> {
  query: string;
  isOpen: boolean;
  isCurrent: boolean;
  count: number;
  record: RequestRecord;
}

function searchStatus({ query, isOpen, isCurrent, count, record, t }: SearchStatusInput): string {
  if (!isOpen || query === '') return '';
  if (record.status === 'failed') return t('search.failed');
  if (!isCurrent) return record.status === 'loading' ? t('search.searching') : '';
  return count === 0 ? t('search.none') : t(count === 1 ? 'search.one' : 'search.many', { count });
}
