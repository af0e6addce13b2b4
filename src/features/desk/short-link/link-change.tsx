'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { shortLinkLimits } from '@/contracts/campaign/short-link-choices';
import type { ShortLink } from '@/contracts/campaign/short-link';
import type { TranslationProps } from '@/i18n/translation-props';
import { serverNow } from '@/lib/server-clock';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { endOfDay, lastDayOf } from './last-day';
import { shortLinkChange } from './short-link-queries';

interface LinkChangeProps extends TranslationProps<'desk'> {
  link: ShortLink;
  onChanged: () => void;
}

/** Gives a link another name or end. Where it leads stays, because it may be printed. */
export function LinkChange({ link, onChanged, t, locale }: LinkChangeProps) {
  const { code, name, expiresAt, state } = link;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name, lastDay: lastDayOf(expiresAt) },
  });
  const { isSending, failure, submit } = useSubmission(shortLinkChange, {
    locale,
    onDone: onChanged,
  });
  const send = (body: { name: string; expiresAt: string | null }): void => {
    if (!isSending) submit({ params: { code }, body });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="link-change"
      onSubmit={(event) =>
        void handleSubmit((values) =>
          send({
            name: values.name,
            expiresAt: values.lastDay === '' ? null : endOfDay(values.lastDay),
          }),
        )(event)
      }
    >
      <h2 id="link-change">{t('shortLink.change')}</h2>
      <p className={styles.help}>{t('shortLink.changeHint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <TextField
          id="link-new-name"
          label={t('shortLink.name')}
          maxLength={shortLinkLimits.name}
          problem={formState.errors.name?.message}
          {...register('name', {
            validate: (text) => text.trim() !== '' || t('shortLink.needed'),
          })}
        />
        <TextField
          id="link-new-last-day"
          type="date"
          label={t('shortLink.lastDay')}
          hint={t('shortLink.lastDayHint')}
          optional={t('state.optional')}
          {...register('lastDay')}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'shortLink.save')}
        </button>
        {state === 'live' ? (
          <button
            type="button"
            className={styles.button}
            onClick={() => send({ name, expiresAt: serverNow().toISOString() })}
          >
            {t('shortLink.endNow')}
          </button>
        ) : null}
      </p>
    </form>
  );
}
