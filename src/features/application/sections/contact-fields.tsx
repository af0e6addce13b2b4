import { useWatch } from 'react-hook-form';
import { contactTimes } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationChoiceField, ApplicationTextField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';
import styles from '../components/step.module.css';

/** How we reach the applicant besides the phone, which its code has proved already. */
export function ContactFields({ frame }: { frame: SectionFrame }) {
  const {
    t,
    form: { control, register, getValues },
  } = frame;
  const isCompany = useWatch({ control, name: 'applicants.kind' }) === 'company';
  return (
    <>
      {isCompany ? (
        <ApplicationTextField
          frame={frame}
          path="contact.name"
          maxLength={textLimits.personName}
          autoComplete="name"
          {...register('contact.name')}
        />
      ) : null}
      <details className={styles.more} open={getValues('contact.email') !== ''}>
        <summary>{t('contact.more')}</summary>
        <ApplicationTextField
          frame={frame}
          path="contact.email"
          isOptional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={textLimits.applicantEmail}
          {...register('contact.email')}
        />
        <ApplicationChoiceField
          frame={frame}
          path="contact.time"
          isRow
          choices={contactTimes}
          input={register('contact.time')}
        />
      </details>
    </>
  );
}
