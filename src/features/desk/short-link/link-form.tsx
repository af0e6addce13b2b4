'use client';

import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { localeMetadata } from '@/config/locales';
import { contentPaths, landingPath, localisedPath } from '@/config/paths';
import {
  shortCodePattern,
  shortLinkLimits,
  sitePathPattern,
} from '@/contracts/campaign/short-link-choices';
import type { ShortLink } from '@/contracts/campaign/short-link';
import { campaignMaxLength } from '@/contracts/limits/limits';
import { locales, type Locale } from '@/contracts/locale';
import { keysOf } from '@/contracts/typed-record';
import type { TranslationProps } from '@/i18n/translation-props';
import { campaignNameOf } from '@/lib/visit/campaign-name';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { linkTemplates } from './link-templates';
import { endOfDay } from './last-day';
import { shortLinkMaking } from './short-link-queries';

interface LinkFormProps extends TranslationProps<'desk'> {
  /** The page that the link leads to, where it is known. */
  path: string;
  onMade: (link: ShortLink) => void;
  onClose: () => void;
}

const campaignFields = ['source', 'medium', 'campaign', 'content', 'term'] as const;
const neededFields: readonly string[] = ['source', 'medium', 'campaign'];

const examples = { page: contentPaths.firstMortgage, landing: landingPath('spring-rates') };

const localeIn = (text: string): Locale | null => locales.find((one) => one === text) ?? null;

/** The address that a link leads to, as far as it is written. */
function targetOf(values: Record<(typeof campaignFields)[number] | 'path' | 'language', string>) {
  const { path, language } = values;
  const query = new URLSearchParams(
    campaignFields.flatMap((name) =>
      values[name] === '' ? [] : [[`utm_${name}`, campaignNameOf(values[name])]],
    ),
  ).toString();
  const locale = localeIn(language);
  const page = locale === null ? path : localisedPath(locale, path);
  return query === '' ? page : `${page}?${query}`;
}

/** Builds a link: a page, what its visits count as, and a short address. Names are written as they are counted. */
export function LinkForm({ path, onMade, onClose, t, locale }: LinkFormProps) {
  const { register, handleSubmit, formState, setValue, control } = useForm({
    defaultValues: {
      name: '',
      path,
      language: '',
      source: '',
      medium: '',
      campaign: '',
      content: '',
      term: '',
      code: '',
      lastDay: '',
    },
  });
  const { errors } = formState;
  const values = useWatch({ control });
  const { isSending, failure, submit } = useSubmission(shortLinkMaking, {
    locale,
    onDone: ({ data }) => onMade(data),
  });
  const problemOf = (name: keyof typeof errors): string | undefined =>
    errors[name]?.message ?? failure?.fields?.[name];
  const written = {
    path: values.path ?? '',
    language: values.language ?? '',
    source: values.source ?? '',
    medium: values.medium ?? '',
    campaign: values.campaign ?? '',
    content: values.content ?? '',
    term: values.term ?? '',
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="link-form"
      onSubmit={(event) =>
        void handleSubmit(({ lastDay, code, language, content, term, ...rest }) => {
          if (isSending) return;
          submit({
            body: {
              ...rest,
              language: localeIn(language),
              content: content === '' ? null : content,
              term: term === '' ? null : term,
              code: code === '' ? null : code,
              expiresAt: lastDay === '' ? null : endOfDay(lastDay),
            },
          });
        })(event)
      }
    >
      <h2 id="link-form">{t('shortLink.make')}</h2>
      {failure && !failure.fields ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="link-name"
        label={t('shortLink.name')}
        hint={t('shortLink.nameHint')}
        maxLength={shortLinkLimits.name}
        problem={problemOf('name')}
        {...register('name', { validate: (name) => name.trim() !== '' || t('shortLink.needed') })}
      />
      <div className={styles.columns}>
        <TextField
          id="link-path"
          list="link-paths"
          label={t('shortLink.path')}
          hint={t('shortLink.pathHint', examples)}
          maxLength={shortLinkLimits.path}
          problem={problemOf('path')}
          {...register('path', {
            validate: (value) => sitePathPattern.test(value) || t('shortLink.pathWrong', examples),
          })}
        />
        <datalist id="link-paths">
          {Object.values(contentPaths).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <SelectField
          id="link-language"
          label={t('shortLink.language')}
          choices={[
            { value: '', label: t('shortLink.anyLanguage') },
            ...locales.map((one) => ({ value: one, label: localeMetadata[one].label })),
          ]}
          {...register('language')}
        />
        <SelectField
          id="link-template"
          label={t('shortLink.template')}
          defaultValue=""
          choices={[
            { value: '', label: t('shortLink.noTemplate') },
            ...keysOf(linkTemplates).map((name) => ({
              value: name,
              label: t(`linkTemplate.${name}`),
            })),
          ]}
          onChange={({ target }) => {
            const chosen = keysOf(linkTemplates).find((name) => name === target.value);
            if (!chosen) return;
            setValue('source', linkTemplates[chosen].source, { shouldValidate: true });
            setValue('medium', linkTemplates[chosen].medium, { shouldValidate: true });
          }}
        />
      </div>
      <p className={styles.help}>{t('shortLink.rules')}</p>
      <div className={styles.columns}>
        {campaignFields.map((name) => (
          <TextField
            key={name}
            id={`link-${name}`}
            label={t(`campaignDimension.${name}`)}
            optional={neededFields.includes(name) ? undefined : t('state.optional')}
            maxLength={campaignMaxLength}
            problem={problemOf(name)}
            {...register(name, {
              setValueAs: campaignNameOf,
              validate: (value) =>
                !neededFields.includes(name) ||
                campaignNameOf(value) !== '' ||
                t('shortLink.needed'),
              onBlur: ({ target }: { target: { value: string } }) =>
                setValue(name, campaignNameOf(target.value)),
            })}
          />
        ))}
      </div>
      <div className={styles.columns}>
        <TextField
          id="link-code"
          label={t('shortLink.ownCode')}
          hint={t('shortLink.ownCodeHint')}
          optional={t('state.optional')}
          prefix="/go/"
          maxLength={shortLinkLimits.code}
          problem={problemOf('code')}
          {...register('code', {
            setValueAs: (code: string) => code.trim().toLowerCase(),
            validate: (code) =>
              code === '' ||
              shortCodePattern.test(code) ||
              t('shortLink.codeWrong', { limit: shortLinkLimits.code }),
          })}
        />
        <TextField
          id="link-last-day"
          type="date"
          label={t('shortLink.lastDay')}
          hint={t('shortLink.lastDayHint')}
          optional={t('state.optional')}
          problem={errors.lastDay?.message ?? failure?.fields?.expiresAt}
          {...register('lastDay')}
        />
      </div>
      <p>
        {t('shortLink.leadsTo')} <code className={styles.secret}>{targetOf(written)}</code>
      </p>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'shortLink.makeNow')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
