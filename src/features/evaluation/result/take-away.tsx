'use client';

import { useState } from 'react';
import type { Words } from '@/features/calculation/components/calculator-words';
import styles from '@/components/tool/section.module.css';

interface TakeAwayProps extends Words {
  /** Whether the page's address brings the value back: not with a typed address, nor once the form was changed. */
  link: 'ready' | 'private' | 'changed';
}

/** The value on paper, and the address that brings it back. */
export function TakeAway({ link, t }: TakeAwayProps) {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => window.print()}>{t('print')}</button>
      {link === 'ready' ? <button type="button" className={styles.button} onClick={() => void copy()}>{t('share.button')}</button> : null}
      <span role="status" className={styles.note}>{link === 'private' ? t('share.private') : link === 'ready' && copied ? t(`share.${copied}`) : ''}</span>
    </div>
  );
}
