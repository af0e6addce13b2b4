import type { Offer } from '@/contracts/offer/offer';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { TranslationProps } from '@/i18n/translation-props';
import { DownloadButton } from '@/features/account/components/download-button';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount } from '../payments/loan-format';
import styles from './statements-screen.module.css';

type AccountTexts = TranslationProps<'account' | 'account-screen'>;

/** The offers made to a customer, by calendar year in Hong Kong, of which only the newest is open; nothing where there are none. */
export function OfferYears({ offers, t, locale }: AccountTexts & { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  const dated = offers.map((offer) => ({ offer, on: hongKongDay(new Date(offer.issuedAt)) }));
  const years = [...new Set(dated.map(({ on }) => on.slice(0, 4)))];
  return (
    <Panel heading={t('statement.offers')} lead={t('statement.offersLead')}>
      {years.map((year, index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary>{year}</summary>
          <ul className={panel.list}>
            {dated
              .filter(({ on }) => on.startsWith(year))
              .map(({ offer: { offerNumber, applicationNumber, amount, state }, on }) => (
                <li key={offerNumber}>
                  <div className={panel.row}>
                    <h3 className={styles.date}>{formatDay(on, locale)}</h3>
                    <span className={panel.badge}>{t(`offer.state.${state}`)}</span>
                    <DownloadButton
                      download={{ id: `file ${offerNumber}`, locale, offerNumber }}
                      label={t('statement.pdf')}
                      about={offerNumber}
                      t={t}
                    />
                  </div>
                  <p className={panel.detail}>
                    {[offerNumber, applicationNumber, formatAmount(amount)].join(' · ')}
                  </p>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}
