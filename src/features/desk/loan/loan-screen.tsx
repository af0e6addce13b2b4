'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { loanList } from './loan-list';
import { LoanView } from './loan-view';

const views = [
  { label: 'loan.viewOverdue', fields: { arrears: 'any', sort: 'arrears' } },
  { label: 'loan.viewWorst', fields: { arrears: 'over-90', sort: 'arrears' } },
  { label: 'loan.viewNext', fields: { state: 'active', sort: 'next-payment' } },
  { label: 'loan.viewLargest', fields: { state: 'active', sort: 'balance' } },
] as const;

/** The loans; one of them where the address names it. */
export function LoanScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return (
      <RequireNamespace namespace={['account-screen']}>
        <LoanView key={id} loanNo={id} t={t} locale={locale} />
      </RequireNamespace>
    );
  return (
    <DeskListView
      list={loanList}
      section="loans"
      title={t('loan.title')}
      query={query}
      actions={() => (
        <ListViews section="loans" views={views} query={query} t={t} locale={locale} />
      )}
      t={t}
      locale={locale}
    />
  );
}
