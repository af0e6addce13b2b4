import formStyles from '@/components/form/form.module.css';
import { useCountdown } from '@/components/use-countdown';
import styles from './contact-form.module.css';
import type { ContactWordKey } from './contact-words';

interface SendRowProps {
  word: (key: ContactWordKey) => string;
  waitUntil: number;
  isReady: boolean;
  isSending: boolean;
}

/** The button, and how long it rests after a message; give it `waitUntil` as its key. */
export function SendRow({ word, waitUntil, isReady, isSending }: SendRowProps) {
  const seconds = useCountdown(waitUntil);
  const isResting = seconds > 0;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} disabled={!isReady} aria-disabled={isSending || isResting || undefined} aria-describedby={isResting ? 'contact-wait' : undefined}>
          {word(isSending ? 'sending' : 'send')}
        </button>
      </p>
      {isResting ? <p id="contact-wait" className={styles.wait}>{word('wait').replace('#', time)}</p> : null}
      <p role="status" className="visually-hidden">{waitUntil > 0 && !isResting ? word('waitOver') : ''}</p>
    </>
  );
}
