'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { customerList } from './customer-list';
import { CustomerView } from './customer-view';

/** Customers; one of them where the address names one. */
export function CustomerScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return (
      <RequireNamespace namespace={['account-screen']}>
        <CustomerView id={id} t={t} locale={locale} />
      </RequireNamespace>
    );
  return (
    <DeskListView
      list={customerList}
      section="customers"
      title={t('customer.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
