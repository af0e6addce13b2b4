'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AmountShortcuts } from '@/components/form/amount-shortcuts';
import type { Translate } from '@/i18n/text-keys';
import { formatPercent } from '@/lib/format';
import type { Range } from '../calculator-form';
import type { FigureProblem } from '../figure-problems';
import { typingPauseMs, type FieldBinding } from '../use-calculator';
import type { StepRange } from '../slider-scale';
import { NumberSlider } from './number-slider';
import styles from './number-field.module.css';

export interface NumberFieldProps {
  t: Translate<'calculation'>;
  label: string;
  /** The field's problem and its unparsable text, from `Calculator.bind`. */
  field: FieldBinding;
  /** Null shows an empty field. */
  value: number | null;
  range: Range;
  /** Formats the value for display in the field. */
  format: (value: number) => string;
  parse: (text: string) => number | null;
  /** Formats the value with its unit, for screen readers and messages. */
  spoken: (value: number) => string;
  onChange: (value: number) => void;
  /** Called when the field is emptied; without it the last value is restored. */
  onClear?: () => void;
  prefix?: string;
  suffix?: string;
  aside?: ReactNode;
  hint?: string;
  /** Error message for unparsable text. */
  unreadable: string;
  slider?: { label: string; stops: readonly StepRange[] };
  /** Whether keys for 萬 and m stand below the field on touch screens. */
  hasShortcuts?: boolean;
}

/**
 * A number with a text field and, if useful, a slider. Text is parsed while typing and formatted on blur; invalid text is kept and
 * marked.
 */
export function NumberField({
  t,
  label,
  field,
  value,
  range,
  format,
  parse,
  spoken,
  onChange,
  onClear,
  prefix,
  suffix,
  aside,
  hint,
  unreadable,
  slider,
  hasShortcuts = false,
}: NumberFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState<string | null>(null);
  const { problem, text: kept, setText } = field;
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = draft ?? kept ?? (value === null ? '' : format(value));
  const lastDraft = useRef(draft);
  // A figure that changes under the cursor stays selected, so that what is typed replaces it.
  useEffect(() => {
    const isUntouched = draft === null && lastDraft.current === null;
    lastDraft.current = draft;
    if (isUntouched && document.activeElement === input.current) input.current?.select();
  }, [draft, shown]);

  const accept = (next: number): void => {
    if (kept !== undefined) setText(null);
    if (next !== value) onChange(next);
  };
  const settle = (text: string): void => {
    clearTimeout(timer.current);
    const parsed = parse(text);
    if (parsed !== null) accept(parsed);
    else setText(text.trim() === '' ? null : text);
  };
  const handleInput = (text: string): void => {
    setDraft(text);
    clearTimeout(timer.current);
    const parsed = parse(text);
    if (text.trim() === '') onClear?.();
    else if (parsed !== null && parsed >= range.min && parsed <= range.max) accept(parsed);
    // Marked once typing has paused, not for intermediate values.
    else timer.current = setTimeout(settle, typingPauseMs, text);
  };
  const commit = (text: string): void => {
    settle(text);
    setDraft(null);
  };
  const commitDraft = (): void => {
    if (draft !== null) commit(draft);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commitDraft();
  };
  const choose = (next: number): void => {
    clearTimeout(timer.current);
    setDraft(null);
    accept(next);
  };
  const takeLimit = (limit: number): void => {
    choose(limit);
    // The button disappears with the message, so the focus is moved.
    input.current?.focus();
  };
  const messageId = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      <span className={problem ? styles.wrongBox : styles.box}>
        {prefix ? (
          <span className={styles.unit} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          ref={input}
          id={id}
          type="text"
          className={styles.input}
          value={shown}
          onChange={(event) => handleInput(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commitDraft}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={messageId}
        />
        {suffix ? (
          <span className={styles.unit} aria-hidden="true">
            {suffix}
          </span>
        ) : null}
        {hasShortcuts ? (
          <AmountShortcuts
            input={input}
            onComplete={commit}
            label={t('shortcut.label', { label })}
            units={(['thousand', 'million'] as const).map((unit) => ({
              text: t(`shortcut.${unit}`),
              label: t(`shortcut.${unit}Label`),
            }))}
            words={{ text: t('shortcut.words'), label: t('shortcut.wordsLabel') }}
          />
        ) : null}
      </span>
      {slider && value !== null ? (
        <NumberSlider {...slider} value={value} range={range} spoken={spoken} onChange={choose} />
      ) : null}
      {problem ? (
        <p
          id={messageId}
          className={styles.problem}
          role={'isDerived' in problem && problem.isDerived ? undefined : 'alert'}
        >
          {messageOf(problem, { t, spoken, unreadable })}{' '}
          {'limit' in problem ? (
            <button type="button" className={styles.use} onClick={() => takeLimit(problem.limit)}>
              {t('problem.use', { limit: spoken(problem.limit) })}
            </button>
          ) : null}
        </p>
      ) : null}
      {hint && !problem ? (
        <p id={messageId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function messageOf(
  problem: FigureProblem,
  { t, spoken, unreadable }: Pick<NumberFieldProps, 't' | 'spoken' | 'unreadable'>,
): string {
  switch (problem.code) {
    case 'tooLow':
    case 'tooHigh':
      return t(`problem.${problem.code}`, { limit: spoken(problem.limit) });
    case 'aboveLtv':
      return t('problem.aboveLtv', {
        limit: spoken(problem.limit),
        percent: formatPercent(problem.ltv),
      });
    case 'unreadable':
    case 'date':
      return unreadable;
  }
}
