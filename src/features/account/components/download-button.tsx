'use client';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { downloadRequested, downloadSlice, type Download } from '@/features/account/download.slice';
import type { TranslationProps } from '@/i18n/translation-props';
import { failureMessage } from './query-states';
import panel from './panel.module.css';

/** Saves a file; `about` tells a screen reader which of several it is. */
export function DownloadButton({
  download,
  label,
  about,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & {
  download: Download;
  label: string;
  about?: string;
}) {
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector((state) =>
    downloadSlice.selectors.selectDownload(state, download.id),
  );
  const isLoading = status === 'loading';
  return (
    <>
      <button
        type="button"
        className={`${panel.ghost} ${panel.small}`}
        aria-disabled={isLoading || undefined}
        onClick={() => (isLoading ? undefined : dispatch(downloadRequested(download)))}
      >
        {isLoading ? t('statement.preparing') : label}
        {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      </button>
      <span role="status" className="visually-hidden">
        {status === 'succeeded' ? t('statement.saved') : ''}
      </span>
      {failure ? (
        <span role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </span>
      ) : null}
    </>
  );
}
