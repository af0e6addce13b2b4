'use client';

import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { paymentFileList } from './payment-file-list';
import { PaymentFileView } from './payment-file-view';

/** Files for the bank; one of them where the address names it. */
export function PaymentFileScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null) return <PaymentFileView id={id} t={t} locale={locale} />;
  return (
    <DeskListView
      list={paymentFileList}
      section="payment-files"
      title={t('paymentFile.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
