'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/section.module.css';

interface ShareActionsProps extends TranslationProps<'evaluation'> {
  /** Whether the page's URL restores the value: not with a manually entered address, nor after the form was changed. */
  link: 'ready' | 'private' | 'changed';
}

/** Prints the valuation and copies the link that restores it. */
export function ShareActions({ link, t }: ShareActionsProps) {
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
      <button type="button" className={styles.button} onClick={() => window.print()}>
        {t('print')}
      </button>
      {link === 'ready' ? (
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {t('share.button')}
        </button>
      ) : null}
      <span role="status" className={styles.note}>
        {link === 'private'
          ? t('share.private')
          : link === 'ready' && copied
            ? t(`share.${copied}`)
            : ''}
      </span>
    </div>
  );
}
