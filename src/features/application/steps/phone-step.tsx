'use client';

import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { useAppDispatch } from '@/store/hooks';
import formStyles from '@/components/form/form.module.css';
import { emptyFormValues } from '../form/application-form-values';
import { phoneVerified, sectionCompleted } from '../application.slice';
import { stepAfter } from '../apply-steps';
import { isPhoneVerified } from '../submission/verified-phone';
import type { Application } from '../use-application';
import { SaveStatus } from '../components/save-status';
import styles from '../components/step.module.css';

interface PhoneVerificationProps {
  application: Application;
  onVerified: () => void;
}

/** Verifies the application's phone number by a code; a number changed here is stored in the application. */
export function PhoneVerification({
  application: { context, state },
  onVerified,
}: PhoneVerificationProps) {
  const dispatch = useAppDispatch();
  const contact = state.formValues.contact ?? emptyFormValues.contact;
  if (state.draft === null) return <SaveStatus state={state} />;
  return (
    <OtpChallenge
      locale={context.locale}
      purpose="apply"
      operationId={state.draft.reference}
      phone={contact.phone}
      isLive={context.isSmsLive}
      onVerified={(phone) => {
        dispatch(phoneVerified(phone));
        dispatch(sectionCompleted({ contact: { ...contact, phone } }));
        onVerified();
      }}
    />
  );
}

export function PhoneStep({ application }: { application: Application }) {
  const { context, state, t, go } = application;
  const goToNext = (): void =>
    go(
      new URLSearchParams(window.location.search).has('change')
        ? 'check'
        : stepAfter(context.product, 'phone'),
    );
  if (isPhoneVerified(state)) {
    return (
      <>
        <p className={styles.facts}>{t('phone.proven')}</p>
        <p className={formStyles.actions}>
          <button type="button" className={formStyles.primary} onClick={goToNext}>
            {t('continue')}
          </button>
        </p>
      </>
    );
  }
  return <PhoneVerification application={application} onVerified={goToNext} />;
}
