'use client';

import type { z } from 'zod';
import type { TranslationProps } from '@/i18n/translation-props';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import { openAddress } from '../frame/desk-location';
import { searchedWordsMin, searchRequested } from '../search/search-query';
import { staffSessionSlice } from '../session/staff-session.slice';
import { listAddress, type ListFilter } from './desk-list';
import styles from './desk-list.module.css';

export interface FilterableList {
  querySchema: z.ZodObject;
  filters: readonly ListFilter[];
  hasPeople?: boolean;
}

interface ListFiltersProps extends TranslationProps<'desk'> {
  list: FilterableList;
  pathname: string;
  fields: Record<string, string>;
}

const peopleField = 'people';

/** The filters of a list; a choice counts at once, words when they are entered. */
export function ListFilters({ list, pathname, fields, t, locale }: ListFiltersProps) {
  const dispatch = useDeskDispatch();
  const { filters } = list;
  // Who may not look for people is not offered it.
  const maySearch = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'customer.read',
  );
  const hasPeople = list.hasPeople === true && maySearch;
  if (filters.length === 0) return null;
  const apply = (name: string, value: string): void =>
    openAddress(listAddress(pathname, fields, { [name]: value.trim() }));
  return (
    <form
      role="search"
      className={styles.filters}
      // Without this the fields would keep what the address of before said.
      key={JSON.stringify(fields)}
      onSubmit={(event) => {
        event.preventDefault();
        const { [peopleField]: people = '', ...entered } = Object.fromEntries(
          [...new FormData(event.currentTarget)].map(([name, value]) => [
            name,
            typeof value === 'string' ? value.trim() : '',
          ]),
        );
        const search = searchRequested(locale, people);
        if (search) dispatch(search);
        else openAddress(listAddress(pathname, fields, entered));
      }}
    >
      {hasPeople ? (
        <div>
          <label htmlFor="filter-people">{t('customer.searchPeople')}</label>
          <input
            id="filter-people"
            name={peopleField}
            type="search"
            data-filter
            minLength={searchedWordsMin}
            maxLength={staffTextLimits.search}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      ) : null}
      {filters.map((filter, index) => (
        <div key={filter.name}>
          <label htmlFor={`filter-${filter.name}`}>{t(filter.label)}</label>
          {filter.kind === 'choice' ? (
            <select
              id={`filter-${filter.name}`}
              name={filter.name}
              data-filter={(index === 0 && !hasPeople) || undefined}
              defaultValue={fields[filter.name] ?? filter.usual ?? ''}
              onChange={({ target }) => apply(filter.name, target.value)}
            >
              {filter.usual === undefined ? (
                <option value="">{t(filter.none ?? 'list.all')}</option>
              ) : null}
              {filter.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={`filter-${filter.name}`}
              name={filter.name}
              type={filter.kind === 'day' ? 'date' : 'search'}
              data-filter={(index === 0 && !hasPeople) || undefined}
              defaultValue={fields[filter.name] ?? ''}
            />
          )}
        </div>
      ))}
      <button type="submit">{t('list.apply')}</button>
      {Object.keys(fields).length === 0 ? null : (
        <button type="button" onClick={() => openAddress(pathname)}>
          {t('list.clear')}
        </button>
      )}
    </form>
  );
}
