'use client';

import { TextField } from '@/components/form/text-field';
import { localeMetadata } from '@/config/locales';
import type { MediumAlt } from '@/contracts/media/media-desk';
import { mediaLimits } from '@/contracts/media/media-choices';
import { locales, type Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/features/desk/frame/desk-app.module.css';
import own from '../content.module.css';

export const noAlt: MediumAlt = { altEn: '', altHk: '', altCn: '' };
const nameOf = { en: 'altEn', hk: 'altHk', cn: 'altCn' } as const;

interface AltFieldsProps extends Pick<TranslationProps<'desk'>, 't'> {
  id: string;
  alt: MediumAlt;
  /** Whether what is missing is said. */
  isChecked: boolean;
  onChange: (alt: MediumAlt) => void;
  /** What somebody else said meanwhile. */
  stored?: MediumAlt | undefined;
}

/** The first language in which it is not said what is to be seen. */
export const missingAlt = (alt: MediumAlt): Locale | undefined =>
  locales.find((locale) => alt[nameOf[locale]].trim() === '');

/** The id of one of the fields below. */
export const altFieldId = (id: string, locale: Locale): string => `${id}-${locale}`;

/** What is to be seen on an image, in all languages side by side. */
export function AltFields({ id, alt, isChecked, onChange, stored, t }: AltFieldsProps) {
  return (
    <>
      <p className={styles.help}>{t('media.altHint')}</p>
      <div className={own.languages}>
        {locales.map((locale) => (
          <TextField
            key={locale}
            id={altFieldId(id, locale)}
            lang={localeMetadata[locale].htmlLang}
            label={t('media.alt', { language: localeMetadata[locale].label })}
            hint={
              stored && stored[nameOf[locale]] !== alt[nameOf[locale]]
                ? t('media.storedNow', { words: stored[nameOf[locale]] })
                : undefined
            }
            problem={
              isChecked && alt[nameOf[locale]].trim() === '' ? t('media.altMissing') : undefined
            }
            maxLength={mediaLimits.alt}
            value={alt[nameOf[locale]]}
            onChange={({ target }) => onChange({ ...alt, [nameOf[locale]]: target.value })}
            onKeyDown={stayInForm}
          />
        ))}
      </div>
    </>
  );
}

/** The form around the picker would be sent. */
export function stayInForm(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}
