'use client';

import type { Words } from '@/features/calculation/components/calculator-words';
import type { Valuation } from '../use-valuation';
import { AreaField } from './area-field';
import { EntryField } from './entry-field';
import type { FieldMessages } from './field-problems';
import styles from './fields.module.css';

interface HandFieldsProps extends Words {
  valuation: Valuation;
  messages: FieldMessages;
}

const maxAddressLength = 200;

/** A property that no list holds: its address, floor, saleable area and age as text. */
export function HandFields({ valuation: { form, edit }, messages, t, locale }: HandFieldsProps) {
  return (
    <div className={styles.grid}>
      <EntryField label={t('hand.address')} value={form.address} maxLength={maxAddressLength} hint={t('hand.addressHint')} problem={messages.address} isWide onChange={(address) => edit({ ...form, address })} />
      <EntryField label={t('flat.floor')} value={form.floor.replace(/^f:/, '')} problem={messages.floor} onChange={(floor) => edit({ ...form, floor })} />
      <AreaField form={form} problem={messages.area} onChange={edit} t={t} locale={locale} />
      <EntryField label={t('flat.age')} value={form.age} inputMode="decimal" suffix={<span className={styles.unit} aria-hidden="true">{t('unit.years')}</span>} problem={messages.age} onChange={(age) => edit({ ...form, age })} />
    </div>
  );
}
