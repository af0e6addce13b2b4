'use client';

import { useState } from 'react';
import { recordOf } from '@/contracts/typed-record';
import type { ScheduleRow } from '@/lib/loan/types';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/components/tool/section.module.css';
import { withoutProperty } from '../../evaluation/carried/carried-params';
import { scheduleColumns, scheduleCsv } from '../schedule-csv';

interface ExportActionsProps extends TranslationProps<'calculation'> {
  schedule: readonly ScheduleRow[];
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** Exports the schedule as CSV or by printing, and copies a link that restores all values. */
export function ExportActions({ schedule, t }: ExportActionsProps) {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const headings = recordOf(scheduleColumns, (column) => t(`column.${column}`));
  const copy = async (): Promise<void> => {
    try {
      const { origin, pathname, search, hash } = window.location;
      await navigator.clipboard.writeText(`${origin}${pathname}${withoutProperty(search)}${hash}`);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => download(t('csv.file'), scheduleCsv(schedule, headings))}
      >
        {t('csv.button')}
      </button>
      <button type="button" className={styles.button} onClick={() => window.print()}>
        {t('print')}
      </button>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {t('share.button')}
      </button>
      <span role="status" className={styles.note}>
        {copied ? t(`share.${copied}`) : ''}
      </span>
    </>
  );
}
