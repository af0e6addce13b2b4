'use client';

import { localeMetadata } from '@/config/locales';
import { locales } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { setLanguageCookie } from '@/lib/language-cookie';
import styles from './desk-app.module.css';

/** The same address in the other languages, with what stands behind `?` and `#` at the time of the click. */
export function DeskLanguages({ t, locale }: TranslationProps<'desk'>) {
  return (
    <nav aria-label={t('frame.language')} className={styles.languages}>
      {locales.map((other) => (
        <a
          key={other}
          href={`/${other}/desk`}
          lang={localeMetadata[other].htmlLang}
          aria-current={other === locale ? 'true' : undefined}
          onClick={({ currentTarget }) => {
            const { pathname, search, hash } = window.location;
            setLanguageCookie(other);
            currentTarget.href = `${pathname.replace(/^\/[^/]*/, `/${other}`)}${search}${hash}`;
          }}
        >
          <abbr title={localeMetadata[other].label}>{localeMetadata[other].shortLabel}</abbr>
        </a>
      ))}
    </nav>
  );
}
