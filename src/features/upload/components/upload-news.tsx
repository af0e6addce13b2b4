'use client';

import type { UploadedDocument } from '@/contracts/document/document';
import type { Translate } from '@/i18n/server';
import type { Sending } from '../upload-document.slice';
import { problemWords, stateOf } from '../upload-words';
import styles from './upload.module.css';

interface UploadNewsProps {
  documents: readonly UploadedDocument[];
  sendings: Readonly<Record<number, Sending>>;
  t: Translate;
}

/** Says what became of files to those who do not see it. */
export function UploadNews({ documents, sendings, t }: UploadNewsProps) {
  const all = Object.values(sendings);
  const sending = all.filter(({ status }) => status === 'sending').length;
  const failures = all.flatMap(({ name, problem }) => (problem ? [t('news.failed', { name, problem: problemWords(problem, t) })] : []));
  const viruses = documents.filter((document) => stateOf(document) === 'virus').map(({ name }) => t('news.failed', { name, problem: t('problem.virus') }));
  const here = documents.length - viruses.length;
  const text = [sending > 0 ? t('news.sending', { number: sending }) : '', here > 0 ? t('news.here', { number: here }) : '', ...failures, ...viruses].filter(Boolean).join(' ');
  return <p role="status" className={styles.hidden}>{text}</p>;
}
