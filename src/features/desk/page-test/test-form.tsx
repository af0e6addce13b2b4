'use client';

import { useForm, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import {
  pageTestEffects,
  pageTestGoals,
  pageTestLimits,
  pageTestVariants,
} from '@/contracts/campaign/page-test-choices';
import type { PageTestDetails, TestableContent } from '@/contracts/campaign/page-test';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { localise } from '@/lib/localise';
import { serverNow } from '@/lib/server-clock';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { endOfDay } from '../short-link/last-day';
import { pageTestStart, testableContents } from './page-test-queries';

interface TestFormProps extends TranslationProps<'desk'> {
  onStarted: (test: PageTestDetails) => void;
  onClose: () => void;
}

/** Begins a test of versions that the content studio has. */
export function TestForm(props: TestFormProps) {
  const { t, locale, onClose } = props;
  const query = useQuery(testableContents, { locale, request: {} });
  return (
    <QueryView query={query} t={t}>
      {(contents) =>
        contents.length === 0 ? (
          <section className={styles.panel} aria-label={t('pageTest.make')}>
            <p>{t('pageTest.nothing')}</p>
            <p className={styles.actions}>
              <button type="button" className={styles.button} onClick={onClose}>
                {t('state.cancel')}
              </button>
            </p>
          </section>
        ) : (
          <TestFields contents={contents} {...props} />
        )
      }
    </QueryView>
  );
}

const nameOf = ({ kind, id }: Pick<TestableContent, 'kind' | 'id'>): string => `${kind}:${id}`;

function TestFields({
  contents,
  onStarted,
  onClose,
  t,
  locale,
}: TestFormProps & { contents: readonly TestableContent[] }) {
  const today = hongKongDay(serverNow());
  const { register, handleSubmit, formState, control, setValue } = useForm<{
    name: string;
    content: string;
    versions: string[];
    goal: string;
    effect: string;
    lastDay: string;
  }>({
    defaultValues: {
      name: '',
      content: contents[0] ? nameOf(contents[0]) : '',
      versions: [],
      goal: 'started',
      effect: '2',
      lastDay: plusDays(today, pageTestLimits.usualDays),
    },
  });
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'content' });
  const content = contents.find((one) => nameOf(one) === chosen);
  const { isSending, failure, answer, submit } = useSubmission(pageTestStart, {
    locale,
    onDone: ({ data }) => {
      if (data) onStarted(data);
    },
  });
  const most = pageTestVariants.length - 1;
  if (answer?.approval)
    return (
      <section className={styles.panel} aria-label={t('pageTest.make')}>
        <ApprovalNotice approval={answer.approval} t={t} locale={locale} />
        <p className={styles.actions}>
          <button type="button" className={styles.button} onClick={onClose}>
            {t('state.done')}
          </button>
        </p>
      </section>
    );
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="test-form"
      onSubmit={(event) =>
        void handleSubmit(({ name, versions, goal, effect, lastDay }) => {
          const goalOf = pageTestGoals.find((known) => known === goal);
          const effectPoints = pageTestEffects.find((known) => String(known) === effect);
          if (isSending || !content || !goalOf || !effectPoints) return;
          submit({
            body: {
              name,
              kind: content.kind,
              contentId: content.id,
              versions: versions.map(Number),
              goal: goalOf,
              effectPoints,
              endsAt: endOfDay(lastDay),
            },
          });
        })(event)
      }
    >
      <h2 id="test-form">{t('pageTest.make')}</h2>
      <p className={styles.help}>{t('pageTest.lead')}</p>
      {failure && !failure.fields ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="test-name"
        label={t('pageTest.name')}
        hint={t('pageTest.nameHint')}
        maxLength={pageTestLimits.name}
        problem={errors.name?.message ?? failure?.fields?.name}
        {...register('name', { validate: (name) => name.trim() !== '' || t('shortLink.needed') })}
      />
      <SelectField
        id="test-content"
        label={t('pageTest.content')}
        problem={failure?.fields?.contentId}
        choices={contents.map((one) => ({
          value: nameOf(one),
          label: t('pageTest.contentChoice', {
            title: localise(one, 'title', { locale }),
            kind: t(`contentKind.${one.kind}`),
            path: one.path,
          }),
        }))}
        {...register('content', { onChange: () => setValue('versions', []) })}
      />
      <fieldset>
        <legend>{t('pageTest.versions')}</legend>
        <p className={styles.help}>
          {t('pageTest.versionsHint', { version: content?.published ?? 0, most })}
        </p>
        {(errors.versions?.message ?? failure?.fields?.versions) ? (
          <p className={styles.problem} role="alert">
            {errors.versions?.message ?? failure?.fields?.versions}
          </p>
        ) : null}
        {content?.versions.map(({ version, at, by }) => (
          <CheckField
            key={`${chosen} ${version}`}
            id={`test-version-${version}`}
            value={String(version)}
            label={t('pageTest.versionChoice', {
              version,
              time: formatDayAndTime(new Date(at), locale),
              by: by ?? t('content.delivered'),
            })}
            {...register('versions', {
              validate: (versions) =>
                (versions.length >= 1 && versions.length <= most) ||
                t('pageTest.versionsNeeded', { most }),
            })}
          />
        ))}
      </fieldset>
      <div className={styles.columns}>
        <SelectField
          id="test-goal"
          label={t('pageTest.goal')}
          hint={t('pageTest.goalHint')}
          choices={pageTestGoals.map((goal) => ({ value: goal, label: t(`funnelStage.${goal}`) }))}
          {...register('goal')}
        />
        <SelectField
          id="test-effect"
          label={t('pageTest.effect')}
          hint={t('pageTest.effectHint')}
          choices={pageTestEffects.map((points) => ({
            value: String(points),
            label: t('pageTest.points', { points }),
          }))}
          {...register('effect')}
        />
        <TextField
          id="test-last-day"
          type="date"
          label={t('shortLink.lastDay')}
          hint={t('pageTest.lastDayHint')}
          min={today}
          max={plusDays(today, pageTestLimits.days - 1)}
          problem={errors.lastDay?.message ?? failure?.fields?.endsAt}
          {...register('lastDay', { validate: (day) => day !== '' || t('shortLink.needed') })}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'pageTest.start')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
