import formStyles from '@/components/form/form.module.css';
import type { CallBackFailure } from './call-back-calls';
import type { CallBackWord } from './call-back-words';

interface SlotsStateProps {
  word: CallBackWord;
  failure: CallBackFailure | null;
  /** Whether the times were read, and there are none. */
  isFull: boolean;
  onRetry: () => void;
}

/** What stands in place of the times that can be booked while there are none to show. */
export function SlotsState({ word, failure, isFull, onRetry }: SlotsStateProps) {
  if (!failure) return <p role="status">{word(isFull ? 'full' : 'loading')}</p>;
  if (failure.kind === 'gone') return <p role="alert">{word('unavailable')}</p>;
  return (
    <div role="alert">
      <p>{(failure.kind === 'failed' && failure.words) || word('failed')}</p>
      <button type="button" className={formStyles.plain} onClick={onRetry}>
        {word('retry')}
      </button>
    </div>
  );
}
