'use client';

import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { useAppDispatch } from '@/store/hooks';
import { emptyEntries } from '../entry/application-entry';
import { phoneProven, sectionAnswered } from '../application.slice';
import { isProven } from '../submission/proven-phone';
import type { Application } from '../use-application';
import { SavingNote } from '../components/saving-note';
import formStyles from '@/components/form/form.module.css';
import styles from '../components/step.module.css';

interface ProofProps {
  application: Application;
  onProven: () => void;
}

/** Proves the number of the application by a code; a number changed on the way is the new one of the application. */
export function PhoneProof({ application: { facts, state }, onProven }: ProofProps) {
  const dispatch = useAppDispatch();
  const contact = state.entries.contact ?? emptyEntries.contact;
  if (state.draft === null) return <SavingNote state={state} />;
  return (
    <OtpChallenge
      locale={facts.locale}
      purpose="apply"
      operationId={state.draft.reference}
      phone={contact.phone}
      isLive={facts.isSmsLive}
      onVerified={(phone) => {
        dispatch(phoneProven(phone));
        dispatch(sectionAnswered({ contact: { ...contact, phone } }));
        onProven();
      }}
    />
  );
}

export function PhoneStep({ application }: { application: Application }) {
  const { state, t, go } = application;
  const onward = (): void => go(new URLSearchParams(window.location.search).has('change') ? 'check' : 'consents');
  if (isProven(state)) {
    return (
      <>
        <p className={styles.facts}>{t('phone.proven')}</p>
        <p className={formStyles.actions}><button type="button" className={formStyles.primary} onClick={onward}>{t('continue')}</button></p>
      </>
    );
  }
  return <PhoneProof application={application} onProven={onward} />;
}
