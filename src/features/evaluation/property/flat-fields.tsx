'use client';

import { AreaField } from './area-field';
import { ValuationTextField } from './valuation-text-field';
import { fieldId } from './field-messages';
import styles from './fields.module.css';
import { FloorAndRoom, type FloorAndRoomProps } from './floor-and-room';

/** The flat in a selected building: floor, room, saleable area, age. */
export function FlatFields({ valuation, messages, t, locale }: FloorAndRoomProps) {
  const { form, edit } = valuation;
  return (
    <div className={styles.grid}>
      <FloorAndRoom valuation={valuation} messages={messages} t={t} locale={locale} />
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
