import type { DeskMessageStep } from '@/contracts/contact/contact-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import styles from '../thread/thread.module.css';

interface ContactStepsProps extends TranslationProps<'desk'> {
  steps: readonly DeskMessageStep[];
}

/** What staff did with a message, oldest first. */
export function ContactSteps({ steps, t, locale }: ContactStepsProps) {
  return (
    <ol className={styles.entries} aria-label={t('application.history')}>
      {steps.map(({ position, kind, by, at, text, assignee }) => (
        <li key={position} className={styles.event}>
          {kind === 'assigned'
            ? assignee === null
              ? t('threadEvent.givenBack', { by })
              : t('threadEvent.assigned', { by, assignee })
            : t(`contactStep.${kind}`, { by })}{' '}
          <time dateTime={at}>{formatDayAndTime(new Date(at), locale)}</time>
          {text === null ? null : <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
