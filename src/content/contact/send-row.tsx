import formStyles from '@/components/form/form.module.css';
import { useCountdown } from '@/components/use-countdown';
import { fillWord } from '../fill-word';
import styles from './contact-form.module.css';
import type { ContactWordKey } from './contact-words';

interface SendRowProps {
  word: (key: ContactWordKey) => string;
  waitUntil: number;
  isSending: boolean;
}

/** The submit button with its cool-down after a message; pass `waitUntil` as its React key. */
export function SendRow({ word, waitUntil, isSending }: SendRowProps) {
  const seconds = useCountdown(waitUntil);
  const isCoolingDown = seconds > 0;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={formStyles.actions}>
        <button
          type="submit"
          className={formStyles.primary}
          aria-disabled={isSending || isCoolingDown || undefined}
          aria-describedby={isCoolingDown ? 'contact-wait' : undefined}
        >
          {word(isSending ? 'sending' : 'send')}
        </button>
      </p>
      {isCoolingDown ? (
        <p id="contact-wait" className={styles.wait}>
          {fillWord(word('wait'), time)}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {waitUntil > 0 && !isCoolingDown ? word('waitOver') : ''}
      </p>
    </>
  );
}
