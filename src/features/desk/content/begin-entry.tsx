'use client';

import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import { collections, type Collection } from '@/contracts/desk';
import { landingSlugPattern } from '@/contracts/content/landing-page';
import { contentLimits } from '@/contracts/content/content-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import own from './content.module.css';
import { contentName } from './content-queries';

/** What staff begin; pages and the words of maintenance come with a release. */
const begun: readonly (Collection | 'notifications')[] = ['notifications', ...collections];

/** Begins an entry of a list, which is at first of the kind that is looked at; nothing is stored before its draft is saved. Pages come with a release. */
export function BeginEntry({ kind, t, locale }: TranslationProps<'desk'> & { kind: string }) {
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { kind: begun.find((one) => one === kind) ?? 'landing-pages', id: '' },
  });
  const isLanding = useWatch({ control, name: 'kind' }) === 'landing-pages';
  return (
    <details className={own.begin}>
      <summary>{t('content.begin')}</summary>
      <form
        noValidate
        aria-label={t('content.begin')}
        onSubmit={(event) =>
          void handleSubmit((address) =>
            openAddress(`${deskHref(locale, 'content', contentName(address))}?new=1`),
          )(event)
        }
      >
        <SelectField
          id="begin-kind"
          label={t('content.kind')}
          choices={begun.map((kind) => ({ value: kind, label: t(`contentKind.${kind}`) }))}
          {...register('kind')}
        />
        <TextField
          id="begin-id"
          label={t('content.beginId')}
          hint={t(isLanding ? 'content.beginLandingHint' : 'content.beginHint')}
          maxLength={contentLimits.id}
          problem={formState.errors.id?.message}
          {...register('id', {
            validate: (id) =>
              isLanding
                ? landingSlugPattern.test(id) ||
                  t('content.beginLandingWrong', { limit: contentLimits.id })
                : /^[A-Za-z0-9_-]+$/.test(id) || t('content.beginWrong'),
          })}
        />
        <p className={styles.actions}>
          <button type="submit" className={styles.button}>
            {t('content.begin')}
          </button>
        </p>
      </form>
    </details>
  );
}
