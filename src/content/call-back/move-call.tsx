import { useState } from 'react';
import { SlotFields } from '@/components/appointment/slot-fields';
import formStyles from '@/components/form/form.module.css';
import type { CallBack } from '@/contracts/appointment/call-back';
import type { Locale } from '@/contracts/locale';
import type { CallBackWord } from './call-back-words';
import { SlotsState } from './slots-state';
import { useSlots } from './use-slots';

interface MoveCallProps {
  token: string;
  locale: Locale;
  word: CallBackWord;
  onMoved: (data: CallBack) => void;
  onKeep: () => void;
}

/** Another time for a booked call. */
export function MoveCall({ token, locale, word, onMoved, onKeep }: MoveCallProps) {
  const { slots, failure, read } = useSlots(locale);
  const [startsAt, setStartsAt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const move = async (): Promise<void> => {
    if (startsAt === '') return setProblem(word('problem_startsAt'));
    const calls = await import('./call-back-calls');
    try {
      onMoved(await calls.moveCall({ token, startsAt }, locale));
    } catch (error) {
      const reason = calls.failureOf(error);
      if (reason.kind === 'taken') {
        setStartsAt('');
        read();
        return setProblem(word('gone'));
      }
      setProblem(
        reason.kind === 'tooSoon'
          ? word('tooSoon')
          : (reason.kind === 'failed' && reason.words) || word('failed'),
      );
    }
  };
  const press = (): void => {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    void move()
      .catch(() => setProblem(word('failed')))
      .finally(() => setIsSending(false));
  };

  if (!slots || slots.length === 0)
    return <SlotsState word={word} failure={failure} isFull={slots?.length === 0} onRetry={read} />;
  return (
    <>
      <SlotFields
        id="call-back-new"
        slots={slots}
        locale={locale}
        words={{
          day: word('day'),
          time: word('time'),
          choose: word('choose'),
        }}
        value={startsAt}
        problem={problem}
        onChange={setStartsAt}
      />
      <div className={formStyles.actions}>
        <button type="button" className={formStyles.secondary} onClick={press}>
          {word(isSending ? 'sending' : 'moveTo')}
        </button>
        <button type="button" className={formStyles.plain} onClick={onKeep}>
          {word('keep')}
        </button>
      </div>
    </>
  );
}
