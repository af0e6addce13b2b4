'use client';

import { useState, useSyncExternalStore } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import type { LenderInfo } from '../lender-info';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import { AddPasskey } from './add-passkey';
import { PasskeyNotice } from './passkey-notice';
import { isOfferPutOff, putOffOffer, subscribeToOffer } from './passkey-offer-storage';

interface PasskeyOfferProps extends TranslationProps<'account' | 'account-screen'> {
  lender: LenderInfo;
}

/** After signing in by a code: the way to do without one next time. Nothing for customers who have a passkey or do not want one. */
export function PasskeyOffer({ lender, t, locale }: PasskeyOfferProps) {
  const dispatch = useAppDispatch();
  const passkeys = useAppSelector(sessionSlice.selectors.selectCustomer)?.passkeys ?? null;
  const [isAdded, setAdded] = useState(false);
  const isWanted = useSyncExternalStore(
    subscribeToOffer,
    () => canUsePasskeys() && !isOfferPutOff(),
    () => false,
  );
  if (isAdded)
    return (
      <Panel heading={t('passkey.addedHeading')}>
        <PasskeyNotice text={t('passkey.offerDone')} />
      </Panel>
    );
  if (passkeys === null || passkeys.count > 0 || !isWanted) return null;
  const finish = (): void => {
    setAdded(true);
    dispatch(sessionRequested({ locale }));
  };
  return (
    <Panel heading={t('passkey.offerHeading')} lead={t('passkey.offer')}>
      <AddPasskey
        hasPasskeys={false}
        isSmsLive={lender.isSmsLive}
        onAdded={finish}
        t={t}
        locale={locale}
      >
        <button type="button" className={panel.link} onClick={putOffOffer}>
          {t('passkey.later')}
        </button>
      </AddPasskey>
    </Panel>
  );
}
