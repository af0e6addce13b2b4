import { localeMetadata } from '@/config/locales';
import {
  applicationProducts,
  applicationStates,
  type ApplicationState,
} from '@/contracts/application/application-choices';
import { applicationDeskEndpoints } from '@/contracts/application/application-desk';
import type { OpenDocument } from '@/contracts/document/checklist-item';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import styles from '../list/desk-list.module.css';
import { createDeskList, type CellContext } from '../list/desk-list';

/** Where nobody waits for a document any more. */
const endedStates: readonly ApplicationState[] = ['declined', 'withdrawn', 'completed'];

const missingOf = (open: readonly OpenDocument[]): OpenDocument[] =>
  open.filter(({ state }) => state === 'missing');

/** The names of those that are missing, or how many wait to be accepted where all are there. */
function whichOf(open: readonly OpenDocument[], { t, locale }: CellContext): string | null {
  const missing = missingOf(open);
  if (missing.length > 0)
    return missing
      .map(({ slot, name }) => name ?? t(`documentShort.${slot}`))
      .join(localeMetadata[locale].listSeparator);
  return open.length === 0 ? null : t('application.unreviewed', { count: open.length });
}

const { query: querySchema } = applicationDeskEndpoints.deskApplications;

/** What applicants sent. */
export const applicationList = createDeskList({
  name: 'applicationList',
  endpoint: 'deskApplications',
  querySchema,
  csv: applicationDeskEndpoints.deskApplicationsExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'application.number',
      cell: ({ applicationNumber }) => applicationNumber,
      under: {
        heading: 'application.received',
        cell: ({ receivedAt }, { locale }) => formatDay(receivedAt, locale),
      },
    },
    {
      heading: 'contact.name',
      cell: ({ name }, { t }) => name ?? t('customer.noName'),
      under: { heading: 'application.phone', cell: ({ phone }) => phone },
    },
    {
      heading: 'application.product',
      cell: ({ product }, { t }) => t(`product.${product}`),
      under: { heading: 'application.source', cell: ({ source }) => source ?? '–' },
    },
    {
      heading: 'application.amount',
      cell: ({ amount }) => formatMoney(amount),
      isFigure: true,
      under: {
        heading: 'affordability.ltv',
        cell: ({ ltv }) => (ltv === null ? '–' : formatPercent(ltv)),
      },
    },
    {
      heading: 'application.state',
      cell: ({ state, declineReasons }, { t, locale }) =>
        [
          t(`applicationState.${state}`),
          declineReasons
            .map((reason) => t(`declineReason.${reason}`))
            .join(localeMetadata[locale].listSeparator),
        ]
          .filter((part) => part !== '')
          .join(': '),
    },
    {
      heading: 'application.due',
      cell: ({ promisedBy }, { locale }) =>
        promisedBy === null ? '–' : formatDayAndTime(new Date(promisedBy), locale),
    },
    {
      heading: 'application.documents',
      cell: ({ state, openDocuments }, { t }) => {
        if (endedStates.includes(state)) return '–';
        const count = missingOf(openDocuments).length;
        return count === 0 ? t('application.complete') : t('application.missing', { count });
      },
      under: {
        heading: 'application.whichDocuments',
        cell: ({ state, openDocuments }, { t, locale }) =>
          endedStates.includes(state) ? null : (
            <span className={styles.long}>{whichOf(openDocuments, { t, locale })}</span>
          ),
      },
    },
    {
      heading: 'handling.assignee',
      cell: ({ assignedTo }, { t }) => assignedTo ?? t('handling.nobody'),
    },
  ],
  hasPeople: true,
  search: 'list.number',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
    due: 'thread.sortDue',
  },
  filters: [
    {
      name: 'state',
      label: 'application.state',
      kind: 'choice',
      options: applicationStates.map((state) => ({
        value: state,
        label: `applicationState.${state}` as const,
      })),
    },
    {
      name: 'product',
      label: 'application.product',
      kind: 'choice',
      options: applicationProducts.map((product) => ({
        value: product,
        label: `product.${product}` as const,
      })),
    },
    {
      name: 'assignee',
      label: 'handling.assignee',
      kind: 'choice',
      options: [
        { value: 'me', label: 'handling.me' },
        { value: 'nobody', label: 'handling.nobody' },
      ],
    },
    { name: 'from', label: 'audit.from', kind: 'day' },
    { name: 'to', label: 'audit.to', kind: 'day' },
  ],
  keyOf: ({ applicationNumber }) => applicationNumber,
  linkOf: ({ applicationNumber }) => ({ section: 'applications', id: applicationNumber }),
});
