'use client';

import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import type { ContentDraft } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatInstant } from '@/lib/dates';
import { fromHongKongTime } from '@/lib/hong-kong-day';
import own from './content.module.css';
import { pathWords } from './form/path-words';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { FailureNotice } from '../frame/failure-notice';
import {
  contentPublication,
  contentSchedule,
  contentUnschedule,
  contentWithdrawal,
} from './content-queries';

interface ContentPublicationProps extends TranslationProps<'desk'> {
  draft: ContentDraft;
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  onChanged: () => void;
}

/** What visitors see of the draft, now and at set times. */
export function ContentPublication({
  draft,
  isDirty,
  onChanged,
  t,
  locale,
}: ContentPublicationProps) {
  const { kind, id, version, published, schedule, needsSecond, waiting } = draft;
  const params = { kind, id };
  const heading = useRef<HTMLHeadingElement>(null);
  const options = {
    locale,
    onChanged: () => {
      // The button that was pressed may go away.
      heading.current?.focus();
      onChanged();
    },
  };
  const publication = useVersionedEdit(contentPublication, options);
  const withdrawal = useVersionedEdit(contentWithdrawal, options);
  const plan = useVersionedEdit(contentSchedule, options);
  const unplan = useVersionedEdit(contentUnschedule, options);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { from: '', until: '' } });
  const failure = publication.failure ?? withdrawal.failure ?? plan.failure ?? unplan.failure;
  const isReady = !isDirty && waiting === null && Object.keys(draft.problems).length === 0;
  return (
    <section className={styles.panel} aria-labelledby="publication">
      <h2 id="publication" tabIndex={-1} ref={heading}>
        {t('content.publish')}
      </h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {isDirty ? <p className={styles.help}>{t('content.unsaved')}</p> : null}
      {waiting === null ? (
        needsSecond && published !== version ? (
          <p className={styles.help}>{t('content.askSecond')}</p>
        ) : null
      ) : (
        <p role="status">
          {t('approval.waits')}{' '}
          <DeskLink href={deskHref(locale, 'approvals', waiting)}>{waiting}</DeskLink>{' '}
          <span className={styles.help}>{t('content.waitingHint')}</span>
        </p>
      )}
      <DeadLinks draft={draft} t={t} />
      {schedule === null ? null : (
        <p>{t(scheduleText(schedule), scheduleValues(schedule, locale))}</p>
      )}
      <p className={styles.actions}>
        {published === version || waiting !== null ? null : (
          <button
            type="button"
            className={styles.primary}
            aria-disabled={!isReady || publication.isSending || undefined}
            onClick={() => {
              if (isReady) publication.edit({ params, body: { version } }, version);
            }}
          >
            {t(needsSecond ? 'content.ask' : 'content.publish')}
          </button>
        )}
        {kind === 'page' || kind === 'maintenance' || published === null ? null : (
          <button
            type="button"
            className={styles.button}
            onClick={() => withdrawal.edit({ params, body: {} }, version)}
          >
            {t('content.withdraw')}
          </button>
        )}
        {schedule === null ? null : (
          <button
            type="button"
            className={styles.button}
            onClick={() => unplan.edit({ params }, version)}
          >
            {t('content.unplan')}
          </button>
        )}
      </p>
      {published === version ? <p role="status">{t('content.published')}</p> : null}
      {isReady && published !== version ? (
        <form
          noValidate
          aria-labelledby="content-schedule"
          onSubmit={(event) =>
            void handleSubmit(({ from, until }) =>
              plan.edit(
                {
                  params,
                  body: {
                    version,
                    from: fromHongKongTime(from),
                    until: until === '' ? null : fromHongKongTime(until),
                  },
                },
                version,
              ),
            )(event)
          }
        >
          <h3 id="content-schedule">{t('content.schedule')}</h3>
          <div className={styles.columns}>
            <TextField
              id="content-from"
              type="datetime-local"
              label={t('content.from')}
              problem={formState.errors.from?.message}
              {...register('from', {
                validate: (from) => from !== '' || t('content.fromMissing'),
              })}
            />
            <TextField
              id="content-until"
              type="datetime-local"
              label={t('content.until')}
              hint={t('content.untilHint')}
              optional={t('state.optional')}
              {...register('until')}
            />
          </div>
          <p className={styles.actions}>
            <button type="submit" className={styles.button}>
              {t(needsSecond ? 'content.askPlan' : 'content.plan')}
            </button>
          </p>
        </form>
      ) : null}
    </section>
  );
}

/** Links of the draft that lead nowhere, with their places: it can be published all the same. */
function DeadLinks({ draft, t }: Pick<ContentPublicationProps, 'draft' | 't'>) {
  const tForm = useTranslate('content-form');
  const links = draft.warnings.filter(({ kind }) => kind === 'link' || kind === 'moved');
  if (links.length === 0) return null;
  return (
    <section className={own.notice} aria-label={t('content.deadLinks')}>
      <b>{t('content.deadLinks')}</b>
      <ul>
        {links.map(({ path, kind, found }) => (
          <li key={`${path} ${found}`}>
            {t('content.named', {
              name: pathWords(path, { t, tForm }),
              value: t(`contentWarning.${kind}`, { found }),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Schedule = NonNullable<ContentDraft['schedule']>;

function scheduleText({ from, until }: Schedule) {
  if (from === null) return 'content.running';
  return until === null ? 'content.planned' : 'content.plannedUntil';
}

const scheduleValues = (
  { version, from, until }: Schedule,
  locale: ContentPublicationProps['locale'],
) => ({
  version,
  from: from === null ? '' : formatInstant(from, locale),
  until: until === null ? '' : formatInstant(until, locale),
});
