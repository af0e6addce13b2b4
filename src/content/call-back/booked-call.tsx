import { useEffect, useRef, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { CallBack } from '@/contracts/appointment/call-back';
import type { Locale } from '@/contracts/locale';
import { slotDayAndTime, slotTime } from '@/lib/appointment/slot-words';
import { saveFile } from '@/lib/save-file';
import { fillWord } from '../fill-word';
import styles from './call-back.module.css';
import type { Booking } from './call-back-values';
import type { CallBackWord } from './call-back-words';
import { MoveCall } from './move-call';

interface BookedCallProps {
  booking: Booking;
  locale: Locale;
  word: CallBackWord;
  onChanged: (data: CallBack) => void;
  /** Another call is to be booked. */
  onAnother: () => void;
}

/** A booked call: when it comes, its calendar file, and how it is moved or cancelled. */
export function BookedCall({ booking, locale, word, onChanged, onAnother }: BookedCallProps) {
  const { data, token, isTexted } = booking;
  const [step, setStep] = useState<'shown' | 'moving' | 'cancelling'>('shown');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [data.reference, data.changes]);
  const isBooked = data.state === 'booked';

  const save = async (): Promise<void> => {
    const { appointmentCalendar } = await import('@/lib/appointment/appointment-calendar');
    const text = appointmentCalendar(data, {
      title: word('eventTitle'),
      description: fillWord(word('eventText'), data.reference),
    });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${data.reference}.ics`);
  };
  const cancel = async (): Promise<void> => {
    const calls = await import('./call-back-calls');
    try {
      onChanged(await calls.cancelCall(token, locale));
      setStep('shown');
    } catch (error) {
      const reason = calls.failureOf(error);
      setProblem((reason.kind === 'failed' && reason.words) || word('failed'));
    }
  };
  const run = (work: () => Promise<void>): void => {
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    void work()
      .catch(() => setProblem(word('failed')))
      .finally(() => setIsSending(false));
  };

  return (
    <div ref={panel} className={isBooked ? styles.booked : styles.over} role="status" tabIndex={-1}>
      <h3>{word(`state_${data.state}`)}</h3>
      <p className={styles.when}>
        {slotDayAndTime(data.startsAt, locale)}–{slotTime(data.endsAt)}
        {word('hongKongTime')}
      </p>
      {isBooked ? <p>{fillWord(word('ending'), data.phoneEnding)}</p> : null}
      <p>{fillWord(word('reference'), data.reference)}</p>
      {isBooked && isTexted !== null ? <p>{word(isTexted ? 'texted' : 'notTexted')}</p> : null}
      {problem ? <p role="alert">{problem}</p> : null}
      {step === 'moving' ? (
        <MoveCall
          token={token}
          locale={locale}
          word={word}
          onMoved={(moved) => {
            setStep('shown');
            onChanged(moved);
          }}
          onKeep={() => setStep('shown')}
        />
      ) : null}
      {step === 'cancelling' ? (
        <div className={formStyles.actions}>
          <p>{word('cancelSure')}</p>
          <button type="button" className={formStyles.secondary} onClick={() => run(cancel)}>
            {word(isSending ? 'sending' : 'cancelYes')}
          </button>
          <button type="button" className={formStyles.plain} onClick={() => setStep('shown')}>
            {word('keep')}
          </button>
        </div>
      ) : null}
      {isBooked && step === 'shown' ? (
        <div className={formStyles.actions}>
          <button type="button" className={formStyles.secondary} onClick={() => run(save)}>
            {word('save')}
          </button>
          <button type="button" className={formStyles.plain} onClick={() => setStep('moving')}>
            {word('move')}
          </button>
          <button type="button" className={formStyles.plain} onClick={() => setStep('cancelling')}>
            {word('cancel')}
          </button>
        </div>
      ) : null}
      {isBooked ? null : (
        <div className={formStyles.actions}>
          <button type="button" className={formStyles.secondary} onClick={onAnother}>
            {word('another')}
          </button>
        </div>
      )}
    </div>
  );
}
