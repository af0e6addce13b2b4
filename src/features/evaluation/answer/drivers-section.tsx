'use client';

import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { changeText, differenceText } from './answer-words';
import styles from './answer.module.css';

interface DriversSectionProps extends TranslationProps<'evaluation-answer'> {
  quote: QuoteData;
}

/** What other floors, sizes and ages of the same property would be worth. */
export function DriversSection({ quote: { drivers, basis }, t }: DriversSectionProps) {
  if (drivers.length === 0) return null;
  const hasAge = drivers.some(({ kind }) => kind === 'age');
  return (
    <Section isFolded heading={t('drivers.heading')} lead={t('drivers.lead')}>
      <dl className={styles.drivers}>
        {drivers.map((driver) => (
          <div key={`${driver.kind} ${driver.change}`}>
            <dt>{changeText(driver, t)}</dt>
            <dd className={driver.differenceHkd > 0 ? styles.up : styles.down}>
              {differenceText(driver, t)}
            </dd>
          </div>
        ))}
      </dl>
      {hasAge || basis === null || basis.kind === 'area' ? null : (
        <p className={sectionStyles.note}>{t('drivers.ageInside')}</p>
      )}
    </Section>
  );
}
