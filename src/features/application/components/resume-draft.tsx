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

/** Back into a draft from a texted link: the number it is bound to, a code, and everything is there. */
export function ResumeDraft({ application: { facts, t }, reference, onDone }: ResumeDraftProps) {
  const dispatch = useAppDispatch();
  return (
    <section className={styles.summary} aria-labelledby="resume-heading">
      <h2 id="resume-heading">{t('resume.title')}</h2>
      <p className={styles.facts}>{t('resume.body')}</p>
      <OtpChallenge
        locale={facts.locale}
        purpose="apply"
        reference={reference}
        isLive={facts.isSmsLive}
        onVerified={() => {
          dispatch(draftResumed({ locale: facts.locale, product: facts.product }));
          onDone();
        }}
      />
      <p><button type="button" className={formStyles.plain} onClick={onDone}>{t('resume.without')}</button></p>
    </section>
  );
}
