'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { SearchResult } from '@/contracts/customer/search';
import type { TranslationProps } from '@/i18n/translation-props';
import { isLoading } from '@/lib/saga/request-record';
import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import styles from '../../frame/desk-app.module.css';
import { FailureNotice } from '../../frame/failure-notice';
import { searchedWordsMin } from '../../search/search-query';
import { mergeSearch } from './merge-queries';

interface MergeSearchProps extends TranslationProps<'desk'> {
  customerId: string;
  onChosen: (customerId: string) => void;
  onClose: () => void;
}

interface FoundRecord {
  customerId: string;
  name: string | null;
  by: string;
}

const { selectData, selectRequest } = mergeSearch.slice.selectors;

/** Records that were found by themselves or by an application, each once. */
function recordsOf(found: SearchResult | null, without: string): FoundRecord[] {
  const records = [
    ...(found?.customers ?? []).map(({ customerId, name, phoneEnding }) => ({
      customerId,
      name,
      by: `…${phoneEnding}`,
    })),
    ...(found?.applications ?? []).flatMap(({ customerId, name, applicationNumber }) =>
      customerId === null ? [] : [{ customerId, name, by: applicationNumber }],
    ),
  ];
  const ids = records.map(({ customerId }) => customerId);
  return records.filter(
    ({ customerId }, at) => customerId !== without && ids.indexOf(customerId) === at,
  );
}

/** Looks for the record that staff know to be of the same customer. */
export function MergeSearch({ customerId, onChosen, onClose, t, locale }: MergeSearchProps) {
  const dispatch = useDeskDispatch();
  const record = useDeskSelector((state) => selectRequest(state));
  const found = useDeskSelector(selectData);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { q: '' } });
  const isDone = formState.isSubmitSuccessful && found !== null && !isLoading(record);
  const records = isDone ? recordsOf(found, customerId) : [];
  return (
    <section className={styles.panel} aria-labelledby="merge-search">
      <h2 id="merge-search">{t('merge.searchTitle')}</h2>
      <p>{t('merge.searchLead')}</p>
      <form
        noValidate
        role="search"
        aria-labelledby="merge-search"
        onSubmit={(event) =>
          void handleSubmit(({ q }) => {
            dispatch(
              mergeSearch.slice.actions.requested({ locale, request: { body: { q: q.trim() } } }),
            );
          })(event)
        }
      >
        <TextField
          id="merge-q"
          label={t('merge.searchFor')}
          hint={t('merge.searchHint')}
          problem={formState.errors.q?.message}
          maxLength={staffTextLimits.search}
          autoComplete="off"
          autoFocus
          {...register('q', {
            validate: (q) => q.trim().length >= searchedWordsMin || t('merge.searchMissing'),
          })}
        />
        <p className={styles.actions}>
          <button type="submit" className={styles.primary}>
            {t('frame.searchNow')}
          </button>
          <button type="button" className={styles.button} onClick={onClose}>
            {t('state.cancel')}
          </button>
        </p>
      </form>
      {record.failure ? <FailureNotice failure={record.failure} t={t} /> : null}
      <p role="status">
        {isDone ? t(records.length === 0 ? 'merge.foundNone' : 'merge.found') : ''}
      </p>
      {records.length > 0 ? (
        <ul className={styles.steps}>
          {records.map(({ customerId: id, name, by }) => (
            <li key={id}>
              <button type="button" className={styles.button} onClick={() => onChosen(id)}>
                {t('merge.compareWith', { name: name ?? t('customer.noName'), by })}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
