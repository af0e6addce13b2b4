import type { ThreadDue } from '@/contracts/thread/thread-desk';
import { formatDayAndTime } from '@/lib/dates';
import type { ListColumn, ListFilter } from '../list/desk-list';

/** Columns of what staff have to answer: by when, and who does it. */
export const handlingColumns: readonly ListColumn<{
  due: ThreadDue | null;
  assignedTo: string | null;
}>[] = [
  {
    heading: 'thread.due',
    cell: ({ due }, { t, locale }) =>
      due === null
        ? '–'
        : t(`threadDue.${due.what}`, { time: formatDayAndTime(new Date(due.at), locale) }),
  },
  {
    heading: 'thread.assignee',
    cell: ({ assignedTo }, { t }) => assignedTo ?? t('thread.nobody'),
  },
];

/** The filter of what has to be answered by who does it. */
export const assigneeFilter: ListFilter = {
  name: 'assignee',
  label: 'thread.assignee',
  kind: 'choice',
  options: [
    { value: 'me', label: 'thread.me' },
    { value: 'nobody', label: 'thread.nobody' },
  ],
};
