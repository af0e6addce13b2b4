'use client';

import { useDeskSelector } from '@/store/desk-hooks';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { MakeFileForm } from './make-file-form';
import { paymentOrderList } from './payment-order-list';
import { PaymentReportForm } from './payment-report-form';
import { PaymentOrderView } from './payment-order-view';

/** Money that goes out to customers; one payment where the address names it. */
export function PaymentOrderScreen({ id, query, t, locale }: DeskScreenProps) {
  const maySend = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'payout.send',
  );
  if (id !== null) return <PaymentOrderView id={id} t={t} locale={locale} />;
  return (
    <>
      <DeskListView
        list={paymentOrderList}
        section="payment-orders"
        title={t('paymentOrder.title')}
        query={query}
        t={t}
        locale={locale}
      />
      {maySend ? (
        <>
          <MakeFileForm t={t} locale={locale} />
          <PaymentReportForm t={t} locale={locale} />
        </>
      ) : null}
    </>
  );
}
