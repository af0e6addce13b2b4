'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import formStyles from '@/components/form/form.module.css';
import { subscribeToHash } from '@/components/subscribe-to-hash';
import { callBackHash } from '@/config/message-links';
import type { CallBack as CallBackData } from '@/contracts/appointment/call-back';
import type { Locale } from '@/contracts/locale';
import { BookedCall } from './booked-call';
import { CallBackForm } from './call-back-form';
import { useBooking, useIsOpen } from './call-back-values';
import type { CallBackWordKey } from './call-back-words';
import { LinkedCall } from './linked-call';

interface CallBackProps {
  locale: Locale;
  words: Readonly<Record<CallBackWordKey, string>>;
}

const tokenOfAddress = (): string => callBackHash.exec(window.location.hash)?.[1] ?? '';
const withoutHash = (): string => `${window.location.pathname}${window.location.search}`;

/** Books a call from staff, and shows one that was booked, also by the link of its text message. Nothing is read before somebody wants it. */
export function CallBack({ locale, words }: CallBackProps) {
  const word = (key: CallBackWordKey): string => words[key];
  const token = useSyncExternalStore(subscribeToHash, tokenOfAddress, () => '');
  const [booking, setBooking] = useBooking(null);
  const [isOpen, setIsOpen] = useIsOpen(false);
  const part = useRef<HTMLDivElement>(null);
  // On a phone the booking would stand far below what the page begins with.
  useEffect(() => {
    if (token !== '') part.current?.scrollIntoView({ block: 'center' });
  }, [token]);
  const keep = useRef(setBooking);
  useEffect(() => {
    keep.current = setBooking;
  });
  const showLinked = useCallback(
    (data: CallBackData) => keep.current({ token, isTexted: null, data }),
    [token],
  );

  return (
    <div ref={part}>
      {token !== '' && booking?.token !== token ? (
        <LinkedCall key={token} token={token} locale={locale} word={word} onRead={showLinked} />
      ) : booking ? (
        <BookedCall
          booking={booking}
          locale={locale}
          word={word}
          onChanged={(data) => setBooking({ ...booking, data })}
          onAnother={() => {
            window.history.replaceState(window.history.state, '', withoutHash());
            setBooking(null);
            setIsOpen(true);
          }}
        />
      ) : isOpen ? (
        <CallBackForm locale={locale} word={word} onBooked={setBooking} />
      ) : (
        <button type="button" className={formStyles.secondary} onClick={() => setIsOpen(true)}>
          {word('open')}
        </button>
      )}
      <noscript>
        <p>{word('needsScript')}</p>
      </noscript>
    </div>
  );
}
