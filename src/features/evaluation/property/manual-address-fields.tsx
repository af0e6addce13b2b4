'use client';

import type { PropertyType } from '@/contracts/evaluation/evaluation';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Valuation } from '../use-valuation';
import { OptionSelect } from './option-select';
import { AreaField } from './area-field';
import { ValuationTextField } from './valuation-text-field';
import { fieldId, type FieldMessages } from './field-messages';
import styles from './fields.module.css';

interface ManualAddressFieldsProps extends TranslationProps<'evaluation'> {
  valuation: Valuation;
  messages: FieldMessages;
}

const handTypes = [
  'flat',
  'villageHouse',
  'subsidisedFlat',
  'shop',
  'office',
  'other',
] as const satisfies PropertyType[];

/** A property that is in no list: address, floor, saleable area and age as text. */
export function ManualAddressFields({
  valuation: { form, edit },
  messages,
  t,
  locale,
}: ManualAddressFieldsProps) {
  return (
    <div className={styles.grid}>
      <OptionSelect
        id={fieldId('propertyType')}
        label={t('hand.type')}
        placeholder={t('pick.choose')}
        unknownLabel={t('pick.loading')}
        value={form.propertyType}
        groups={[
          {
            options: handTypes.map((value) => ({ value, label: t(`propertyType.${value}`) })),
          },
        ]}
        problem={messages.propertyType}
        onChange={(value) =>
          edit((latest) => ({
            ...latest,
            propertyType: handTypes.find((type) => type === value) ?? '',
            premium: '',
          }))
        }
      />
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
