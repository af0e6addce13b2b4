'use client';

import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { stampDuty } from '@/lib/loan/planning/stamp-duty';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/section.module.css';
import { Section } from '@/components/tool/section';
import type { Calculator } from '../use-calculator';

interface StampDutySectionProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

/** Ad valorem stamp duty on a purchase at the property value. */
export function StampDutySection({
  calculator: { figures, form, change },
  t,
  locale,
}: StampDutySectionProps) {
  const { duty, effectiveRate, asOf, status } = stampDuty({
    price: figures.propertyValue,
    isResidential: form.isResidential,
  });
  return (
    <Section
      isFolded
      heading={t('duty.heading')}
      lead={t('duty.lead', { value: formatMoney(figures.propertyValue) })}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('duty.kind')}</legend>
        {[true, false].map((isResidential) => (
          <label key={String(isResidential)}>
            <input
              type="radio"
              name="duty-kind"
              checked={form.isResidential === isResidential}
              onChange={() => change({ isResidential })}
            />
            {t(isResidential ? 'duty.residential' : 'duty.other')}
          </label>
        ))}
      </fieldset>
      <dl className={styles.figures}>
        <div>
          <dt>{t('duty.amount')}</dt>
          <dd>{formatMoney(duty)}</dd>
        </div>
        <div>
          <dt>{t('duty.share')}</dt>
          <dd>{formatPercent(effectiveRate)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {[
          t('duty.asOf', { date: formatDay(asOf, locale) }),
          ...(status === 'announced' ? [t('duty.announced')] : []),
          t('duty.note'),
        ].join(sentenceGap(locale))}
      </p>
    </Section>
  );
}
