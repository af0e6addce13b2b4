'use client';

import { useEffect } from 'react';
import formStyles from '@/components/form/form.module.css';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { useAppDispatch } from '@/store/hooks';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import panel from '../components/panel.module.css';
import { sessionRequested } from '../session/session.slice';
import { passkeyMessage } from './passkey-message';
import { stepUpRequested } from './passkey.slice';
import { useCeremony } from './use-ceremony';

interface PasskeyStepUpProps extends TranslationProps<'account' | 'account-screen'> {
  operationId: string;
  onVerified: () => void;
}

/** Confirms one operation by a passkey, at the press of a button. */
export function PasskeyStepUp({ operationId, onVerified, t, locale }: PasskeyStepUpProps) {
  const dispatch = useAppDispatch();
  const { isBusy, failure } = useCeremony('step-up', { locale, onDone: onVerified });
  const isNoneLeft = hasCode(failure, 'not_found');
  useEffect(() => {
    // All passkeys were removed elsewhere: once that is known, the customer confirms by a code.
    if (isNoneLeft) dispatch(sessionRequested({ locale }));
  }, [dispatch, isNoneLeft, locale]);
  return (
    <>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {passkeyMessage(failure, t)}
        </p>
      ) : null}
      {canUsePasskeys() ? (
        <p className={formStyles.actions}>
          <button
            type="button"
            className={formStyles.primary}
            aria-disabled={isBusy || undefined}
            onClick={() =>
              isBusy ? undefined : dispatch(stepUpRequested({ locale, operationId }))
            }
          >
            {t(isBusy ? 'passkey.waiting' : 'passkey.confirm')}
          </button>
        </p>
      ) : (
        <p role="alert" className={panel.problem}>
          {t('passkey.elsewhere')}
        </p>
      )}
      <p className={panel.note}>
        {t('passkey.lost')}
        {sentenceGap(locale)}
        <SmartLink href={`${flowPaths.details}#passkeys`} locale={locale}>
          {t('passkey.lostLink')}
        </SmartLink>
      </p>
    </>
  );
}
