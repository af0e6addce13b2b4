import { deskHref } from '@/config/desk/desk-paths';
import { paymentOrderEndpoints, type PaymentOrder } from '@/contracts/payment-order/payment-order';
import {
  paymentOrderOrigins,
  paymentOrderStates,
} from '@/contracts/payment-order/payment-order-choices';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { dayMs } from '@/lib/hong-kong-day';
import { DeskLink } from '../frame/desk-link';
import { createDeskList, type CellContext } from '../list/desk-list';
import styles from './payment-order.module.css';

const { query: querySchema } = paymentOrderEndpoints.deskPaymentOrders;

/** Whole days since a payment was placed, while it is not over. */
function ageOf({ state, placedAt }: PaymentOrder, { t }: CellContext): string {
  if (state === 'paid' || state === 'returned' || state === 'cancelled') return '–';
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(placedAt)) / dayMs));
  return t('paymentOrder.days', { count: days });
}

/** Money that goes out to customers, newest first. */
export const paymentOrderList = createDeskList({
  name: 'paymentOrderList',
  endpoint: 'deskPaymentOrders',
  querySchema,
  csv: paymentOrderEndpoints.deskPaymentOrdersExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'paymentOrder.number',
      cell: ({ id }) => <span className={styles.whole}>{id}</span>,
    },
    {
      heading: 'paymentOrder.state',
      cell: ({ state }, { t }) => (
        <span className={styles.whole}>{t(`paymentState.${state}`)}</span>
      ),
    },
    {
      heading: 'paymentOrder.amount',
      cell: ({ amount }) => formatMoney(amount, { withCents: true }),
      isFigure: true,
    },
    {
      heading: 'paymentOrder.origin',
      cell: ({ origin }, { t }) => (
        <span className={styles.whole}>{t(`paymentOrigin.${origin}`)}</span>
      ),
    },
    {
      heading: 'paymentOrder.loan',
      cell: ({ loanNo }, { locale }) => (
        <DeskLink href={deskHref(locale, 'loans', loanNo)}>{loanNo}</DeskLink>
      ),
    },
    { heading: 'paymentOrder.due', cell: ({ dueOn }, { locale }) => formatDay(dueOn, locale) },
    { heading: 'paymentOrder.age', cell: ageOf },
    { heading: 'paymentOrder.account', cell: ({ account }) => account ?? '–' },
    {
      heading: 'paymentOrder.file',
      cell: ({ fileId }, { locale }) =>
        fileId === null ? (
          '–'
        ) : (
          <DeskLink href={deskHref(locale, 'payment-files', fileId)}>{fileId}</DeskLink>
        ),
    },
  ],
  search: 'list.numberOrLoan',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
    due: 'thread.sortDue',
    amount: 'list.sortAmount',
  },
  filters: [
    {
      name: 'state',
      label: 'paymentOrder.state',
      kind: 'choice',
      options: paymentOrderStates.map((state) => ({
        value: state,
        label: `paymentState.${state}` as const,
      })),
    },
    {
      name: 'origin',
      label: 'paymentOrder.origin',
      kind: 'choice',
      options: paymentOrderOrigins.map((origin) => ({
        value: origin,
        label: `paymentOrigin.${origin}` as const,
      })),
    },
    { name: 'loan', label: 'paymentOrder.loan', kind: 'text' },
    { name: 'file', label: 'paymentOrder.file', kind: 'text' },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'payment-orders', id }),
});
