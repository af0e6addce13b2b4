'use client';

import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { careerList } from './career-list';

/** Who applied for a job. */
export function CareerScreen({ query, t, locale }: DeskScreenProps) {
  return (
    <DeskListView
      list={careerList}
      section="careers"
      title={t('career.title')}
      query={query}
      t={t}
      locale={locale}
    />
  );
}
