'use client';

import { useState } from 'react';
import { appointmentEnds, type AppointmentEnd } from '@/contracts/appointment/appointment-choices';
import type { DeskCallBack } from '@/contracts/appointment/call-back';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { failureText } from '../frame/failure-notice';
import { staffSessionSlice } from '../session/staff-session.slice';
import { callBackEnd } from './call-back-queries';

interface CallBackEndProps extends TranslationProps<'desk'> {
  callBack: DeskCallBack;
}

/** The outcome of a call or, before there is one, the buttons that record it. */
export function CallBackEnd({ callBack: { reference, state }, t, locale }: CallBackEndProps) {
  const mayClose = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'appointment.change',
  );
  const [ended, setEnded] = useState<AppointmentEnd | null>(null);
  const { isSending, failure, submit } = useSubmission(callBackEnd, {
    locale,
    onDone: ({ data }) => setEnded(appointmentEnds.find((end) => end === data.state) ?? null),
  });
  const shown = ended ?? state;
  if (shown !== 'booked' || !mayClose)
    return <span role="status">{t(`appointmentState.${shown}`)}</span>;
  return (
    <>
      {appointmentEnds.map((end) => (
        <button
          key={end}
          type="button"
          className={styles.small}
          aria-disabled={isSending || undefined}
          aria-label={t('callBack.endOf', { end: t(`callBackEnd.${end}`), reference })}
          onClick={() => {
            if (!isSending) submit({ params: { reference }, body: { state: end } });
          }}
        >
          {t(`callBackEnd.${end}`)}
        </button>
      ))}
      {failure ? (
        <span role="alert" className={styles.problem}>
          {failureText(failure, t)}
        </span>
      ) : null}
    </>
  );
}
