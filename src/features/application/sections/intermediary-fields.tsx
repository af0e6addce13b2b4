import { useWatch } from 'react-hook-form';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationTextField, YesNoField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';
import styles from '../components/step.module.css';

/** Whether somebody was paid or promised anything for this application. */
export function IntermediaryFields({ frame }: { frame: SectionFrame }) {
  const {
    t,
    form: { control, register },
  } = frame;
  const isInvolved = useWatch({ control, name: 'intermediary.involved' }) === 'yes';
  return (
    <>
      <YesNoField
        frame={frame}
        path="intermediary.involved"
        hasHint
        input={register('intermediary.involved')}
      />
      {isInvolved ? (
        <>
          <p className={styles.facts}>{t('intermediary.why')}</p>
          <p className={styles.facts}>{t('intermediary.warning')}</p>
          <ApplicationTextField
            frame={frame}
            path="intermediary.name"
            maxLength={textLimits.personName}
            {...register('intermediary.name')}
          />
          <ApplicationTextField
            frame={frame}
            path="intermediary.address"
            maxLength={textLimits.address}
            {...register('intermediary.address')}
          />
        </>
      ) : null}
    </>
  );
}
