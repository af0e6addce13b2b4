'use client';

import { useState } from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { campaignCookies } from '@/lib/analytics/campaign-cookies';
import { isShownVariant } from '@/lib/visit/page-test-cookies';
import { isTechnicalError } from '@/lib/api/technical-error';
import { findIneligibility } from '@/lib/application/form-rules';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { hasCode } from '@/lib/saga/request-record';
import { answerGroups } from '../form/answer-groups';
import { sectionCompleted, submitted } from '../application.slice';
import { sectionsOfStep } from '../apply-steps';
import { validateFormValues } from '../form/form-field-problems';
import { fieldProblemMessage } from '../form/field-messages';
import { isPhoneVerified } from '../submission/verified-phone';
import { toApplicationForm } from '../form/parse-form-values';
import { rejectedFieldProblems, rejectedFields, rowIdOf } from '../submission/submission-problems';
import type { Application } from '../use-application';
import { PhoneVerification } from './phone-step';
import { AnswerList } from '../components/answer-list';
import { KeyFacts } from '../components/key-facts';
import { indicativeSlice } from '../indicative/indicative.slice';
import { LiveIndicative } from '../indicative/live-indicative';
import { OutlookFigures } from '../outlook/outlook-figures';
import { outlookOf } from '../outlook/outlook-of';
import { SectionsForm } from './sections-step';
import { SaveStatus } from '../components/save-status';
import styles from '../components/step.module.css';

/** Review of what the loan costs and of all answers, each changed in its place, and the submit button. A fast pass asks here for the name, and for the phone with its code. */
export function CheckStep({ application }: { application: Application }) {
  const { context, state, rules, t, go } = application;
  const { locale, product, reportsValue } = context;
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const form = toApplicationForm(state.formValues, product);
  const problems = Object.entries(validateFormValues(state.formValues, rules));
  const { submission } = state;
  const { indicative, request: indicativeRequest } = useAppSelector(
    indicativeSlice.selectors.selectIndicative,
  );
  // Facts that the result will say do not come and go while it is worked out.
  const hasResultAbove =
    product === 'fast-pass' &&
    state.draft !== null &&
    (indicative === null
      ? ['idle', 'loading'].includes(indicativeRequest.status)
      : indicative.figures !== undefined);
  const isSending = submission.status === 'loading';
  const needsCode = hasCode(submission.failure, 'phone_not_verified');
  const failure =
    submission.failure === null || needsCode
      ? null
      : isTechnicalError(submission.failure)
        ? t('check.failed')
        : submission.failure.message;

  const outlook = outlookOf(application, state.formValues);
  const figures =
    outlook === null ? null : (
      <section aria-labelledby="check-outlook">
        <h2 id="check-outlook">{t('outlook.heading')}</h2>
        <OutlookFigures outlook={outlook} application={application} />
      </section>
    );
  const own = sectionsOfStep(product, 'check');
  const isOwn = (path: string): boolean => own.some((section) => path.startsWith(`${section}.`));
  const [isAsking, setIsAsking] = useState(problems.some(([path]) => isOwn(path)));
  const isPhoneLeft =
    own.length > 0 &&
    !isPhoneVerified(state) &&
    problems.every(([path]) => path === 'contact.phone');

  const hasOthers =
    form.applicants?.kind !== 'company' && (form.applicants?.persons?.length ?? 0) > 1;
  const submitForm = (): void =>
    void dispatch(
      submitted({
        locale,
        campaign: campaignCookies(),
        reportsValue: reportsValue || isShownVariant(document.cookie),
      }),
    );
  const send = (): void => {
    setAttempt((count) => count + 1);
    if (isSending || problems.length > 0) return;
    if (findIneligibility(form, rules) !== null) return go('eligibility');
    if (!isPhoneVerified(state)) return go('phone');
    submitForm();
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
  const ownProblems =
    attempt > 0
      ? problems.map(([path, problem]) => ({
          fieldId: rowIdOf(path, groups),
          text: fieldProblemMessage(path, problem, { t, locale }),
        }))
      : [];
  const serverProblems = rejectedFieldProblems(rejectedFieldMessages, { groups, t });
  const errors =
    failure === null
      ? ownProblems
      : serverProblems.length > 0
        ? serverProblems
        : [{ fieldId: null, text: failure }];
  const answers = groups
    .filter(({ section }) => !(isAsking && own.includes(section)))
    .map((group) => <AnswerList key={group.section} application={application} group={group} />);
  const hasWrongAnswers =
    serverProblems.length > 0 ||
    problems.some(([path]) => path !== 'contact.phone' && !(isAsking && isOwn(path)));
  return (
    <>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        errors={errors}
        attempt={attempt}
      />
      {product === 'fast-pass' ? (
        <LiveIndicative
          application={application}
          fallback={figures}
          answers={answers}
          hasWrongAnswers={hasWrongAnswers}
        />
      ) : (
        <>
          {figures}
          {answers}
        </>
      )}
      {isAsking ? (
        <section aria-labelledby="check-ask">
          <h2 id="check-ask">{t('check.askHeading')}</h2>
          <SectionsForm
            application={application}
            sections={own}
            hasHeadings={false}
            onComplete={(answered) => {
              dispatch(sectionCompleted(answered));
              setIsAsking(false);
            }}
          />
        </section>
      ) : needsCode ? (
        <section className={styles.summary} aria-labelledby="check-code">
          <h2 id="check-code">{t('check.codeHeading')}</h2>
          <p>{t('check.codeBody')}</p>
          <PhoneVerification application={application} onVerified={submitForm} />
        </section>
      ) : (
        <>
          <KeyFacts context={context} t={t} hasResultAbove={hasResultAbove} />
          <p className={styles.facts}>
            {t(product === 'fast-pass' ? 'check.declarationFast' : 'check.declaration')}
          </p>
          {hasOthers ? <p className={styles.facts}>{t('done.coApplicants.check')}</p> : null}
          {isPhoneLeft ? (
            <section className={styles.summary} aria-labelledby="check-phone">
              <h2 id="check-phone">{t('check.phoneHeading')}</h2>
              <PhoneVerification application={application} onVerified={submitForm} />
            </section>
          ) : (
            <>
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
            </>
          )}
          <SaveStatus state={state} />
        </>
      )}
    </>
  );
}
