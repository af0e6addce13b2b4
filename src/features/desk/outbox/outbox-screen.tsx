'use client';

import { useDeskDispatch, useDeskSelector } from '@/store/desk-hooks';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { readListFields } from '../list/desk-list';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { staffSessionSlice } from '../session/staff-session.slice';
import { JobTable } from './job-table';
import { MessageSteps } from './message-steps';
import { outboxList } from './outbox-list';

const views = [
  { label: 'outbox.viewDead', fields: { state: 'dead' } },
  { label: 'outbox.viewFailed', fields: { state: 'failed' } },
  { label: 'outbox.viewWaiting', fields: { state: 'waiting' } },
] as const;

/** Messages on their way out, and what runs by itself. */
export function OutboxScreen({ query, t, locale }: DeskScreenProps) {
  const dispatch = useDeskDispatch();
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const reload = (): void => {
    const request = outboxList.toRequest(readListFields(outboxList, query));
    dispatch(outboxList.query.slice.actions.requested({ locale, request }));
  };
  const shownList: typeof outboxList = {
    ...outboxList,
    columns: [
      ...outboxList.columns,
      {
        heading: 'outbox.state',
        cell: (message, words) => <MessageSteps message={message} onChanged={reload} {...words} />,
      },
    ],
  };
  return (
    <>
      <DeskListView
        list={shownList}
        section="sending"
        title={t('outbox.title')}
        query={query}
        actions={() => (
          <ListViews section="sending" views={views} query={query} t={t} locale={locale} />
        )}
        t={t}
        locale={locale}
      />
      {permissions.includes('job.read') ? <JobTable t={t} locale={locale} /> : null}
    </>
  );
}
