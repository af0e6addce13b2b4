import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { CallBack } from '@/contracts/appointment/call-back';
import type { Locale } from '@/contracts/locale';
import type { CallBackWord } from './call-back-words';

interface LinkedCallProps {
  /** Of the link in a text message. */
  token: string;
  locale: Locale;
  word: CallBackWord;
  onRead: (data: CallBack) => void;
}

/** The booking, or why there is none. Never throws. */
async function readLinked(token: string, locale: Locale): Promise<CallBack | 'gone' | 'failed'> {
  try {
    const calls = await import('./call-back-calls');
    return await calls
      .readCall(token, locale)
      .catch((error: unknown) => (calls.failureOf(error).kind === 'gone' ? 'gone' : 'failed'));
  } catch {
    return 'failed';
  }
}

/** Reads the booking that a link leads to; pass `token` as its React key. */
export function LinkedCall({ token, locale, word, onRead }: LinkedCallProps) {
  const [problem, setProblem] = useState<'gone' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void readLinked(token, locale).then((answer) => {
      if (!isWanted) return;
      if (typeof answer === 'string') setProblem(answer);
      else onRead(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [token, locale, onRead, attempt]);

  if (problem === null) return <p role="status">{word('loading')}</p>;
  if (problem === 'gone') return <p role="alert">{word('linkGone')}</p>;
  return (
    <div role="alert">
      <p>{word('failed')}</p>
      <button
        type="button"
        className={formStyles.plain}
        onClick={() => {
          setProblem(null);
          setAttempt((count) => count + 1);
        }}
      >
        {word('retry')}
      </button>
    </div>
  );
}
