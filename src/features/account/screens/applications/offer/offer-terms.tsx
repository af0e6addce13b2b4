'use client';

import { SmartLink } from '@/components/smart-link';
import { localeMetadata } from '@/config/locales';
import { flowPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { Offer } from '@/contracts/offer/offer';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { LenderInfo } from '@/features/account/lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import {
  DescriptionList,
  KeyFigures,
  type DescriptionItem,
} from '@/features/account/components/description-list';
import { DownloadButton } from '@/features/account/components/download-button';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount } from '@/features/account/screens/payments/loan-format';
import styles from './offer-terms.module.css';

type TextProps = TranslationProps<'account' | 'account-screen'>;

const percent = (rate: number): string => formatPercent(rate, { fixed: true });

/** What is offered: what it costs first, then everything else that will be signed. */
export function OfferTerms({
  offer,
  lender,
  onAccept,
  t,
  locale,
}: TextProps & { offer: Offer; lender: LenderInfo; onAccept: () => void }) {
  const { offerNumber, state, instalment, expiresOn, conditions } = offer;
  const id = `offer-${offerNumber}`;
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <div className={panel.title}>
        <h3 id={id}>{t('offer.title')}</h3>
        <span className={badge(offer)}>{t(`offer.state.${state}`)}</span>
      </div>
      {state === 'open' ? (
        <p className={styles.until}>
          {t('offer.openUntil', { until: formatDay(expiresOn, locale) })}
        </p>
      ) : null}
      <KeyFigures
        figures={[
          {
            label: t(offer.kind === 'revolving' ? 'offer.limit' : 'offer.amount'),
            value: formatAmount(offer.amount),
          },
          ...(instalment === null
            ? []
            : [{ label: t('offer.instalment'), value: formatAmount(instalment) }]),
          { label: t('offer.apr'), value: percent(offer.apr) },
        ]}
      />
      <DescriptionList items={factsOf(offer, { t, locale })} />
      <p className={panel.note}>{t('offer.feesCount')}</p>
      {conditions.length > 0 ? (
        <>
          <h4>{t('offer.conditions')}</h4>
          <ol lang={foreignLanguage(offer, locale)}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </>
      ) : null}
      {state === 'expired' ? <p>{t('offer.expired', { phone: lender.hotline })}</p> : null}
      {state === 'accepted' ? <p>{t('offer.accepted')}</p> : null}
      {state === 'open' ? <p className={panel.note}>{t('offer.noObligation')}</p> : null}
      <div className={panel.actions}>
        {state === 'open' ? (
          <button type="button" className={panel.solid} onClick={onAccept}>
            {t('offer.accept')}
          </button>
        ) : null}
        <DownloadButton
          download={{ id: offerNumber, locale, offerNumber }}
          label={t('offer.pdf')}
          t={t}
        />
        {state === 'open' ? (
          <SmartLink
            href={`${flowPaths.accountContact}#${offerNumber}`}
            locale={locale}
            className={panel.ghost}
          >
            {t('offer.ask')}
          </SmartLink>
        ) : null}
      </div>
    </section>
  );
}

function badge({ state }: Offer): string | undefined {
  if (state === 'accepted') return panel.badgeGood;
  return state === 'expired' ? panel.badgeBad : panel.badge;
}

/** The language of what staff wrote, where it is not that of the page. */
const foreignLanguage = ({ language }: Offer, locale: Locale): string | undefined =>
  language === locale ? undefined : localeMetadata[language].htmlLang;

function factsOf(offer: Offer, { t, locale }: TextProps): DescriptionItem[] {
  const { totalInterest, totalRepayable, property, acceptedAt } = offer;
  return [
    [t('offer.annualRate'), percent(offer.annualRate)],
    [t('offer.mloRate'), percent(offer.mloRate)],
    [t('offer.tenor'), formatTenor(offer.tenorMonths, locale)],
    ...(totalInterest === null
      ? []
      : [[t('offer.totalInterest'), formatAmount(totalInterest)] satisfies DescriptionItem]),
    ...offer.fees.map(
      ({ label, amount }) => [label, formatAmount(amount)] satisfies DescriptionItem,
    ),
    ...(totalRepayable === null
      ? []
      : [[t('offer.totalRepayable'), formatAmount(totalRepayable)] satisfies DescriptionItem]),
    ...(property === null
      ? []
      : [
          [
            t('offer.property'),
            <span key="property" lang={foreignLanguage(offer, locale)}>
              {property}
            </span>,
          ] satisfies DescriptionItem,
        ]),
    [t('offer.number'), offer.offerNumber],
    [t('offer.issued'), formatDay(offer.issuedAt, locale)],
    ...(acceptedAt === null
      ? []
      : [[t('offer.acceptedAt'), formatInstant(acceptedAt, locale)] satisfies DescriptionItem]),
  ];
}
