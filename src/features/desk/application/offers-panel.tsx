'use client';

import { useState, type ReactNode } from 'react';
import { localeMetadata } from '@/config/locales';
import type { Approval } from '@/contracts/approval/approval';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { DeskOffer } from '@/contracts/offer/offer-desk';
import type { Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { useQuery } from '@/store/use-query';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { applicationOffers } from './application-queries';
import { LoanBooking } from './loan-booking';
import { OfferForm } from './offer-form';
import { OfferWithdrawal } from './offer-withdrawal';

interface OffersPanelProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  permissions: readonly Permission[];
  onChanged: () => void;
}

/** Offers on an application, newest first; a new one takes the place of one that is open, and of the one that was accepted the loan is booked. */
export function OffersPanel({ application, permissions, onChanged, t, locale }: OffersPanelProps) {
  const { applicationNumber: number, state, customerId, loanNo } = application;
  const mayOffer = permissions.includes('offer.make');
  const isToBook =
    state === 'offer-accepted' && loanNo === null && permissions.includes('loan.book');
  const { data, ...query } = useQuery(applicationOffers, {
    locale,
    request: { params: { applicationNumber: number } },
    key: number,
  });
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<Approval | null>(null);
  const reload = (): void => {
    query.reload();
    onChanged();
  };
  return (
    <section className={styles.panel} aria-labelledby="offers">
      <h2 id="offers">{t('offer.title')}</h2>
      <QueryView query={{ ...query, data: data[number] }} t={t}>
        {(offers) => (
          <>
            {offers.length === 0 ? <p>{t('offer.none')}</p> : null}
            {offers.map((offer) => (
              <OfferFacts
                key={offer.offerNumber}
                offer={offer}
                mayOffer={mayOffer}
                onChanged={reload}
                t={t}
                locale={locale}
              >
                {!isToBook || asked || offer.state !== 'accepted' ? null : customerId === null ? (
                  <p>{t('loanBooking.noAccount')}</p>
                ) : (
                  <LoanBooking offer={offer} onAsked={setAsked} t={t} locale={locale} />
                )}
              </OfferFacts>
            ))}
          </>
        )}
      </QueryView>
      {asked ? <ApprovalNotice approval={asked} t={t} locale={locale} /> : null}
      {!mayOffer || state !== 'approved' ? null : isMaking ? (
        <OfferForm
          application={application}
          onMade={({ data: approval }) => {
            setAsked(approval);
            setMaking(false);
            reload();
          }}
          onClose={() => setMaking(false)}
          t={t}
          locale={locale}
        />
      ) : (
        <p className={styles.actions}>
          <button type="button" className={styles.button} onClick={() => setMaking(true)}>
            {t('offer.make')}
          </button>
        </p>
      )}
    </section>
  );
}

interface OfferFactsProps extends TranslationProps<'desk'> {
  offer: DeskOffer;
  mayOffer: boolean;
  onChanged: () => void;
  /** What comes next. */
  children: ReactNode;
}

function OfferFacts({ offer, mayOffer, onChanged, children, t, locale }: OfferFactsProps) {
  const tAccount = useTranslate('account-screen');
  const time = (instant: string | null): string =>
    instant === null ? '–' : formatDayAndTime(new Date(instant), locale);
  return (
    <article aria-label={offer.offerNumber}>
      <h3>
        {offer.offerNumber} · {t(`offerState.${offer.state}`)}
      </h3>
      <Facts
        items={[
          [t('offer.kind'), tAccount(`loan.kind.${offer.kind}`)],
          [t('application.amount'), formatMoney(offer.amount, { withCents: true })],
          [t('offer.rate'), formatPercent(offer.annualRate, { fixed: true })],
          [t('offer.apr'), formatPercent(offer.apr, { fixed: true })],
          [t('offer.mloRate'), formatPercent(offer.mloRate, { fixed: true })],
          [t('offer.tenor'), formatTenor(offer.tenorMonths, locale)],
          [
            t('offer.instalment'),
            offer.instalment === null ? '–' : formatMoney(offer.instalment, { withCents: true }),
          ],
          ...offer.fees.map(
            ({ label, amount }) => [label, formatMoney(amount, { withCents: true })] as const,
          ),
          [t('offer.by'), offer.issuedBy],
          [t('offer.issued'), time(offer.issuedAt)],
          [t('offer.until'), formatDay(offer.expiresOn, locale)],
          [t('offer.seen'), time(offer.seenAt)],
          [t('offer.accepted'), time(offer.acceptedAt)],
        ]}
      />
      {offer.conditions.length === 0 ? null : (
        <>
          <h4>{t('offer.conditions')}</h4>
          <ul lang={localeMetadata[offer.language].htmlLang}>
            {offer.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      )}
      {mayOffer && offer.state === 'open' ? (
        <OfferWithdrawal number={offer.offerNumber} onDone={onChanged} t={t} locale={locale} />
      ) : null}
      {children}
    </article>
  );
}
