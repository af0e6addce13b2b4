'use client';

import { useState } from 'react';
import type { Words } from './account-words';
import panel from './panel.module.css';

/** Puts a value on the clipboard, and says so. */
export function CopyButton({ name, value, t }: Pick<Words, 't'> & { name: string; value: string }) {
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
      <button type="button" className={panel.link} onClick={() => void copy()}>{t('copy.button')}<span className="visually-hidden"> {name}</span></button>
      <span role="status" className={panel.detail}>{outcome ? ` ${t(`copy.${outcome}`)}` : ''}</span>
    </>
  );
}
