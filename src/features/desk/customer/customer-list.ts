import { customerStates } from '@/contracts/customer/customer-choices';
import { customerDeskEndpoints } from '@/contracts/customer/customer-desk';
import { localeMetadata } from '@/config/locales';
import { formatDay } from '@/lib/dates';
import type { CustomerSummary } from '@/contracts/customer/customer-desk';
import { createDeskList, type ListColumn } from '../list/desk-list';

const { query: querySchema } = customerDeskEndpoints.deskCustomers;

export const customerColumns: readonly ListColumn<CustomerSummary>[] = [
  { heading: 'customer.name', cell: ({ name }, { t }) => name ?? t('customer.noName') },
  { heading: 'customer.phoneEnding', cell: ({ phoneEnding }) => phoneEnding },
  { heading: 'customer.state', cell: ({ state }, { t }) => t(`customerState.${state}`) },
  { heading: 'customer.language', cell: ({ language }) => localeMetadata[language].label },
  {
    heading: 'customer.since',
    cell: ({ createdAt }, { locale }) => formatDay(createdAt, locale),
  },
];

/** Who the customers are. */
export const customerList = createDeskList({
  name: 'customerList',
  endpoint: 'deskCustomers',
  querySchema,
  csv: customerDeskEndpoints.deskCustomersExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: customerColumns,
  hasPeople: true,
  search: 'customer.searchNumber',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
  },
  filters: [
    {
      name: 'state',
      label: 'customer.state',
      kind: 'choice',
      options: customerStates.map((state) => ({
        value: state,
        label: `customerState.${state}` as const,
      })),
    },
  ],
  keyOf: ({ customerId }) => customerId,
  linkOf: ({ customerId }) => ({ section: 'customers', id: customerId }),
});
