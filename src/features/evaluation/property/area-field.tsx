'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import type { ValuationForm } from '../valuation-form';
import { ValuationTextField } from './valuation-text-field';
import { fieldId } from './field-messages';
import styles from './fields.module.css';

interface AreaFieldProps extends TranslationProps<'evaluation'> {
  form: ValuationForm;
  problem: string | undefined;
  onChange: (change: (form: ValuationForm) => ValuationForm) => void;
}

/** Saleable area in square feet or square metres. */
export function AreaField({ form, problem, onChange, t }: AreaFieldProps) {
  const unit = (
    <select
      className={styles.unitSelect}
      aria-label={t('flat.areaUnit')}
      value={form.areaUnit}
      onChange={(event) =>
        onChange((latest) => ({
          ...latest,
          areaUnit: event.target.value === 'sqm' ? 'sqm' : 'sqft',
          isAreaOfRoom: false,
        }))
      }
    >
      <option value="sqft">{t('unit.sqft')}</option>
      <option value="sqm">{t('unit.sqm')}</option>
    </select>
  );
  return (
    <ValuationTextField
      id={fieldId('area')}
      label={t('flat.area')}
      value={form.area}
      inputMode="decimal"
      suffix={unit}
      hint={t(form.isAreaOfRoom ? 'flat.areaKnown' : 'flat.areaHint')}
      problem={problem}
      onChange={(area) => onChange((latest) => ({ ...latest, area, isAreaOfRoom: false }))}
    />
  );
}
