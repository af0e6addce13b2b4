'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { flowPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { knownSession, signedOut, subscribeToSession } from '@/lib/session/session-hint';
import styles from './sign-in-link.module.css';

const loadAndRequestName = async (locale: Locale): Promise<void> => {
  const { requestName } = await import('@/lib/session/request-name');
  await requestName(locale);
};

/** The way to sign in or, for who is signed in, to the account, under the customer's name. The room is the same for both. */
export function SignInLink({
  locale,
  words,
}: {
  locale: Locale;
  words: { signIn: string; account: string };
}) {
  const { isSignedIn, name } = useSyncExternalStore(
    subscribeToSession,
    knownSession,
    () => signedOut,
  );
  // The private area asks itself, and says who it is.
  const isPrivate = usePathname().split('/')[2] === flowPaths.account.slice(1);
  const isNameless = isSignedIn && name === null;
  useEffect(() => {
    if (isNameless && !isPrivate) loadAndRequestName(locale).catch(() => undefined);
  }, [isNameless, isPrivate, locale]);
  return (
    <Link
      href={localisedPath(locale, isSignedIn ? flowPaths.account : flowPaths.signIn)}
      prefetch={false}
      className={styles.link}
      data-signed-in={isSignedIn ? '' : undefined}
      suppressHydrationWarning
    >
      <span className={styles.out}>{words.signIn}</span>
      {/* Another element for another text: what only changes its lines would count as moved. */}
      <span key={name} className={styles.in}>
        {name === null ? (
          words.account
        ) : (
          <>
            {name}
            <span className="visually-hidden"> · {words.account}</span>
          </>
        )}
      </span>
    </Link>
  );
}
