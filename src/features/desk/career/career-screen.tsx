'use client';

import { jobApplicationReferenceSchema } from '@/contracts/job-application/job-application';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { careerList } from './career-list';
import { CvView } from './cv-view';

/** Who applied for a job; the CV of one where the address names it. */
export function CareerScreen({ id, query, t, locale }: DeskScreenProps) {
  if (id !== null)
    return jobApplicationReferenceSchema.safeParse(id).success ? (
      <CvView key={id} reference={id} t={t} locale={locale} />
    ) : (
      <p>{t('notFound.text')}</p>
    );
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
