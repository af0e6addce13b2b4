'use client';

import { useState } from 'react';
import { SlotFields } from '@/components/appointment/slot-fields';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { hasCode } from '@/lib/saga/request-record';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { signingSlots } from '../application-queries';
import { signingBooking } from '../application-submissions';

interface ChooseSigningProps extends TranslationProps<'account' | 'account-screen'> {
  applicationNumber: string;
  onBooked: () => void;
  /** Left out where nothing is booked yet. */
  onBack?: (() => void) | undefined;
}

/** Day and time of a signing. */
export function ChooseSigning({
  applicationNumber,
  onBooked,
  onBack,
  t,
  locale,
}: ChooseSigningProps) {
  const { data, record, reload } = useQuery(signingSlots, { locale, request: {} });
  const [startsAt, setStartsAt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isSending, failure, submit } = useSubmission(signingBooking, {
    locale,
    onDone: onBooked,
  });
  const isTaken = hasCode(failure, 'slot_taken');
  return (
    <QueryState record={record} data={data} onRetry={reload} t={t}>
      {(slots) =>
        slots.length === 0 ? (
          <p>{t('signing.full')}</p>
        ) : (
          <>
            <SlotFields
              id={`signing-time-${applicationNumber}`}
              slots={slots}
              locale={locale}
              words={{
                day: t('signing.day'),
                time: t('signing.time'),
                choose: t('signing.choose'),
              }}
              value={startsAt}
              problem={isMissing && startsAt === '' ? t('signing.missing') : undefined}
              onChange={setStartsAt}
            />
            {failure ? (
              <p role="alert" className={panel.problem}>
                {failureMessage(failure, t)}
              </p>
            ) : null}
            <div className={panel.actions}>
              <button
                type="button"
                className={panel.solid}
                aria-disabled={isSending || undefined}
                onClick={() => {
                  setMissing(startsAt === '');
                  if (isSending || startsAt === '') return;
                  submit({ params: { applicationNumber }, body: { startsAt } });
                }}
              >
                {t(isSending ? 'state.sending' : 'signing.book')}
              </button>
              {isTaken ? (
                <button type="button" className={panel.ghost} onClick={reload}>
                  {t('signing.again')}
                </button>
              ) : null}
              {onBack ? (
                <button type="button" className={panel.link} onClick={onBack}>
                  {t('signing.keep')}
                </button>
              ) : null}
            </div>
          </>
        )
      }
    </QueryState>
  );
}
