'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { localeFacts } from '@/config/locales';
import { locales, type Locale } from '@/contracts/locale';
import { setLanguageCookie } from '@/lib/language-cookie';
import styles from './language-switch.module.css';

/** Keeps the path and, at the moment of the click, the query; the choice is remembered for a year. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const pathname = usePathname();
  const router = useRouter();
  const rest = pathname.split('/').slice(2).join('/');
  const target = (to: Locale): string => (rest ? `/${to}/${rest}` : `/${to}`);
  const remember = (event: MouseEvent<HTMLAnchorElement>, to: Locale): void => {
    setLanguageCookie(to);
    const address = `${target(to)}${window.location.search}${window.location.hash}`;
    // A click that opens another tab follows the element's own address; a plain one is the router's.
    event.currentTarget.href = address;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(address);
  };
  return (
    <nav className={styles.switch} aria-label={label}>
      {locales.map((to) =>
        to === locale ? (
          <span key={to} aria-current="true" lang={localeFacts[to].htmlLang}>
            <abbr title={localeFacts[to].label}>{localeFacts[to].shortLabel}</abbr>
          </span>
        ) : (
          <Link key={to} href={target(to)} prefetch={false} hrefLang={localeFacts[to].hrefLang} lang={localeFacts[to].htmlLang} aria-label={localeFacts[to].label} onClick={(event) => remember(event, to)}>
            {localeFacts[to].shortLabel}
          </Link>
        ),
      )}
    </nav>
  );
}
