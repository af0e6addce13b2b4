'use client';

import type { ReactNode } from 'react';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { QueryState } from '@/features/account/components/query-states';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import { accountLoans } from '../payments/loan-queries';

/** What can be done with the customer's active revolving loans; says so where there is none. */
export function RevolvingLoans({
  children,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  children: (loans: readonly LoanSummary[]) => ReactNode;
}) {
  const { data, record, reload } = useQuery(accountLoans, { locale, request: {} });
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(loans) => {
        const revolving = loans.filter(
          ({ kind, state }) => kind === 'revolving' && state === 'active',
        );
        return revolving.length === 0 ? (
          <Panel heading={t('revolving.noneTitle')}>
            <p className={panel.empty}>{t('revolving.none')}</p>
          </Panel>
        ) : (
          children(revolving)
        );
      }}
    </QueryState>
  );
}
