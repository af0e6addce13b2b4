import { useEffect } from 'react';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useTranslate } from '@/i18n/use-translate';
import { hasCode } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { Application } from '../use-application';
import { draftAskedFor, transferSlice } from './transfer.slice';

interface TakeDraftProps {
  application: Application;
  token: string;
  /** The draft is here, or the visitor goes on without it. */
  onDone: () => void;
}

/** Takes over an application whose QR code was scanned. It needs a press, because cameras and messengers open links to show what they are. */
export function TakeDraft(props: TakeDraftProps) {
  return (
    <RequireNamespace namespace="transfer">
      <Take {...props} />
    </RequireNamespace>
  );
}

function Take({ application: { context }, token, onDone }: TakeDraftProps) {
  const t = useTranslate('transfer');
  const dispatch = useAppDispatch();
  const { takeRequest } = useAppSelector(transferSlice.selectors.selectTransfer);
  const { status, failure } = takeRequest;
  useEffect(() => {
    if (status === 'succeeded') onDone();
  }, [status, onDone]);
  const isEnded = hasCode(failure, 'not_found');
  return (
    <section aria-labelledby="take-heading">
      <h2 id="take-heading">{t('take.title')}</h2>
      <p>{t('take.body')}</p>
      <p role="alert">{failure ? t(isEnded ? 'take.ended' : 'take.failed') : ''}</p>
      <p className={formStyles.actions}>
        {isEnded ? null : (
          <button
            type="button"
            className={formStyles.primary}
            aria-disabled={status === 'loading' || undefined}
            onClick={() => dispatch(draftAskedFor({ token, locale: context.locale }))}
          >
            {t('take.button')}
          </button>
        )}
        <button type="button" className={formStyles.plain} onClick={onDone}>
          {t('take.without')}
        </button>
      </p>
    </section>
  );
}
