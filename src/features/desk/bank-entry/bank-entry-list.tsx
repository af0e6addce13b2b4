import { deskHref } from '@/config/desk/desk-paths';
import { bankFileEndpoints } from '@/contracts/bank-file/bank-file';
import { bankEntryStates } from '@/contracts/bank-file/bank-file-choices';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { DeskLink } from '../frame/desk-link';
import { createDeskList } from '../list/desk-list';
import styles from './bank-entry.module.css';

const { query: querySchema } = bankFileEndpoints.deskBankEntries;

/** Money that came in by files of the bank, newest first. */
export const bankEntryList = createDeskList({
  name: 'bankEntryList',
  endpoint: 'deskBankEntries',
  querySchema,
  csv: bankFileEndpoints.deskBankEntriesExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'bankEntry.number', cell: ({ id }) => <span className={styles.whole}>{id}</span> },
    {
      heading: 'bankEntry.state',
      cell: ({ state }, { t }) => (
        <span className={styles.whole}>{t(`bankEntryState.${state}`)}</span>
      ),
    },
    {
      heading: 'bankEntry.day',
      cell: ({ bookedOn }, { locale }) => (
        <span className={styles.whole}>{formatDay(bookedOn, locale)}</span>
      ),
    },
    {
      heading: 'bankEntry.amount',
      cell: ({ amount }) => formatMoney(amount, { withCents: true }),
      isFigure: true,
    },
    { heading: 'bankEntry.reference', cell: ({ bankReference }) => bankReference },
    {
      heading: 'bankEntry.details',
      cell: ({ details }) => <span className={styles.details}>{details || '–'}</span>,
    },
    {
      heading: 'bankEntry.loan',
      cell: ({ loanNo }, { locale }) =>
        loanNo === null ? (
          '–'
        ) : (
          <DeskLink href={deskHref(locale, 'loans', loanNo)}>{loanNo}</DeskLink>
        ),
    },
  ],
  search: 'bankEntry.search',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
    amount: 'list.sortAmount',
  },
  filters: [
    {
      name: 'state',
      label: 'bankEntry.state',
      kind: 'choice',
      options: bankEntryStates.map((state) => ({
        value: state,
        label: `bankEntryState.${state}` as const,
      })),
    },
    { name: 'amount', label: 'bankEntry.amount', kind: 'text' },
    { name: 'loan', label: 'bankEntry.loan', kind: 'text' },
    { name: 'file', label: 'bankEntry.file', kind: 'text' },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'bank-entries', id }),
});
