'use client';

import { useState } from 'react';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { CustomerApplication } from '@/contracts/application/application';
import type { Offer } from '@/contracts/offer/offer';
import { formatPercent } from '@/lib/format';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import type { LenderInfo } from '@/features/account/lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { StepUp } from '@/features/account/components/step-up';
import { formatAmount } from '@/features/account/screens/payments/loan-format';
import { accountOffers } from '../application-queries';
import { offerAcceptance } from '../application-submissions';
import { OfferTerms } from './offer-terms';

interface ApplicationOfferProps extends TranslationProps<'account' | 'account-screen'> {
  application: CustomerApplication;
  lender: LenderInfo;
  /** Called when the application has moved on. */
  onAccepted: () => void;
}

/** The newest offer on an application, which the applicant may read, save and accept. */
export function ApplicationOffer({
  application: { applicationNumber, nextAction },
  lender,
  onAccepted,
  t,
  locale,
}: ApplicationOfferProps) {
  const { data, record, reload } = useQuery(accountOffers, { locale, request: {} });
  const offer = data?.find((each) => each.applicationNumber === applicationNumber);
  if (record.failure && !offer)
    return nextAction === 'read-offer' ? (
      <p role="alert" className={panel.problem}>
        {t('offer.unavailable', { phone: lender.hotline })}
        {sentenceGap(locale)}
        <button type="button" className={panel.link} onClick={reload}>
          {t('state.retry')}
        </button>
      </p>
    ) : null;
  if (!offer || offer.state === 'withdrawn') return null;
  return (
    <OfferWithAnswer
      key={offer.offerNumber}
      offer={offer}
      lender={lender}
      onAccepted={() => {
        reload();
        onAccepted();
      }}
      t={t}
      locale={locale}
    />
  );
}

function OfferWithAnswer({
  offer,
  lender,
  onAccepted,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  offer: Offer;
  lender: LenderInfo;
  onAccepted: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const { isSending, failure, submit, dismiss } = useSubmission(offerAcceptance, {
    locale,
    onDone: () => {
      setConfirming(false);
      onAccepted();
    },
  });
  const { offerNumber, amount, annualRate } = offer;
  if (!isConfirming || offer.state !== 'open')
    return (
      <OfferTerms
        offer={offer}
        lender={lender}
        onAccept={() => setConfirming(true)}
        t={t}
        locale={locale}
      />
    );
  return (
    <StepUp
      purpose={t('offer.purpose', {
        amount: formatAmount(amount),
        rate: formatPercent(annualRate, { fixed: true }),
      })}
      operationId={stepUpOperation.acceptOffer({ offerNumber, amount })}
      isLive={lender.isSmsLive}
      isSending={isSending}
      failure={failure}
      onVerified={() => submit({ params: { offerNumber }, body: {} })}
      onBack={() => {
        dismiss();
        setConfirming(false);
      }}
      backLabel={t('offer.back')}
      t={t}
      locale={locale}
    />
  );
}
