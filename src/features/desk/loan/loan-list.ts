import { arrearsBuckets, loanProducts, loanStates } from '@/contracts/account/account-choices';
import { loanDeskEndpoints } from '@/contracts/account/loan-desk';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = loanDeskEndpoints.deskLoans;

/** The loans, as they stand after their last booking. */
export const loanList = createDeskList({
  name: 'loanList',
  endpoint: 'deskLoans',
  querySchema,
  csv: loanDeskEndpoints.deskLoansExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'application.number', cell: ({ loanNo }) => loanNo },
    {
      heading: 'loan.borrower',
      cell: ({ customerName }, { t }) => customerName ?? t('customer.noName'),
    },
    {
      heading: 'application.product',
      cell: ({ product }, { t }) => (product === null ? '–' : t(`loanProduct.${product}`)),
    },
    {
      heading: 'customer.balance',
      cell: ({ balance }) => (balance === null ? '–' : formatMoney(balance, { withCents: true })),
      isFigure: true,
    },
    {
      heading: 'loan.bucket',
      cell: ({ bucket }, { t }) => t(`arrearsBucket.${bucket}`),
    },
    {
      heading: 'customer.overdue',
      cell: ({ arrears }) =>
        arrears === null ? '–' : formatMoney(arrears.amount, { withCents: true }),
      isFigure: true,
    },
    {
      heading: 'loan.nextDay',
      cell: ({ nextPayment }, { locale }) =>
        nextPayment === null ? '–' : formatDay(nextPayment.date, locale),
    },
    {
      heading: 'customer.nextPayment',
      cell: ({ nextPayment }) =>
        nextPayment === null ? '–' : formatMoney(nextPayment.amount, { withCents: true }),
      isFigure: true,
    },
    { heading: 'application.state', cell: ({ state }, { t }) => t(`loanState.${state}`) },
  ],
  search: 'list.number',
  sorts: {
    newest: 'loan.sortNewest',
    arrears: 'loan.sortArrears',
    'next-payment': 'loan.sortNext',
    balance: 'loan.sortBalance',
  },
  filters: [
    {
      name: 'arrears',
      label: 'loan.bucket',
      kind: 'choice',
      options: [
        { value: 'any', label: 'loan.anyArrears' },
        ...arrearsBuckets.map((bucket) => ({
          value: bucket,
          label: `arrearsBucket.${bucket}` as const,
        })),
      ],
    },
    {
      name: 'product',
      label: 'application.product',
      kind: 'choice',
      options: loanProducts.map((product) => ({
        value: product,
        label: `loanProduct.${product}` as const,
      })),
    },
    {
      name: 'state',
      label: 'application.state',
      kind: 'choice',
      options: loanStates.map((state) => ({ value: state, label: `loanState.${state}` as const })),
    },
  ],
  keyOf: ({ loanNo }) => loanNo,
  linkOf: ({ loanNo }) => ({ section: 'loans', id: loanNo }),
});
