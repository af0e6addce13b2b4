import { jobApplicationEndpoints } from '@/contracts/job-application/job-application';
import { formatDayAndTime } from '@/lib/dates';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = jobApplicationEndpoints.deskJobApplications;

/** Applications for jobs, newest first. */
export const careerList = createDeskList({
  name: 'careerList',
  endpoint: 'deskJobApplications',
  querySchema,
  toRequest: () => ({ query: querySchema.parse({ limit: 200 }) }),
  toPage: ({ data }) => ({ data, next: null, total: data.length }),
  columns: [
    { heading: 'thread.number', cell: ({ reference }) => reference },
    { heading: 'contact.name', cell: ({ name }) => name },
    { heading: 'career.job', cell: ({ jobTitle }) => jobTitle },
    { heading: 'contact.phone', cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a> },
    { heading: 'contact.email', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    {
      heading: 'career.cv',
      cell: ({ cv }, { t }) => (cv === null ? t('career.noCv') : cv.name),
    },
    { heading: 'career.message', cell: ({ message }) => message },
    {
      heading: 'contact.at',
      cell: ({ at }, { locale }) => formatDayAndTime(new Date(at), locale),
    },
  ],
  filters: [],
  keyOf: ({ reference }) => reference,
});
