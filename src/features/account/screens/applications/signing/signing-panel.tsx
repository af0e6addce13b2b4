'use client';

import { useState } from 'react';
import type { Signing } from '@/contracts/appointment/signing';
import type { CustomerApplication } from '@/contracts/application/application';
import { slotDayAndTime, slotTime } from '@/lib/appointment/slot-words';
import { saveFile } from '@/lib/save-file';
import { serverNow } from '@/lib/server-clock';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import type { LenderInfo } from '@/features/account/lender-info';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { accountSignings } from '../application-queries';
import { signingCancellation } from '../application-submissions';
import styles from '../offer/offer-terms.module.css';
import { ChooseSigning } from './choose-signing';

interface SigningPanelProps extends TranslationProps<'account' | 'account-screen'> {
  application: CustomerApplication;
  lender: LenderInfo;
}

/** The appointment at which an accepted offer is signed. An API that knows none of it shows nothing: the card names the phone. */
export function SigningPanel({
  application: { applicationNumber },
  lender,
  t,
  locale,
}: SigningPanelProps) {
  const { data, reload } = useQuery(accountSignings, { locale, request: {} });
  const signing = data?.find((one) => one.applicationNumber === applicationNumber);
  if (!signing) return null;
  const id = `signing-${applicationNumber}`;
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <h3 id={id}>{t('signing.title')}</h3>
      <Appointment
        key={`${signing.appointment?.state} ${signing.appointment?.changes}`}
        signing={signing}
        onChanged={reload}
        t={t}
        locale={locale}
      />
      <h4>{t('signing.where')}</h4>
      <p>{signing.place ?? t('signing.askWhere', { phone: lender.hotline })}</p>
      <h4>{t('signing.bring')}</h4>
      <ul>
        <li>{t('signing.bringIdentity')}</li>
        <li>{t('signing.bringOthers')}</li>
        <li>{t('signing.bringDeeds')}</li>
      </ul>
      <p className={panel.note}>{t('signing.before')}</p>
    </section>
  );
}

function Appointment({
  signing: { applicationNumber, place, appointment },
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & {
  signing: Signing;
  onChanged: () => void;
}) {
  const [step, setStep] = useState<'shown' | 'choosing' | 'cancelling'>('shown');
  const [isUnsaved, setUnsaved] = useState(false);
  const { isSending, failure, submit } = useSubmission(signingCancellation, {
    locale,
    onDone: onChanged,
  });
  const isOpen = appointment?.state === 'booked' && new Date(appointment.startsAt) > serverNow();
  if (step === 'choosing' || (!appointment && step === 'shown'))
    return (
      <ChooseSigning
        applicationNumber={applicationNumber}
        onBooked={onChanged}
        onBack={appointment ? () => setStep('shown') : undefined}
        t={t}
        locale={locale}
      />
    );
  if (!appointment) return null;

  const save = async (): Promise<void> => {
    const { appointmentCalendar } = await import('@/lib/appointment/appointment-calendar');
    const file = appointmentCalendar(appointment, {
      title: t('signing.eventTitle'),
      description: `${applicationNumber}. ${t('signing.bringIdentity')}`,
      ...(place === null ? {} : { location: place }),
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), `${appointment.reference}.ics`);
  };
  const { startsAt, endsAt, state } = appointment;
  return (
    <>
      <p>
        <b>
          {slotDayAndTime(startsAt, locale)}–{slotTime(endsAt)}
          {t('signing.hongKongTime')}
        </b>{' '}
        · {t(isOpen || state !== 'booked' ? `signing.state.${state}` : 'signing.over')}
      </p>
      {failure || isUnsaved ? (
        <p role="alert" className={panel.problem}>
          {failure ? failureMessage(failure, t) : t('signing.unsaved')}
        </p>
      ) : null}
      {step === 'cancelling' ? (
        <>
          <p>{t('signing.cancelSure')}</p>
          <div className={panel.actions}>
            <button
              type="button"
              className={`${panel.solid} ${panel.small}`}
              aria-disabled={isSending || undefined}
              onClick={() => (isSending ? undefined : submit({ params: { applicationNumber } }))}
            >
              {t(isSending ? 'state.sending' : 'signing.cancelYes')}
            </button>
            <button
              type="button"
              className={`${panel.ghost} ${panel.small}`}
              onClick={() => setStep('shown')}
            >
              {t('signing.keep')}
            </button>
          </div>
        </>
      ) : (
        <div className={panel.actions}>
          {isOpen ? (
            <button
              type="button"
              className={panel.ghost}
              onClick={() => {
                setUnsaved(false);
                void save().catch(() => setUnsaved(true));
              }}
            >
              {t('signing.save')}
            </button>
          ) : null}
          {state === 'done' ? null : (
            <button type="button" className={panel.ghost} onClick={() => setStep('choosing')}>
              {t('signing.move')}
            </button>
          )}
          {isOpen ? (
            <button type="button" className={panel.link} onClick={() => setStep('cancelling')}>
              {t('signing.cancel')}
            </button>
          ) : null}
        </div>
      )}
    </>
  );
}
