'use client';

import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import { draftResumed } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

interface ResumeDraftProps {
  application: Application;
  reference: string;
  onDone: () => void;
}

/** Resumes a draft from a link sent by SMS, after a code to the draft's phone number is verified. */
export function ResumeDraft({ application: { context, t }, reference, onDone }: ResumeDraftProps) {
  const dispatch = useAppDispatch();
  return (
    <section className={styles.summary} aria-labelledby="resume-heading">
      <h2 id="resume-heading">{t('resume.title')}</h2>
      <p className={styles.facts}>{t('resume.body')}</p>
      <OtpChallenge
        locale={context.locale}
        purpose="apply"
        reference={reference}
        isLive={context.isSmsLive}
        onVerified={() => {
          dispatch(draftResumed({ locale: context.locale, product: context.product }));
          onDone();
        }}
      />
      <p>
        <button type="button" className={formStyles.plain} onClick={onDone}>
          {t('resume.startNew')}
        </button>
      </p>
    </section>
  );
}
