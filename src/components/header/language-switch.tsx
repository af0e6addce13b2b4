'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { localeMetadata } from '@/config/locales';
import { locales, type Locale } from '@/contracts/locale';
import { setLanguageCookie } from '@/lib/language-cookie';
import styles from './language-switch.module.css';

/** Keeps the path and, at the time of the click, query and hash; the choice is stored in a cookie for a year. */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const pathname = usePathname();
  const router = useRouter();
  const pathWithoutLocale = pathname.split('/').slice(2).join('/');
  const hrefFor = (to: Locale): string =>
    pathWithoutLocale ? `/${to}/${pathWithoutLocale}` : `/${to}`;
  const selectLocale = (event: MouseEvent<HTMLAnchorElement>, to: Locale): void => {
    setLanguageCookie(to);
    const address = `${hrefFor(to)}${window.location.search}${window.location.hash}`;
    // A click that opens another tab follows the element's href; a plain click goes through the router.
    event.currentTarget.href = address;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(address);
  };
  return (
    <nav className={styles.switch} aria-label={label}>
      {locales.map((to) =>
        to === locale ? (
          <span key={to} aria-current="true" lang={localeMetadata[to].htmlLang}>
            <abbr title={localeMetadata[to].label}>{localeMetadata[to].shortLabel}</abbr>
          </span>
        ) : (
          <Link
            key={to}
            href={hrefFor(to)}
            prefetch={false}
            data-language={to}
            hrefLang={localeMetadata[to].hrefLang}
            lang={localeMetadata[to].htmlLang}
            aria-label={localeMetadata[to].label}
            onClick={(event) => selectLocale(event, to)}
          >
            {localeMetadata[to].shortLabel}
          </Link>
        ),
      )}
    </nav>
  );
}
