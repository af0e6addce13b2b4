'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { jobApplicationEndpoints } from '@/contracts/job-application/job-application';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import { PagePictures } from '../application/documents/page-pictures';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { cvPages } from './career-queries';

interface CvViewProps extends TranslationProps<'desk'> {
  reference: string;
}

/** The CV of an application for a job: its pages as pictures, and the file itself to be saved. */
export function CvView({ reference, t, locale }: CvViewProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(cvPages, {
    locale,
    request: { params: { reference, page: String(page) } },
    key: `${reference}/${page}`,
  });
  const name = t('career.cvOf', { reference });
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'careers')}>{t('career.title')}</DeskLink>
      </p>
      <h1>{name}</h1>
      <p className={styles.help}>{t('career.cvHint')}</p>
      <p className={styles.actions}>
        <a
          className={styles.button}
          download
          href={jobApplicationEndpoints.deskCv.path.replace('{reference}', reference)}
        >
          {t('career.cvSave')}
        </a>
      </p>
      <PagePictures id={reference} name={name} page={page} onPage={setPage} query={query} t={t} />
    </>
  );
}
