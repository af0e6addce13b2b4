'use client';

import { useState } from 'react';
import type { Passkey } from '@/contracts/account/passkey';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { canUsePasskeys } from '@/lib/session/passkey-ceremony';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { QueryState } from '../components/query-states';
import { StepUp } from '../components/step-up';
import type { LenderInfo } from '../lender-info';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import { AddPasskey } from './add-passkey';
import { PasskeyEntry, type PasskeyAction } from './passkey-entry';
import { PasskeyName } from './passkey-name';
import { PasskeyNotice } from './passkey-notice';
import { accountPasskeys, passkeyRemoval } from './passkey-queries';
import { PasskeyRecovery } from './passkey-recovery';

interface PasskeysPanelProps extends TranslationProps<'account' | 'account-screen'> {
  lender: LenderInfo;
}

/** The customer's passkeys: naming, removing, adding. Nothing where the site offers none, or the browser cannot use any and there are none. */
export function PasskeysPanel({ lender, t, locale }: PasskeysPanelProps) {
  const passkeys = useAppSelector(sessionSlice.selectors.selectCustomer)?.passkeys ?? null;
  if (passkeys === null || (passkeys.count === 0 && !canUsePasskeys())) return null;
  return (
    <div id="passkeys" className={panel.target}>
      <Panel heading={t('passkey.heading')} lead={t('passkey.lead')}>
        <PasskeyList lender={lender} t={t} locale={locale} />
      </Panel>
    </div>
  );
}

function PasskeyList({ lender, t, locale }: PasskeysPanelProps) {
  const dispatch = useAppDispatch();
  const { data, record, reload } = useQuery(accountPasskeys, { locale, request: {} });
  const [open, setOpen] = useState<{ action: PasskeyAction; passkey: Passkey } | null>(null);
  const [closed, setClosed] = useState<typeof open>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const close = (): void => {
    setClosed(open);
    setOpen(null);
  };
  const finish = (done: string): void => {
    setNotice(done);
    setClosed(null);
    setOpen(null);
    reload();
    dispatch(sessionRequested({ locale }));
  };
  const removal = useSubmission(passkeyRemoval, {
    locale,
    onDone: () => finish(t('passkey.removedNow', { name: open?.passkey.name ?? '' })),
  });
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const recoveryEmail = customer?.emailVerification?.verifiedAt ? customer.email : null;
  const onlyByStaff = t(
    customer?.emailVerification ? 'passkey.allLost' : 'passkey.allLostByStaff',
    {
      phone: lender.hotline,
    },
  );
  const help =
    recoveryEmail === null ? (
      <p className={panel.note}>{onlyByStaff}</p>
    ) : (
      <PasskeyRecovery
        email={recoveryEmail}
        lender={lender}
        onDone={() => finish(t('recovery.done'))}
        t={t}
        locale={locale}
      />
    );
  if (open?.action === 'remove')
    return (
      <>
        <StepUp
          purpose={t('passkey.removePurpose', { name: open.passkey.name })}
          operationId={stepUpOperation.removePasskey(open.passkey)}
          isLive={lender.isSmsLive}
          isSending={removal.isSending}
          failure={removal.failure}
          onVerified={() => removal.submit({ params: { id: open.passkey.id } })}
          onBack={close}
          backLabel={t('detail.cancel')}
          t={t}
          locale={locale}
        />
        <p className={panel.note}>{recoveryEmail === null ? onlyByStaff : t('recovery.instead')}</p>
      </>
    );
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(passkeys) => (
        <>
          {notice === null ? null : <PasskeyNotice text={notice} />}
          {passkeys.length === 0 ? <p className={panel.empty}>{t('passkey.none')}</p> : null}
          <ul className={panel.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                {open?.passkey.id === passkey.id ? (
                  <PasskeyName
                    passkey={passkey}
                    onDone={(name) => finish(t('passkey.renamedNow', { name }))}
                    onClose={close}
                    t={t}
                    locale={locale}
                  />
                ) : (
                  <PasskeyEntry
                    passkey={passkey}
                    returnTo={closed?.passkey.id === passkey.id ? closed.action : null}
                    onAction={(action) => {
                      setNotice(null);
                      setOpen({ action, passkey });
                    }}
                    t={t}
                    locale={locale}
                  />
                )}
              </li>
            ))}
          </ul>
          {canUsePasskeys() ? (
            <AddPasskey
              hasPasskeys={passkeys.length > 0}
              isSmsLive={lender.isSmsLive}
              onAdded={() => finish(t('passkey.addedNow'))}
              t={t}
              locale={locale}
            />
          ) : (
            <p className={panel.note}>{t('passkey.unsupported')}</p>
          )}
          {passkeys.length > 0 ? help : null}
        </>
      )}
    </QueryState>
  );
}
