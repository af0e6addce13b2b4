'use client';

import { useState } from 'react';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { CallBackEnd } from './call-back-end';
import { callBackList } from './call-back-list';

const shownList: typeof callBackList = {
  ...callBackList,
  columns: [
    ...callBackList.columns,
    {
      heading: 'callBack.end',
      cell: (callBack, words) => <CallBackEnd callBack={callBack} {...words} />,
    },
  ],
};

/** The calls that visitors booked: today's, those to come, and how they ended. */
export function CallBackScreen({ query, t, locale }: DeskScreenProps) {
  const [today] = useState(() => hongKongDay(new Date()));
  const views = [
    { label: 'callBack.viewToday', fields: { from: today, to: today } },
    { label: 'callBack.viewComing', fields: { from: plusDays(today, 1) } },
    { label: 'callBack.viewMissed', fields: { state: 'missed' } },
  ] as const;
  return (
    <DeskListView
      list={shownList}
      section="call-backs"
      title={t('callBack.title')}
      query={query}
      actions={() => (
        <ListViews section="call-backs" views={views} query={query} t={t} locale={locale} />
      )}
      t={t}
      locale={locale}
    />
  );
}
