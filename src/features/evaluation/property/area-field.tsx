'use client';

import type { Words } from '@/features/calculation/components/calculator-words';
import type { ValuationForm } from '../valuation-form';
import { EntryField } from './entry-field';
import styles from './fields.module.css';

interface AreaFieldProps extends Words {
  form: ValuationForm;
  problem: string | undefined;
  onChange: (form: ValuationForm) => void;
}

/** Saleable area in square feet or square metres. */
export function AreaField({ form, problem, onChange, t }: AreaFieldProps) {
  const unit = (
    <select className={styles.unitSelect} aria-label={t('flat.areaUnit')} value={form.areaUnit} onChange={(event) => onChange({ ...form, areaUnit: event.target.value === 'sqm' ? 'sqm' : 'sqft', isAreaOfRoom: false })}>
      <option value="sqft">{t('unit.sqft')}</option>
      <option value="sqm">{t('unit.sqm')}</option>
    </select>
  );
  return (
    <EntryField
      label={t('flat.area')}
      value={form.area}
      inputMode="decimal"
      suffix={unit}
      hint={t(form.isAreaOfRoom ? 'flat.areaKnown' : 'flat.areaHint')}
      problem={problem}
      onChange={(area) => onChange({ ...form, area, isAreaOfRoom: false })}
    />
  );
}
