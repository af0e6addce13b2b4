'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from './panel.module.css';

/** Copies a value to the clipboard and announces the outcome. */
export function CopyButton({
  name,
  value,
  t,
}: Pick<TranslationProps<'account' | 'account-screen'>, 't'> & { name: string; value: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <button type="button" className={panel.link} onClick={() => void copy()}>
        {t('copy.button')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status" className={panel.detail}>
        {outcome ? ` ${t(`copy.${outcome}`)}` : ''}
      </span>
    </>
  );
}
