'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './desk-app.module.css';

interface SecretOnceProps extends Pick<TranslationProps<'desk'>, 't'> {
  heading: string;
  hint: string;
  secret: string;
  onClose: () => void;
}

/** A link or token that is shown this once, to be copied. */
export function SecretOnce({ heading, hint, secret, onClose, t }: SecretOnceProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="secret">
      <h2 id="secret" tabIndex={-1} ref={focusOnce}>
        {heading}
      </h2>
      <p>{hint}</p>
      <p>
        <code className={styles.secret}>{secret}</code>
      </p>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t(isCopied ? 'state.copied' : 'state.copy')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.done')}
        </button>
      </p>
    </section>
  );
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();
