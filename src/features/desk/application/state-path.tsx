import type { ApplicationState } from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './state-path.module.css';

/** The way to the money, and then the ends beside it. */
const drawn: readonly ApplicationState[] = [
  'received',
  'needs-documents',
  'in-assessment',
  'approved',
  'offer-accepted',
  'completed',
  'declined',
  'withdrawn',
];

interface StatePathProps extends Pick<TranslationProps<'desk'>, 't'> {
  application: Pick<DeskApplication, 'state' | 'history' | 'nextStates'>;
}

/** The states drawn in their order: where an application was, where it stands, and where it may go from there now. */
export function StatePath({ application: { state, history, nextStates }, t }: StatePathProps) {
  const placeOf = (one: ApplicationState) => {
    if (one === state) return 'now';
    if (nextStates.includes(one)) return 'next';
    return history.some((step) => step.state === one) ? 'been' : 'closed';
  };
  return (
    <ol className={styles.path} aria-label={t('application.path')}>
      {drawn.map((one) => {
        const place = placeOf(one);
        return (
          <li
            key={one}
            className={styles[place]}
            {...(place === 'now' ? { 'aria-current': 'step' } : {})}
          >
            {t(`applicationState.${one}`)}
            <span className={styles.place}>{t(`statePlace.${place}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
