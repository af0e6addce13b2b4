'use client';

import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Valuation } from '../use-valuation';
import { AreaField } from './area-field';
import { ValuationTextField } from './valuation-text-field';
import { fieldId, type FieldMessages } from './field-messages';
import styles from './fields.module.css';

interface ManualAddressFieldsProps extends TranslationProps<'evaluation'> {
  valuation: Valuation;
  messages: FieldMessages;
}

/** A property that is in no list: address, floor, saleable area and age as text. */
export function ManualAddressFields({
  valuation: { form, edit },
  messages,
  t,
  locale,
}: ManualAddressFieldsProps) {
  return (
    <div className={styles.grid}>
      <ValuationTextField
        id={fieldId('address')}
        label={t('hand.address')}
        value={form.address}
        maxLength={textLimits.propertyAddress}
        hint={t('hand.addressHint')}
        problem={messages.address}
        isWide
        onChange={(address) => edit((latest) => ({ ...latest, address }))}
      />
      <ValuationTextField
        id={fieldId('floor')}
        label={t('flat.floor')}
        value={form.floor.replace(/^f:/, '')}
        problem={messages.floor}
        onChange={(floor) => edit((latest) => ({ ...latest, floor }))}
      />
      <AreaField form={form} problem={messages.area} onChange={edit} t={t} locale={locale} />
      <ValuationTextField
        id={fieldId('age')}
        label={t('flat.age')}
        value={form.age}
        inputMode="decimal"
        suffix={
          <span className={styles.unit} aria-hidden="true">
            {t('unit.years')}
          </span>
        }
        problem={messages.age}
        onChange={(age) => edit((latest) => ({ ...latest, age }))}
      />
    </div>
  );
}
