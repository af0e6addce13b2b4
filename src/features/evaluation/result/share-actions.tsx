'use client';

import { useState } from 'react';
import styles from '@/components/tool/section.module.css';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestRecord } from '@/lib/saga/request-record';
import { placeLink } from '../quote-view';

interface ShareActionsProps extends TranslationProps<'evaluation'> {
  quote: Pick<QuoteData, 'property'>;
  /** Whether the page's URL restores the value: not with a manually entered address, nor after the form was changed. */
  link: 'ready' | 'private' | 'changed';
  /** The request for the PDF. */
  document: RequestRecord;
  onSave: () => void;
}

/** Saves the valuation as PDF, prints it, shares a link to its place, and copies the link that restores it. */
export function ShareActions({ quote, link, document, onSave, t, locale }: ShareActionsProps) {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  const share = async (): Promise<void> => {
    const url = `${window.location.origin}${placeLink(quote, locale)}`;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: t('keep.title'), url });
    } catch (error) {
      // Somebody who closes the dialog wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  const isSaving = document.status === 'loading';
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isSaving || undefined}
        onClick={isSaving ? undefined : onSave}
      >
        {t(isSaving ? 'keep.pdfWorking' : 'keep.pdf')}
      </button>
      <button type="button" className={styles.button} onClick={() => void share()}>
        {t('keep.share')}
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        {t('print')}
      </button>
      {link === 'ready' ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => void copy(window.location.href)}
        >
          {t('share.button')}
        </button>
      ) : null}
      <span role="status" className={styles.note}>
        {document.status === 'failed'
          ? t('keep.pdfFailed')
          : copied
            ? t(`share.${copied}`)
            : link === 'private'
              ? t('share.private')
              : ''}
      </span>
    </div>
  );
}
