'use client';

import { useRef, type KeyboardEvent } from 'react';
import type { PaymentType } from '@/contracts/site/site';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/tool-tabs.module.css';
import { modes } from '../calculator-form';

interface ModeTabsProps extends TranslationProps<'calculation'> {
  value: PaymentType;
  panelId: string;
  onChange: (value: PaymentType) => void;
}

const nextIndexByKey: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place + 1) % modes.length,
  ArrowLeft: (place) => (place + modes.length - 1) % modes.length,
  Home: () => 0,
  End: () => modes.length - 1,
};

/** Repayment types as tabs: a single tab stop, selected with the arrow keys. */
export function ModeTabs({ t, value, panelId, onChange }: ModeTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextIndexByKey[event.key]?.(modes.indexOf(value));
    const chosen = next === undefined ? undefined : modes[next];
    if (!chosen) return;
    event.preventDefault();
    onChange(chosen);
    list.current?.querySelectorAll('button')[modes.indexOf(chosen)]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      className={styles.tabs}
      aria-label={t('mode.label')}
      onKeyDown={onKeyDown}
    >
      {modes.map((type) => (
        <button
          key={type}
          type="button"
          role="tab"
          id={`${panelId}-${type}`}
          className={styles.tab}
          aria-selected={type === value}
          aria-controls={panelId}
          tabIndex={type === value ? 0 : -1}
          onClick={() => onChange(type)}
        >
          {t(`mode.${type}`)}
        </button>
      ))}
    </div>
  );
}
