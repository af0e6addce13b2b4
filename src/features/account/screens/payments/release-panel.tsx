'use client';

import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { ServiceRequest } from '@/contracts/account/account-request';
import { textLimits } from '@/contracts/limits/limits';
import { formatInstant } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import type { Submission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { AccountForm } from '@/features/account/components/account-form';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage, QueryState } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { accountRequests } from '@/features/account/screens/requests/request-queries';
import { loanName } from './loan-format';
import { releaseSubmission } from './loan-submissions';

interface ReleasePanelProps extends TranslationProps<'account' | 'account-screen'> {
  /** A loan that is paid back and was secured on a property. */
  loan: LoanSummary;
}

/** What becomes of the mortgage of a loan that is paid back: asked for here, and followed step by step. */
export function ReleasePanel({ loan, t, locale }: ReleasePanelProps) {
  const { data, record, reload } = useQuery(accountRequests, { locale, request: {} });
  const form = usePersistedForm('release', { loanNo: loan.loanNo, solicitor: '' });
  const [, , clear] = form;
  const submission = usePersistedSubmission('release', releaseSubmission, {
    locale,
    onDone: () => {
      clear();
      reload();
    },
  });
  const { answer } = submission;
  return (
    <Panel
      heading={t('release.title', { name: loanName(loan, t) })}
      lead={t('release.lead', { property: loan.property ?? '' })}
    >
      {answer && data?.some(({ reference }) => reference === answer.data.reference) ? (
        <Receipt heading={t('release.done')} receipt={answer.data} t={t} locale={locale} />
      ) : null}
      <QueryState record={record} data={data} onRetry={reload} t={t}>
        {(requests) => {
          const request = requests.find(
            ({ kind, loanNo, state }) =>
              kind === 'release' && loanNo === loan.loanNo && state !== 'cancelled',
          );
          return request && request.state !== 'declined' ? (
            <ReleaseSteps request={request} t={t} locale={locale} />
          ) : (
            <ReleaseForm
              refusal={
                request ? (request.history.at(-1)?.message ?? t('request.state.declined')) : ''
              }
              loanNo={loan.loanNo}
              form={form}
              submission={submission}
              t={t}
              locale={locale}
            />
          );
        }}
      </QueryState>
    </Panel>
  );
}

const steps = ['received', 'in-review', 'completed'] as const;

/** The progress of the release of the mortgage. */
function ReleaseSteps({
  request: { reference, detail, history },
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { request: ServiceRequest }) {
  return (
    <>
      <p className={panel.note}>{t('release.by', { solicitor: detail ?? '', reference })}</p>
      <ol>
        {steps.map((step) => {
          const done = history.find((each) => each.state === step);
          return (
            <li key={step}>
              {t(`release.${step}`)}
              {done ? <b> {formatInstant(done.at, locale)}</b> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface ReleaseFormProps extends TranslationProps<'account' | 'account-screen'> {
  loanNo: string;
  /** The lender's word on an earlier request that was refused; empty where there was none. */
  refusal: string;
  form: ReturnType<typeof usePersistedForm<'release'>>;
  submission: Submission<'requestRelease'>;
}

function ReleaseForm({
  loanNo,
  refusal,
  form: [saved, change],
  submission: { isSending, failure, submit },
  t,
}: ReleaseFormProps) {
  const values = { solicitor: saved.loanNo === loanNo ? saved.solicitor : '' };
  const form = useValidatedForm({
    values,
    onChange: (typed) => change({ ...typed, loanNo }),
    validate: ({ solicitor }) =>
      solicitor.trim() === '' ? { solicitor: t('release.missing') } : {},
  });
  const id = `solicitor-${loanNo}`;
  return (
    <AccountForm
      form={form}
      fieldIds={{ solicitor: id }}
      onSubmit={() =>
        isSending ? undefined : submit({ body: { loanNo, solicitor: values.solicitor.trim() } })
      }
      t={t}
    >
      {refusal === '' ? null : <p className={panel.note}>{refusal}</p>}
      <TextField
        id={id}
        maxLength={textLimits.solicitor}
        label={t('release.solicitor')}
        hint={t('release.hint')}
        problem={fieldMessage(form, 'solicitor')}
        {...form.register('solicitor')}
      />
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      <div className={panel.actions}>
        <button type="submit" className={panel.solid} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'release.ask')}
        </button>
      </div>
    </AccountForm>
  );
}
