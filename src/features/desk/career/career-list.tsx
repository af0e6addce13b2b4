import { localeMetadata } from '@/config/locales';
import { locales, type Locale } from '@/contracts/locale';
import {
  jobApplicationEndpoints,
  type DeskJobApplication,
} from '@/contracts/job-application/job-application';
import { formatDayAndTime } from '@/lib/dates';
import { localise } from '@/lib/localise';
import { createDeskList } from '../list/desk-list';
import styles from './career.module.css';

/** The position in the language of the desk, and as the applicant read it where that differs. */
function JobTitle({ row, locale }: { row: DeskJobApplication; locale: Locale }) {
  const title = localise(row, 'jobTitle', { locale });
  const seen = localise(row, 'jobTitle', { locale: row.language });
  return (
    <>
      {title}
      {seen !== title && (
        <span className={styles.seen} lang={localeMetadata[row.language].htmlLang}>
          {seen}
        </span>
      )}
    </>
  );
}

const { query: querySchema } = jobApplicationEndpoints.deskJobApplications;

/** Applications for jobs. */
export const careerList = createDeskList({
  name: 'careerList',
  endpoint: 'deskJobApplications',
  querySchema,
  csv: jobApplicationEndpoints.deskJobApplicationsExport,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    {
      heading: 'thread.number',
      cell: ({ reference }) => <span className={styles.number}>{reference}</span>,
    },
    { heading: 'contact.name', cell: ({ name }) => <span className={styles.person}>{name}</span> },
    {
      heading: 'career.job',
      cell: (row, { locale }) => <JobTitle row={row} locale={locale} />,
    },
    { heading: 'contact.phone', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
    {
      heading: 'contact.email',
      cell: ({ email }) => (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      heading: 'career.cv',
      cell: ({ cv }, { t }) => (
        <span className={styles.file}>{cv === null ? t('career.noCv') : cv.name}</span>
      ),
    },
    {
      heading: 'career.message',
      cell: ({ message }) => <span className={styles.message}>{message}</span>,
    },
    {
      heading: 'contact.at',
      cell: ({ at }, { locale }) => formatDayAndTime(new Date(at), locale),
    },
  ],
  search: 'list.number',
  sorts: {
    newest: 'contact.sortNewest',
    oldest: 'contact.sortOldest',
  },
  filters: [
    {
      name: 'language',
      label: 'customer.language',
      kind: 'choice',
      options: locales.map((locale) => ({
        value: locale,
        label: `contentLanguage.${locale}` as const,
      })),
    },
    { name: 'from', label: 'audit.from', kind: 'day' },
    { name: 'to', label: 'audit.to', kind: 'day' },
  ],
  keyOf: ({ reference }) => reference,
  linkOf: ({ reference }) => ({ section: 'careers', id: reference }),
});
