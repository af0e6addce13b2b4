'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';

interface CopyButtonProps extends Pick<TranslationProps<'desk'>, 't'> {
  text: string;
  className?: string | undefined;
  /** What is copied, where several things can be. */
  label?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, className = styles.button, label, t }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const words = t(copied === text ? 'state.copied' : 'state.copy');
  return (
    <button
      type="button"
      className={className}
      aria-label={label === undefined ? undefined : `${words}: ${label}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(null),
        )
      }
    >
      {words}
    </button>
  );
}
