'use client';

import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatMoney, formatPercent } from '@/lib/format';
import styles from './answer.module.css';
import { distanceText } from './answer-words';
import { Plan } from './plan';

interface BasisSectionProps extends TranslationProps<'evaluation-answer'> {
  quote: QuoteData;
}

/** What the value rests on in one sentence, the places that weigh in it, and where they lie. */
export function BasisSection({ quote, t, locale }: BasisSectionProps) {
  const { basis, neighbours } = quote;
  if (basis === null || neighbours.length === 0) return null;
  return (
    <Section isFolded heading={t('basis.heading')} lead={t('basis.lead')}>
      <div className={styles.basis}>
        <div>
          <table className={`${sectionStyles.table} ${styles.weights}`}>
            <caption>{t('basis.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('basis.place')}</th>
                <th scope="col">{t('basis.pricePerSqft')}</th>
                <th scope="col">{t('basis.weight')}</th>
              </tr>
            </thead>
            <tbody>
              {basis.ownShare !== null && basis.ownShare > 0 ? (
                <tr>
                  <th scope="row">
                    {quote.property.label}
                    <small>{t('basis.own')}</small>
                  </th>
                  <td>{quote.pricePerSqft === null ? '–' : formatMoney(quote.pricePerSqft)}</td>
                  <Weight share={basis.ownShare} />
                </tr>
              ) : null}
              {neighbours.map(({ label, distanceMetres, pricePerSqft, weight }) => (
                <tr key={label}>
                  <th scope="row">
                    {label}
                    <small>
                      {distanceMetres === null
                        ? t('basis.distanceUnknown')
                        : distanceText(distanceMetres, t)}
                    </small>
                  </th>
                  <td>{formatMoney(pricePerSqft)}</td>
                  <Weight share={weight} />
                </tr>
              ))}
            </tbody>
          </table>
          <p className={sectionStyles.note}>{t('basis.note')}</p>
        </div>
        <Plan quote={quote} t={t} locale={locale} />
      </div>
    </Section>
  );
}

/** A share as a number and as a bar. */
function Weight({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <td className={styles.weight}>
      {formatPercent(percent)}
      <svg width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" rx="4" className={styles.track} />
        <rect width={`${Math.max(1, percent)}%`} height="8" rx="4" className={styles.bar} />
      </svg>
    </td>
  );
}
