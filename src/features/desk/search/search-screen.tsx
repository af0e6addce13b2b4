'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { CustomerSummary } from '@/contracts/customer/customer-desk';
import type { SearchResult } from '@/contracts/customer/search';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { isLoading } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { customerColumns } from '../customer/customer-list';
import { FileTable } from '../customer/file-table';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { FailureNotice } from '../frame/failure-notice';
import { search } from './search-query';

const { selectData, selectRequest } = search.slice.selectors;

/** What the search of the frame found. */
export function SearchScreen({ t, locale }: DeskScreenProps) {
  const record = useDeskSelector((state) => selectRequest(state));
  const found = useDeskSelector(selectData);
  return (
    <>
      <h1>{t('search.title')}</h1>
      <p>{t('search.lead')}</p>
      {record.failure ? <FailureNotice failure={record.failure} t={t} /> : null}
      {isLoading(record) ? (
        <LoadingSkeleton label={t('state.loading')} />
      ) : found && !record.failure ? (
        <Found found={found} t={t} locale={locale} />
      ) : null}
    </>
  );
}

interface FoundProps extends TranslationProps<'desk'> {
  found: SearchResult;
}

function Found({ found: { by, customers, applications, isMore }, t, locale }: FoundProps) {
  const isNothing = customers.length === 0 && (applications ?? []).length === 0;
  return (
    <>
      <p role="status">
        {t(`search.by.${by}`)}
        {isNothing ? <> · {t('search.none')}</> : null}
        {isMore ? <> · {t('search.more')}</> : null}
      </p>
      {customers.length > 0 ? (
        <FileTable<CustomerSummary>
          title={t('customer.title')}
          rows={customers}
          keyOf={({ customerId }) => customerId}
          hrefOf={({ customerId }) => deskHref(locale, 'customers', customerId)}
          columns={customerColumns.map(({ heading, cell }) => ({
            heading: t(heading),
            cell: (row) => cell(row, { t, locale }),
          }))}
          t={t}
        />
      ) : null}
      {applications && applications.length > 0 ? (
        <FileTable
          title={t('application.title')}
          rows={applications}
          keyOf={({ applicationNumber }) => applicationNumber}
          hrefOf={({ applicationNumber }) => deskHref(locale, 'applications', applicationNumber)}
          columns={[
            {
              heading: t('application.number'),
              cell: ({ applicationNumber }) => applicationNumber,
            },
            { heading: t('customer.name'), cell: ({ name }) => name ?? t('customer.noName') },
            { heading: t('application.product'), cell: ({ product }) => t(`product.${product}`) },
            {
              heading: t('application.state'),
              cell: ({ state }) => t(`applicationState.${state}`),
            },
            {
              heading: t('application.received'),
              cell: ({ receivedAt }) => formatDay(receivedAt, locale),
            },
          ]}
          t={t}
        />
      ) : null}
    </>
  );
}
