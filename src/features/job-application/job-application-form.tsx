'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { CheckField } from '@/components/form/check-field';
import { ErrorSummary } from '@/components/form/error-summary';
import { FormField, fieldAria } from '@/components/form/form-field';
import formStyles from '@/components/form/form.module.css';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import {
  cvEndings,
  jobApplicationLimits,
  jobApplicationMonths,
} from '@/contracts/job-application/job-application-choices';
import type { Job } from '@/contracts/site/site';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { LegalLink } from '../legal/legal-link';
import {
  emptyValues,
  jobApplicationProblems,
  type JobApplicationProblem,
  useJobApplicationReference,
  useJobApplicationValues,
  type JobApplicationValues,
} from './job-application-values';
import styles from './job-application.module.css';

interface JobApplicationFormProps extends TranslationProps<'job-application'> {
  jobs: readonly Job[];
  maxMegabytes: number;
  privacyHref: string;
  takesFocus: boolean;
}

type Field = keyof JobApplicationValues;
type Messages = Partial<Record<Field, string>>;

const fieldId = (field: Field): string => `job-application-${field}`;
const fields: readonly Field[] = [
  'jobId',
  'name',
  'phone',
  'email',
  'message',
  'cv',
  'hasConsented',
];
const fieldOf = (name: string): Field | undefined => fields.find((field) => field === name);
const cvProblemOfCode: Readonly<Record<string, JobApplicationProblem>> = {
  unsupported_media_type: 'cvType',
  payload_too_large: 'cvBig',
  file_empty: 'cvEmpty',
  file_missing: 'cv',
};

/** The application for a job; what is typed and the chosen file survive a failure and a change of language. */
export function JobApplicationForm({
  jobs,
  maxMegabytes,
  privacyHref,
  takesFocus,
  t,
  locale,
}: JobApplicationFormProps) {
  const [values, setValues] = useJobApplicationValues(emptyValues);
  const [messages, setMessages] = useState<Messages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useJobApplicationReference(null);
  const part = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const takesNextFocus = useRef(takesFocus);
  useEffect(() => {
    if (takesNextFocus.current) part.current?.focus();
    takesNextFocus.current = false;
  }, [reference]);
  const showReference = (next: string | null): void => {
    takesNextFocus.current = true;
    setReference(next);
  };

  const change = (changed: Partial<JobApplicationValues>): void =>
    setValues({ ...values, ...changed });
  const show = (next: Messages, general: string | null = null): void => {
    setMessages(next);
    setFailure(general);
    setAttempt((count) => count + 1);
  };
  const isOpen = jobs.some(({ _id }) => _id === values.jobId);

  const send = async (cv: File): Promise<void> => {
    const { sendJobApplication } = await import('./send-job-application');
    const outcome = await sendJobApplication(values, { cv, locale });
    if (outcome.kind === 'sent') {
      setValues(emptyValues);
      setMessages({});
      setFailure(null);
      return showReference(outcome.reference);
    }
    const cvKey = cvProblemOfCode[outcome.code];
    const known = Object.entries(outcome.fields).flatMap(([name, text]) => {
      const field = fieldOf(name);
      return field ? [[field, text] as const] : [];
    });
    if (cvKey) return show({ cv: t(`problem.${cvKey}`, { max: maxMegabytes }) });
    if (known.length > 0) return show(Object.fromEntries(known));
    show({}, outcome.text || t('failed'));
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    const problems = Object.entries(
      jobApplicationProblems({ ...values, jobId: isOpen ? values.jobId : '' }, { maxMegabytes }),
    ).map(([field, problem]) => [field, t(`problem.${problem}`, { max: maxMegabytes })] as const);
    if (problems.length > 0 || !values.cv) return show(Object.fromEntries(problems));
    setSending(true);
    void send(values.cv)
      .catch(() => show({}, t('failed')))
      .finally(() => setSending(false));
  };

  if (reference !== null)
    return (
      <div ref={part} className={styles.receipt} role="status" tabIndex={-1}>
        <h3>{t('sent.title')}</h3>
        <p>{t('sent.reference', { reference })}</p>
        <p>{t('sent.next')}</p>
        <button type="button" className={formStyles.plain} onClick={() => showReference(null)}>
          {t('sent.another')}
        </button>
      </div>
    );

  const text = (field: 'name' | 'phone' | 'email' | 'message') => ({
    id: fieldId(field),
    label: t(`field.${field}`),
    value: values[field],
    problem: messages[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const cvHint = t('field.cvHint', { max: maxMegabytes });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h3 ref={part} tabIndex={-1}>
        {t('title')}
      </h3>
      <ErrorSummary
        heading={t('problemHeading')}
        titlePrefix={t('errorPrefix')}
        errors={[
          ...(failure === null ? [] : [{ fieldId: null, text: failure }]),
          ...fields.flatMap((field) => {
            const message = messages[field];
            return message ? [{ fieldId: fieldId(field), text: message }] : [];
          }),
        ]}
        attempt={attempt}
      />
      <p className={styles.notice}>
        {t('notice', { months: jobApplicationMonths })}
        {sentenceGap(locale)}
        <LegalLink text="privacy" href={privacyHref}>
          {t('privacy')}
        </LegalLink>
      </p>
      <SelectField
        id={fieldId('jobId')}
        label={t('field.jobId')}
        value={isOpen ? values.jobId : ''}
        problem={messages.jobId}
        onChange={(event) => change({ jobId: event.target.value })}
        choices={[
          { value: '', label: t('choose') },
          ...jobs.map((job) => ({ value: job._id, label: localise(job, 'title', { locale }) })),
        ]}
      />
      <TextField {...text('name')} autoComplete="name" maxLength={jobApplicationLimits.nameMax} />
      <TextField
        {...text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        width="medium"
      />
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={jobApplicationLimits.emailMax}
        hint={t('field.emailHint')}
      />
      <TextAreaField {...text('message')} rows={6} optional={t('optional')} autoComplete="off" />
      <FormField
        id={fieldId('cv')}
        label={t('field.cv')}
        hint={values.cv ? `${cvHint} ${t('chosen', { name: values.cv.name })}` : cvHint}
        problem={messages.cv}
      >
        <input
          id={fieldId('cv')}
          type="file"
          className={styles.file}
          accept={cvEndings.join(',')}
          onChange={(event) => change({ cv: event.target.files?.[0] ?? values.cv })}
          {...fieldAria({ id: fieldId('cv'), hint: cvHint, problem: messages.cv })}
        />
      </FormField>
      <CheckField
        id={fieldId('hasConsented')}
        label={t('field.hasConsented', { months: jobApplicationMonths })}
        checked={values.hasConsented}
        problem={messages.hasConsented}
        onChange={(event) => change({ hasConsented: event.target.checked })}
      />
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'sending' : 'send')}
        </button>
      </p>
      <BotCheckNote />
    </form>
  );
}
