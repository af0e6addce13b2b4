import { paymentFileEndpoints } from '@/contracts/payment-order/payment-file';
import { paymentFileStates } from '@/contracts/payment-order/payment-order-choices';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { createDeskList } from '../list/desk-list';
import styles from './payment-order.module.css';

const { query: querySchema } = paymentFileEndpoints.deskPaymentFiles;

/** What the formats are called; their codes have dots, which the keys of texts may not. */
export const formatLabels = {
  csv: 'paymentFormat.csv',
  'pain.001.001.09': 'paymentFormat.pain',
} as const;

/** Files for the bank, newest first. */
export const paymentFileList = createDeskList({
  name: 'paymentFileList',
  endpoint: 'deskPaymentFiles',
  querySchema,
  csv: paymentFileEndpoints.deskPaymentFilesExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'paymentFile.number',
      cell: ({ id }) => <span className={styles.whole}>{id}</span>,
    },
    {
      heading: 'paymentFile.state',
      cell: ({ state }, { t }) => (
        <span className={styles.whole}>{t(`paymentFileState.${state}`)}</span>
      ),
    },
    { heading: 'paymentFile.payments', cell: ({ payments }) => payments, isFigure: true },
    {
      heading: 'paymentFile.total',
      cell: ({ total }) => formatMoney(total, { withCents: true }),
      isFigure: true,
    },
    { heading: 'paymentFile.open', cell: ({ open }) => open, isFigure: true },
    { heading: 'paymentFile.format', cell: ({ format }, { t }) => t(formatLabels[format]) },
    {
      heading: 'paymentFile.on',
      cell: ({ on }, { locale }) => <span className={styles.whole}>{formatDay(on, locale)}</span>,
    },
    {
      heading: 'paymentFile.made',
      cell: ({ madeAt }, { locale }) => formatInstant(madeAt, locale),
    },
    { heading: 'paymentFile.madeBy', cell: ({ madeBy }) => madeBy },
  ],
  search: 'list.number',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
  },
  filters: [
    {
      name: 'state',
      label: 'paymentFile.state',
      kind: 'choice',
      options: paymentFileStates.map((state) => ({
        value: state,
        label: `paymentFileState.${state}` as const,
      })),
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'payment-files', id }),
});
