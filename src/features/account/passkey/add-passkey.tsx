'use client';

import { useState, type ReactNode } from 'react';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useAppDispatch } from '@/store/hooks';
import panel from '../components/panel.module.css';
import { StepUp } from '../components/step-up';
import { passkeyMessage } from './passkey-message';
import { ceremonyClosed, registrationRequested } from './passkey.slice';
import { useCeremony } from './use-ceremony';

interface AddPasskeyProps extends TranslationProps<'account' | 'account-screen'> {
  /** A customer with passkeys confirms with one of them first. */
  hasPasskeys: boolean;
  isSmsLive: boolean;
  onAdded: () => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Adds a passkey; where signing in was long ago, or there are passkeys, after a confirmation. */
export function AddPasskey({
  hasPasskeys,
  isSmsLive,
  onAdded,
  children,
  t,
  locale,
}: AddPasskeyProps) {
  const dispatch = useAppDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { isBusy, failure } = useCeremony('registration', { locale, onDone: onAdded });
  const register = (): void => {
    setConfirming(false);
    dispatch(registrationRequested({ locale }));
  };
  if (!isConfirming && hasCode(failure, 'step_up_required')) setConfirming(true);
  // A browser may require a second press of the button after the confirmation; that press needs no
  // further confirmation.
  const begin = hasPasskeys && !isConfirmed ? () => setConfirming(true) : register;
  if (isConfirming)
    return (
      <StepUp
        heading={t('passkey.addHeading')}
        purpose={t('passkey.addPurpose')}
        operationId={stepUpOperation.addPasskey()}
        isLive={isSmsLive}
        isSending={isBusy}
        failure={null}
        onVerified={() => {
          setConfirmed(true);
          register();
        }}
        backLabel={t('detail.cancel')}
        onBack={() => {
          setConfirming(false);
          dispatch(ceremonyClosed());
        }}
        t={t}
        locale={locale}
      />
    );
  return (
    <>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {passkeyMessage(failure, t)}
        </p>
      ) : null}
      <div className={panel.actions}>
        <button
          type="button"
          className={panel.ghost}
          aria-disabled={isBusy || undefined}
          onClick={() => (isBusy ? undefined : begin())}
        >
          {t(isBusy ? 'passkey.waiting' : 'passkey.add')}
        </button>
        {children}
      </div>
    </>
  );
}
