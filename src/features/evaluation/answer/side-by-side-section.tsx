'use client';

import { useId, useState } from 'react';
import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatMoney, formatPercent, formatWhole } from '@/lib/format';
import type { EarlierAnswer } from '../evaluation.types';
import { flatLabel } from '../quote-view';
import styles from './answer.module.css';

interface SideBySideSectionProps extends TranslationProps<'evaluation-answer'> {
  answers: readonly EarlierAnswer[];
  onAnother: () => void;
}

type T = SideBySideSectionProps['t'];
const dash = '–';

const rowKeys = [
  'value',
  'low',
  'high',
  'halfWidth',
  'pricePerSqft',
  'area',
  'age',
  'loan75',
] as const;

const cells: Record<(typeof rowKeys)[number], (quote: QuoteData, t: T) => string> = {
  value: ({ value }) => formatMoney(value),
  low: ({ low }) => formatMoney(low),
  high: ({ high }) => formatMoney(high),
  halfWidth: ({ confidence }) => `± ${formatPercent(Math.round(100 - confidence))}`,
  pricePerSqft: ({ pricePerSqft }) => (pricePerSqft === null ? dash : formatMoney(pricePerSqft)),
  area: ({ property: { areaSqft } }, t) =>
    areaSqft === null ? dash : t('compare.sqft', { area: formatWhole(areaSqft) }),
  age: ({ property: { ageYears } }, t) =>
    ageYears === null ? dash : t('compare.years', { years: ageYears }),
  loan75: ({ maxLoan }) => formatMoney(maxLoan.percent75),
};

/** Two properties that were valued in this visit, beside each other. They stay in this tab. */
export function SideBySideSection({ answers, onAnother, t }: SideBySideSectionProps) {
  const tValue = useTranslate('evaluation');
  const id = useId();
  const [chosen, setChosen] = useState<[string | null, string | null]>([null, null]);
  const find = (key: string | null) => answers.find((answer) => answer.key === key);
  const left = find(chosen[0]) ?? answers[0];
  const right = find(chosen[1]) ?? answers.find((answer) => answer !== left);
  const another = (
    <div className={sectionStyles.buttons}>
      <button type="button" className={sectionStyles.button} onClick={onAnother}>
        {t('compare.another')}
      </button>
    </div>
  );
  if (!left || !right)
    return answers.length === 0 ? null : (
      <Section isFolded heading={t('compare.heading')} lead={t('compare.needsTwo')}>
        {another}
      </Section>
    );
  const columns = [left, right] as const;
  return (
    <Section isFolded heading={t('compare.heading')} lead={t('compare.lead')}>
      <div
        className={sectionStyles.scroll}
        tabIndex={0}
        role="group"
        aria-label={t('compare.heading')}
      >
        <table className={`${sectionStyles.table} ${sectionStyles.compared} ${styles.compared}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('compare.figure')}</span>
              </th>
              {columns.map((answer, at) => (
                <th key={at} scope="col">
                  {answers.length === 2 ? (
                    flatLabel(answer.quote, tValue)
                  ) : (
                    <select
                      id={`${id}-${at}`}
                      aria-label={t(at === 0 ? 'compare.first' : 'compare.second')}
                      value={answer.key}
                      onChange={({ target }) =>
                        setChosen(at === 0 ? [target.value, right.key] : [left.key, target.value])
                      }
                    >
                      {answers.map(({ key, quote }) => (
                        <option key={key} value={key} disabled={key === columns[1 - at]?.key}>
                          {flatLabel(quote, tValue)}
                        </option>
                      ))}
                    </select>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowKeys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`compare.${key}`)}</th>
                {columns.map(({ quote }, at) => (
                  <td key={at}>{cells[key](quote, t)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={sectionStyles.note}>
        {t('compare.difference', {
          amount: formatMoney(Math.abs(left.quote.value - right.quote.value)),
        })}
      </p>
      {another}
    </Section>
  );
}
