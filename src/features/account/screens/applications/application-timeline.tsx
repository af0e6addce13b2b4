import type { CustomerApplication } from '@/contracts/application/application';
import { formatInstant } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { remainingSteps } from './decision-deadline';
import styles from './application-timeline.module.css';

/** The history of an application with dates, followed by the steps that normally come next. */
export function ApplicationTimeline({
  application,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { application: CustomerApplication }) {
  const { history, state, corrections = [] } = application;
  /** Those that were made while this was the newest step. */
  const correctionsAfter = (index: number) => {
    const [from, until] = [history[index], history[index + 1]].map((step) =>
      step ? Date.parse(step.at) : Infinity,
    );
    return corrections.filter(({ at }) => {
      const time = Date.parse(at);
      return time >= (from ?? 0) && time < (until ?? Infinity);
    });
  };
  return (
    <ol className={styles.steps}>
      {history.map((step, index) => (
        <li
          key={`${step.state} ${step.at}`}
          className={index === history.length - 1 ? styles.now : styles.done}
          aria-current={index === history.length - 1 ? 'step' : undefined}
        >
          <b>{t(`application.state.${step.state}`)}</b>
          <time dateTime={step.at}>{formatInstant(step.at, locale)}</time>
          {step.message ? <p>{step.message}</p> : null}
          {correctionsAfter(index).map(({ at, section }) => (
            <p key={`${at} ${section}`}>
              {t(`application.corrected.${section}`)}{' '}
              <time dateTime={at}>{formatInstant(at, locale)}</time>
            </p>
          ))}
        </li>
      ))}
      {remainingSteps(state).map((step) => (
        <li key={step} className={styles.ahead}>
          <b>{t(`application.state.${step}`)}</b>
          <span className="visually-hidden">{t('application.ahead')}</span>
        </li>
      ))}
    </ol>
  );
}
