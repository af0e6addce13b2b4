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

/** The sign-in link or, for a signed-in customer, the account link labelled with the customer's name. Both states reserve the same width, so that the layout does not shift. */
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
  // The account pages request the session themselves and provide the customer's name.
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
      {/* A new key replaces the element when its text changes: the same element with other line breaks would count as a layout shift. */}
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
