'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../../frame/desk-app.module.css';
import { DeskLink } from '../../frame/desk-link';
import { FailureNotice } from '../../frame/failure-notice';
import { DataTable } from '../../list/data-table';
import { staffSessionSlice } from '../../session/staff-session.slice';
import { MergeForm } from './merge-form';
import { MergeSearch } from './merge-search';
import { customerDoubles } from './merge-queries';

interface CustomerMergeProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
}

/** Other records that may be of this customer, and the way to make them one. */
export function CustomerMerge({ customer: { customerId }, t, locale }: CustomerMergeProps) {
  const { data, record, reload } = useQuery(customerDoubles, {
    locale,
    request: { params: { id: customerId } },
    key: customerId,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const [compared, setCompared] = useState<string | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  /** Whoever leaves the comparison or the search goes on at the button that opens them. */
  const [hasOpened, setHasOpened] = useState(false);
  const mayMerge = permissions.includes('customer.identify');
  const doubles = data[customerId] ?? [];
  const words = { t, locale };
  const compare = (id: string): void => {
    setHasOpened(true);
    setCompared(id);
  };
  if (compared !== null)
    return (
      <MergeForm
        customerId={customerId}
        mergedId={compared}
        onClose={() => setCompared(null)}
        {...words}
      />
    );
  return (
    <>
      {record.failure ? <FailureNotice failure={record.failure} onRetry={reload} t={t} /> : null}
      {doubles.length > 0 ? (
        <section className={styles.panel} aria-labelledby="doubles">
          <h2 id="doubles">{t('merge.doubles')}</h2>
          <p>{t('merge.doublesLead')}</p>
          <DataTable
            label={t('merge.doubles')}
            rows={doubles}
            keyOf={(row) => row.customerId}
            columns={[
              {
                heading: t('customer.name'),
                cell: ({ customerId: id, name }) => (
                  <DeskLink href={deskHref(locale, 'customers', id)}>
                    {name ?? t('customer.noName')}
                  </DeskLink>
                ),
              },
              { heading: t('customer.phoneEnding'), cell: ({ phoneEnding }) => phoneEnding },
              {
                heading: t('merge.shared'),
                cell: ({ reasons }) =>
                  reasons
                    .map((reason) => t(`doubleReason.${reason}`))
                    .join(localeMetadata[locale].listSeparator),
              },
              ...(mayMerge
                ? [
                    {
                      heading: t('merge.compareHeading'),
                      cell: ({ customerId: id }: { customerId: string }) => (
                        <button type="button" className={styles.small} onClick={() => compare(id)}>
                          {t('merge.compare')}
                        </button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </section>
      ) : null}
      {!mayMerge ? null : isSearching ? (
        <MergeSearch
          customerId={customerId}
          onChosen={compare}
          onClose={() => setIsSearching(false)}
          {...words}
        />
      ) : (
        <p className={styles.actions}>
          <button
            type="button"
            ref={hasOpened ? focusOnce : undefined}
            className={styles.button}
            onClick={() => {
              setHasOpened(true);
              setIsSearching(true);
            }}
          >
            {t('merge.open')}
          </button>
        </p>
      )}
    </>
  );
}

const focusOnce = (button: HTMLElement | null): void => button?.focus();
