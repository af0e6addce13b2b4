'use client';

import Link from 'next/link';
import { useState } from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import { campaignCookies } from '@/lib/analytics/campaign-cookies';
import { isTechnicalError } from '@/lib/api/technical-error';
import { findIneligibility } from '@/lib/application/form-rules';
import { useAppDispatch } from '@/store/hooks';
import { answerGroups } from '../form/answer-groups';
import { submitted } from '../application.slice';
import { applyPath } from '../apply-steps';
import { validateFormValues } from '../form/form-field-problems';
import { fieldProblemMessage } from '../form/field-messages';
import { isPhoneVerified } from '../submission/verified-phone';
import { toApplicationForm } from '../form/parse-form-values';
import { rejectedFieldErrors, rejectedFields, rowIdOf } from '../submission/submission-errors';
import type { Application } from '../use-application';
import { PhoneVerification } from './phone-step';
import { KeyFacts } from '../components/key-facts';
import { SaveStatus } from '../components/save-status';
import styles from '../components/step.module.css';

/** Review of all answers, each with a link to change it, and the submit button. */
export function CheckStep({ application }: { application: Application }) {
  const { context, state, rules, t, go } = application;
  const { locale, product, reportsValue } = context;
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const form = toApplicationForm(state.formValues, product);
  const problems = Object.entries(validateFormValues(state.formValues, rules));
  const { submission } = state;
  const isSending = submission.status === 'loading';
  const needsCode = submission.failure?.code === 'phone_not_verified';
  const failure =
    submission.failure === null || needsCode
      ? null
      : isTechnicalError(submission.failure)
        ? t('check.failed')
        : submission.failure.message;

  const send = (): void => {
    setAttempt((count) => count + 1);
    if (isSending || problems.length > 0) return;
    if (findIneligibility(form, rules) !== null) return go('eligibility');
    if (!isPhoneVerified(state)) return go('phone');
    dispatch(submitted({ locale, campaign: campaignCookies(), reportsValue }));
  };
  const rejectedFieldMessages = rejectedFields(submission.failure);
  const groups = answerGroups({
    form,
    product,
    t,
    locale,
    invalidPaths: new Set([
      ...problems.map(([path]) => path),
      ...Object.keys(rejectedFieldMessages),
    ]),
  });
  const validationErrors =
    attempt > 0
      ? problems.map(([path, problem]) => ({
          fieldId: rowIdOf(path, groups),
          text: fieldProblemMessage(path, problem, { t, locale }),
        }))
      : [];
  const serverErrors = rejectedFieldErrors(rejectedFieldMessages, { groups, t });
  const errors =
    failure === null
      ? validationErrors
      : serverErrors.length > 0
        ? serverErrors
        : [{ fieldId: null, text: failure }];
  return (
    <>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        errors={errors}
        attempt={attempt}
      />
      {groups.map(({ step, rows }) => (
        <section key={step} className={styles.summary} aria-labelledby={`check-${step}`}>
          <h2 id={`check-${step}`}>{t(`step.${step}.title`)}</h2>
          <dl className={styles.rows}>
            {rows.map(({ path, label, value, isMissing }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd className={isMissing ? styles.missing : undefined}>{value}</dd>
                <dd>
                  <Link
                    id={`row.${path}`}
                    href={`${localisedPath(locale, applyPath(product, step))}?change=1`}
                    prefetch={false}
                  >
                    {t('check.change')}
                    <span className="visually-hidden"> {label}</span>
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {needsCode ? (
        <section className={styles.summary} aria-labelledby="check-code">
          <h2 id="check-code">{t('check.codeHeading')}</h2>
          <p>{t('check.codeBody')}</p>
          <PhoneVerification
            application={application}
            onVerified={() =>
              dispatch(submitted({ locale, campaign: campaignCookies(), reportsValue }))
            }
          />
        </section>
      ) : (
        <>
          <KeyFacts context={context} t={t} />
          <p className={styles.facts}>
            {t(product === 'fast-pass' ? 'check.declarationFast' : 'check.declaration')}
          </p>
          <p className={formStyles.actions}>
            <button
              type="button"
              className={formStyles.primary}
              aria-disabled={isSending || undefined}
              onClick={send}
            >
              {t(isSending ? 'check.sending' : 'check.send')}
            </button>
          </p>
          <BotCheckNote />
          <SaveStatus state={state} />
        </>
      )}
    </>
  );
}
