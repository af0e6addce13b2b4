'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import { CopyButton } from '../edit/copy-button';
import styles from './desk-app.module.css';

interface SecretOnceProps extends Pick<TranslationProps<'desk'>, 't'> {
  heading: string;
  hint: string;
  secret: string;
  onClose: () => void;
}

/** A link or token that is shown this once, to be copied. */
export function SecretOnce({ heading, hint, secret, onClose, t }: SecretOnceProps) {
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
        <CopyButton text={secret} className={styles.primary} t={t} />
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.done')}
        </button>
      </p>
    </section>
  );
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();
