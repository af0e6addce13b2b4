'use client';

import { useState } from 'react';
import type { UploadedDocument } from '@/contracts/document/document';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import { documentPages } from '../application-queries';
import { PagePictures } from './page-pictures';

interface DocumentPageProps extends TranslationProps<'desk'> {
  document: UploadedDocument;
}

/** The pages of a document. */
export function DocumentPage({ document: { id, name }, t, locale }: DocumentPageProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(documentPages, {
    locale,
    request: { params: { id, page: String(page) } },
    key: `${id}/${page}`,
  });
  return <PagePictures id={id} name={name} page={page} onPage={setPage} query={query} t={t} />;
}
