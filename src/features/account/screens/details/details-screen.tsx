'use client';

import { useState } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  detailForms,
  formsClosed,
  formsCleared,
  type DetailFormKey,
} from '@/features/account/account-forms.slice';
import { sessionRequested, sessionSlice } from '@/features/account/session/session.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { PasskeysPanel } from '@/features/account/passkey/passkeys-panel';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { accountRequests } from '../requests/request-queries';
import { pendingPhoneChanges } from './phone-change';
import { ActivityPanel } from './activity-panel';
import { BankAccountForm } from './bank-account-form';
import { ClosurePanel } from './closure-panel';
import { DetailForm } from './detail-form';
import { EmailForm } from './email-form';
import { EmailVerification } from './email-verification';
import { MyDataPanel } from './my-data-panel';
import { PayoutsPanel } from './payouts-panel';
import { PhoneForm } from './phone-form';
import { PreferencesPanel } from './preferences-panel';
import { RequestList } from '../requests/request-list';
import { SessionsPanel } from './sessions-panel';

/** The customer's contact and bank details and preferences. */
export function DetailsScreen({ lender, t, locale }: ScreenProps) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const requests = useAppSelector(accountRequests.slice.selectors.selectData);
  const [{ editing }, change] = usePersistedForm('details', { editing: null });
  const [refreshCount, setChanges] = useState(0);
  if (!customer) return null;
  const { name, phoneMasked, email, emailVerification, address, bankAccount } = customer;
  const values: Record<DetailFormKey, string> = {
    phone: phoneMasked,
    email: email ?? t('detail.missing'),
    address: address ?? t('detail.missing'),
    bank: bankAccount ? `${bankAccount.masked} · ${bankAccount.holder}` : t('detail.missing'),
  };
  const pendingChanges = pendingPhoneChanges(requests ?? []);
  const refresh = (): void => {
    setChanges(refreshCount + 1);
    dispatch(sessionRequested({ locale }));
  };
  const edit = (field: DetailFormKey | null): void => {
    dispatch(formsClosed(detailForms));
    change({ editing: field });
  };
  const done = (): void => {
    dispatch(formsCleared(detailForms));
    refresh();
  };
  const formProps = { lender, onDone: done, onClose: () => edit(null), t, locale };
  return (
    <>
      <Panel heading={t('detail.heading')}>
        <ul className={panel.list}>
          <li className={panel.row}>
            <span>
              <span className={panel.detail}>{t('detail.name')}</span>
              <b className={panel.value}>{name ?? t('detail.missing')}</b>
            </span>
          </li>
          {detailForms.map((field) => (
            <li key={field}>
              <div className={panel.row}>
                <span>
                  <span className={panel.detail}>{t(`detail.${field}`)}</span>
                  <b className={panel.value}>{values[field]}</b>
                </span>
                {editing === field ? null : (
                  <button type="button" className={panel.link} onClick={() => edit(field)}>
                    {t(
                      field === 'phone' && pendingChanges.length > 0
                        ? 'detail.finish'
                        : 'detail.change',
                    )}
                    <span className="visually-hidden"> {t(`detail.${field}`)}</span>
                  </button>
                )}
              </div>
              {field === 'email' && editing !== 'email' && email && emailVerification ? (
                <EmailVerification
                  key={email}
                  email={email}
                  isVerified={emailVerification.verifiedAt !== null}
                  lender={lender}
                  t={t}
                  locale={locale}
                />
              ) : null}
              {editing === field ? (
                <div className={panel.edit}>
                  {field === 'phone' ? (
                    <PhoneForm pendingChanges={pendingChanges} onStarted={refresh} {...formProps} />
                  ) : null}
                  {field === 'bank' ? <BankAccountForm {...formProps} /> : null}
                  {field === 'email' && emailVerification ? (
                    <EmailForm {...formProps} current={email ?? ''} />
                  ) : field === 'email' || field === 'address' ? (
                    <DetailForm {...formProps} field={field} current={customer[field] ?? ''} />
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
        <p className={panel.note}>{t('detail.nameNote', { phone: lender.hotline })}</p>
      </Panel>
      <PreferencesPanel t={t} locale={locale} />
      <PayoutsPanel lender={lender} t={t} locale={locale} />
      <PasskeysPanel lender={lender} t={t} locale={locale} />
      <SessionsPanel t={t} locale={locale} />
      <ActivityPanel t={t} locale={locale} />
      <MyDataPanel t={t} locale={locale} onChanged={refresh} />
      <ClosurePanel t={t} locale={locale} onChanged={refresh} />
      <RequestList
        key={refreshCount}
        heading={t('detail.past')}
        kinds={['email', 'address', 'phone', 'bank-account', 'data-access', 'closure']}
        t={t}
        locale={locale}
      />
      <p className={panel.note}>
        {t('detail.lost', { phone: lender.hotline })}
        {sentenceGap(locale)}
        <SmartLink href={contentPaths.privacy} locale={locale}>
          {t('detail.privacy')}
        </SmartLink>
      </p>
    </>
  );
}
