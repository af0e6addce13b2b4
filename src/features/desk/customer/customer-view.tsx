'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { FormOpener } from '../edit/form-opener';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { customerFiles } from './customer-queries';
import { CustomerCases } from './customer-cases';
import { CopyForm } from './copy-form';
import { CustomerSafety } from './customer-safety';
import { ErasureForm } from './erasure-form';
import { FirstAccountForm } from './first-account-form';
import { CustomerMerge } from './merge/customer-merge';
import { PasskeyRemovalForm } from './passkey-removal-form';
import { ProtectForm } from './protect-form';
import { RevealForm } from './reveal-form';

interface CustomerViewProps extends TranslationProps<'desk'> {
  id: string;
}

/** All that is known of one customer. */
export function CustomerView({ id, t, locale }: CustomerViewProps) {
  const { data, ...query } = useQuery(customerFiles, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'customers')}>{t('customer.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(customer) => (
          <>
            <h1>{customer.name ?? t('customer.noName')}</h1>
            {customer.customerId === id ? null : (
              <p className={styles.help}>{t('merge.movedHere')}</p>
            )}
            <Summary customer={customer} t={t} locale={locale} />
            {permissions.includes('customer.reveal') ? (
              <RevealForm customer={customer} t={t} locale={locale} />
            ) : null}
            {permissions.includes('customer.freeze') ? (
              <ProtectForm
                key={customer.frozenAt}
                customer={customer}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
            {permissions.includes('customer.create') && customer.bankAccount === null ? (
              <FormOpener label={t('firstAccount.open')} doneMessage="">
                {({ onClose }) => (
                  <FirstAccountForm customer={customer} onClose={onClose} t={t} locale={locale} />
                )}
              </FormOpener>
            ) : null}
            {permissions.includes('customer.identify') && customer.passkeys.length > 0 ? (
              <FormOpener label={t('passkeyRemoval.open')} doneMessage="">
                {({ onClose }) => (
                  <PasskeyRemovalForm
                    customerId={customer.customerId}
                    onClose={onClose}
                    t={t}
                    locale={locale}
                  />
                )}
              </FormOpener>
            ) : null}
            {permissions.includes('customer.export') ? (
              <FormOpener label={t('customerCopy.open')} doneMessage={t('customerCopy.done')}>
                {({ onDone, onClose }) => (
                  <CopyForm
                    customerId={customer.customerId}
                    onDone={onDone}
                    onClose={onClose}
                    t={t}
                    locale={locale}
                  />
                )}
              </FormOpener>
            ) : null}
            {permissions.includes('customer.identify') ? (
              <FormOpener label={t('erasure.open')} doneMessage="">
                {({ onClose }) => (
                  <ErasureForm
                    customerId={customer.customerId}
                    onClose={onClose}
                    t={t}
                    locale={locale}
                  />
                )}
              </FormOpener>
            ) : null}
            <CustomerMerge key={customer.customerId} customer={customer} t={t} locale={locale} />
            <CustomerCases customer={customer} t={t} locale={locale} />
            <CustomerSafety customer={customer} t={t} locale={locale} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface SummaryProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
}

function Summary({ customer, t, locale }: SummaryProps) {
  const { email, emailVerifiedAt, address, identity, bankAccount, payouts, frozenAt } = customer;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  const since = (label: string, instant: string | null): (readonly [string, string])[] =>
    instant === null ? [] : [[label, time(instant)]];
  const emailState = emailVerifiedAt
    ? t('customer.emailVerified', { day: formatDay(emailVerifiedAt, locale) })
    : t('customer.emailOpen');
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('customer.state'), <b key="state">{t(`customerState.${customer.state}`)}</b>],
          ...since(t('customer.frozenSince'), frozenAt),
          ...since(t('customer.stoppedSince'), payouts.frozenAt),
          ...since(t('customer.heldUntil'), payouts.heldUntil),
          [
            t('customer.phone'),
            <a key="phone" href={`tel:${customer.phone}`}>
              {customer.phone}
            </a>,
          ],
          [
            t('customer.email'),
            email === null ? t('customer.notKnown') : `${email} (${emailState})`,
          ],
          [t('customer.address'), address ?? t('customer.notKnown')],
          [t('customer.identity'), identity?.masked ?? t('customer.notKnown')],
          [t('customer.bankAccount'), bankAccount?.masked ?? t('customer.notKnown')],
          [t('customer.language'), localeMetadata[customer.language].label],
          [
            t('customer.marketing'),
            t(customer.marketing ? 'customer.marketingYes' : 'customer.marketingNo'),
          ],
          [t('customer.since'), formatDay(customer.createdAt, locale)],
          ...(customer.mergedIds.length === 0
            ? []
            : [
                [
                  t('merge.mergedIds'),
                  <code key="merged">{customer.mergedIds.join(' ')}</code>,
                ] as const,
              ]),
        ]}
      />
    </section>
  );
}
