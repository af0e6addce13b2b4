'use client';

import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { ifSet } from '@/config/brand';
import { currencySymbol } from '@/config/site';
import type { SettingUnit } from '@/contracts/setting/setting-fields';
import type { DeskSettingDetail, SettingValue } from '@/contracts/setting/setting';
import { fieldsOf, mayBe, type SettingField } from '@/contracts/setting/settings';
import type { TranslationProps } from '@/i18n/translation-props';
import { hongKongDay } from '@/lib/hong-kong-day';
import { parseMoney } from '@/lib/parse-money';
import { parsePercent, parseTenorMonths } from '@/lib/parse-number';
import { serverNow } from '@/lib/server-clock';
import { inForceOn } from '@/lib/setting/setting-versions';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { DataTable } from '../list/data-table';
import { settingChange } from './setting-queries';
import { settingText } from './setting-text';
import { settingFieldLabel } from './setting-words';
import own from './setting.module.css';

interface SettingFormProps extends TranslationProps<'desk'> {
  setting: DeskSettingDetail;
  onAsked: () => void;
}

interface Fields {
  value: Record<string, string>;
  from: string;
  note: string;
}

/** What is said of a field that holds nothing of its kind. */
const problems = {
  money: 'figureMissing',
  percent: 'percentMissing',
  months: 'monthsMissing',
  workingDays: 'figureMissing',
  calendarDays: 'figureMissing',
  weeks: 'figureMissing',
  years: 'figureMissing',
  hours: 'figureMissing',
  count: 'figureMissing',
  text: 'textMissing',
  span: 'spanMissing',
  days: 'daysMissing',
} as const satisfies Record<SettingUnit, string>;

const decimalUnits: readonly SettingUnit[] = [
  'money',
  'percent',
  'workingDays',
  'calendarDays',
  'weeks',
  'years',
  'hours',
  'count',
];

/** Units of which is said how they are typed. */
const formats = { span: true, days: true, percent: true, months: true, years: true } as const;

/** Whether how a field is typed needs to be said. */
const isFormatted = (unit: SettingUnit): unit is keyof typeof formats => unit in formats;

const typedOf = (value: SettingValue, fields: readonly SettingField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, ifSet(String(value[name] ?? ''))]));

/** A percentage that pages show as it was typed, with two decimals at most. */
function parseShownPercent(text: string): number | null {
  const percent = parsePercent(text);
  return percent === null || percent !== Number(percent.toFixed(2)) ? null : percent;
}

/** What was typed as a field is sent; null where it is none of its kind. */
function parsed(field: SettingField, typed: string): string | number | null {
  const { unit } = field;
  const text = typed.trim();
  if (unit === 'span' || unit === 'days') return mayBe(field, text) ? text : null;
  if (unit === 'text') return text === '' ? null : text;
  if (unit === 'money') return parseMoney(text);
  if (unit === 'percent') return parseShownPercent(text);
  if (unit === 'months') return parseTenorMonths(text);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Asks a second person for another value: each field, the day from which it applies, and what it would change. */
export function SettingForm({ setting, onAsked, t, locale }: SettingFormProps) {
  const { name, delivered, versions } = setting;
  const fields = fieldsOf(name);
  const today = hongKongDay(serverNow());
  const { control, register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { value: typedOf(setting.value, fields), from: '', note: '' },
  });
  const { errors } = formState;
  const { isSending, failure, answer, submit } = useSubmission(settingChange, {
    locale,
    onDone: onAsked,
  });
  const typed = useWatch({ control, name: 'value' });
  const from = useWatch({ control, name: 'from' });
  if (answer) return <ApprovalNotice approval={answer.data} t={t} locale={locale} />;

  const day = from === '' ? today : from;
  const before: SettingValue = { ...delivered, ...inForceOn(versions, day)?.value };
  const changes = fields.flatMap((field) => {
    const after = parsed(field, typed[field.name] ?? '');
    return after === null || after === before[field.name] ? [] : [{ field, after }];
  });

  function send({ value, from: firstDay, note }: Fields): void {
    if (isSending || changes.length === 0) return;
    const entered = Object.fromEntries(
      fields.flatMap((field) => {
        const one = parsed(field, value[field.name] ?? '');
        return one === null ? [] : [[field.name, one] as const];
      }),
    );
    submit({
      params: { name },
      body: { value: entered, note, ...(firstDay === '' ? {} : { from: firstDay }) },
    });
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="change"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="change">{t('setting.change')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        {fields.map((field) => (
          <TextField
            key={field.name}
            id={`setting-${field.name}`}
            inputMode={decimalUnits.includes(field.unit) ? 'decimal' : 'text'}
            hint={isFormatted(field.unit) ? t(`settingFormat.${field.unit}`) : undefined}
            prefix={field.unit === 'money' ? currencySymbol : undefined}
            label={settingFieldLabel(field.path, t)}
            problem={
              errors.value?.[field.name]?.message ?? failure?.fields?.[`value.${field.name}`]
            }
            {...register(`value.${field.name}`, {
              validate: (text) =>
                parsed(field, text) !== null || t(`setting.${problems[field.unit]}`),
            })}
          />
        ))}
        <TextField
          id="setting-from"
          type="date"
          min={today}
          label={t('setting.from')}
          hint={t('setting.fromHint')}
          optional={t('state.optional')}
          problem={failure?.fields?.from}
          {...register('from')}
        />
      </div>
      <ReasonField
        id="setting-note"
        label={t('approval.reason')}
        hint={t('setting.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <div role="status">
        {changes.length === 0 ? (
          <p className={styles.help}>{t('setting.noChange')}</p>
        ) : (
          <DataTable
            label={t('setting.preview')}
            rows={changes}
            keyOf={({ field }) => field.path}
            columns={[
              {
                heading: t('setting.preview'),
                cell: ({ field }) => (
                  <span className={own.name}>{settingFieldLabel(field.path, t)}</span>
                ),
              },
              {
                heading: t('approval.now'),
                cell: ({ field: { name: one, unit } }) =>
                  settingText({ unit, value: before[one] }, locale),
              },
              {
                heading: t('approval.then'),
                cell: ({ field: { unit }, after }) => (
                  <b>{settingText({ unit, value: after }, locale)}</b>
                ),
              },
            ]}
          />
        )}
      </div>
      <p className={styles.actions}>
        <button
          type="submit"
          className={styles.primary}
          aria-disabled={isSending || changes.length === 0 || undefined}
        >
          {t(isSending ? 'state.sending' : 'setting.ask')}
        </button>
      </p>
    </form>
  );
}
