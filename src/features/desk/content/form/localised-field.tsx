'use client';

import dynamic from 'next/dynamic';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import { contentLimits } from '@/contracts/content/content-choices';
import { noticeHtmlFields } from '@/contracts/content/html-fields';
import { locales, localeSuffixes, type Locale } from '@/contracts/locale';
import own from '../content.module.css';
import { useContentForm } from './form-context';
import { idOf } from './field-id';
import { inLanguage } from './path-words';
import type { ContentPart } from './schema-field';

const RichTextField = dynamic(
  () => import('./rich-text/rich-text-field').then((loaded) => loaded.RichTextField),
  { ssr: false },
);

interface LocalisedFieldProps {
  part: ContentPart;
  name: string;
  path: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in all languages side by side, with what is missing as it stands there, and what is older in the version that is stored. */
export function LocalisedField({ part, name, path }: LocalisedFieldProps) {
  const { formState } = useFormContext();
  const stored = (locale: Locale): string =>
    textOf(valueAt(formState.defaultValues, `${name}${localeSuffixes[locale]}`));
  const typed: unknown[] = useWatch({
    name: locales.map((one) => `${name}${localeSuffixes[one]}`),
  });
  const isBlank = (at: number): boolean => textOf(typed[at]).trim() === '';
  const isWritten = locales.some((_locale, at) => !isBlank(at));
  const longest = Math.max(...locales.map((locale) => stored(locale).length));
  return (
    <div className={own.languages}>
      {locales.map((locale, at) => (
        <Text
          key={locale}
          part={part}
          name={`${name}${localeSuffixes[locale]}`}
          path={`${path}${localeSuffixes[locale]}`}
          locale={locale}
          stored={stored(locale)}
          isMissing={isWritten && isBlank(at)}
          rows={longest > manyCharacters ? 5 : longest > someCharacters ? 3 : 2}
        />
      ))}
    </div>
  );
}

const someCharacters = 60;
const manyCharacters = 180;

interface TextProps extends LocalisedFieldProps {
  locale: Locale;
  stored: string;
  isMissing: boolean;
  rows: number;
}

function Text({ part, name, path, locale, stored, isMissing, rows }: TextProps) {
  const { t, tForm, draft, upToDate, onUpToDate } = useContentForm();
  const { register } = useFormContext();
  const label = inLanguage(part.name, locale, { t, tForm });
  const isOlder = stored !== '' && draft.older[locale].includes(stored);
  const warnings = draft.warnings.filter((warning) => warning.path === path);
  const hints = [
    part.field.kind === 'lines' ? t('content.lines') : '',
    isMissing ? t('content.missing') : '',
    isOlder ? t('content.older') : '',
    ...warnings.map(({ kind, found }) => t(`contentWarning.${kind}`, { found })),
  ].filter((hint) => hint !== '');
  const shared = {
    id: idOf(name),
    lang: localeMetadata[locale].htmlLang,
    label,
    hint: hints.length === 0 ? undefined : hints.join(' · '),
    problem: draft.problems[path],
    optional: part.isOptional ? t('state.optional') : undefined,
  };
  return (
    <div className={isMissing || isOlder || warnings.length > 0 ? own.marked : own.text}>
      {part.isHtml ? (
        <RichTextField {...shared} name={name} isBare={noticeHtmlFields.includes(part.name)} />
      ) : (
        <TextAreaField {...shared} rows={rows} maxLength={contentLimits.text} {...register(name)} />
      )}
      {isOlder ? (
        <CheckField
          id={`${idOf(name)}-right`}
          label={t('content.upToDate')}
          checked={upToDate.includes(stored)}
          onChange={({ target }) => onUpToDate(stored, target.checked)}
        />
      ) : null}
    </div>
  );
}

function valueAt(values: unknown, path: string): unknown {
  let found = values;
  for (const step of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  return found;
}
