'use client';

import { useEffect, useRef, useState } from 'react';
import { CheckField } from '@/components/form/check-field';
import formStyles from '@/components/form/form.module.css';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage, ValidatedForm } from '@/components/form/validated-form';
import { creditReferenceAgencies } from '@/config/credit-reference-agencies';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { CoApplication } from '@/contracts/application/co-applicant';
import { useTranslate } from '@/i18n/use-translate';
import { isTechnicalError } from '@/lib/api/technical-error';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CreditReportNotice } from '../components/credit-report-notice';
import styles from '../components/step.module.css';
import { coApplicantSlice, coApplicationAnswered, consentsTicked } from './co-applicant.slice';
import { CoApplicantNotice } from './co-applicant-notice';
import type { CoApplicantContext } from './co-applicant-context';

interface ReviewProps {
  context: CoApplicantContext;
  coApplication: CoApplication;
}

/** What a further borrower or guarantor confirms, once their phone is proved; afterwards, what they answered. */
export function CoApplicantReview({ context, coApplication }: ReviewProps) {
  const t = useTranslate('co-applicant');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = coApplication;
  useEffect(() => heading.current?.focus(), [state]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t(state === 'waiting' ? 'review.title' : `${state}.title`)}
      </h2>
      {state === 'waiting' ? (
        <Question context={context} coApplication={coApplication} />
      ) : (
        <p className={styles.facts}>{t(`${state}.body`, { hotline: context.hotline })}</p>
      )}
    </>
  );
}

function Question({ context: { locale, lender, hotline }, coApplication }: ReviewProps) {
  const t = useTranslate('co-applicant', 'application-form');
  const dispatch = useAppDispatch();
  const { consents, answerRequest } = useAppSelector(coApplicantSlice.selectors.selectCoApplicant);
  const [isDeclining, setIsDeclining] = useState(false);
  const { applicant, product, amount, tenorMonths, role, name, idNumber } = coApplication;
  const agencies = creditReferenceAgencies(locale);
  const isSending = answerRequest.status === 'loading';
  const form = useValidatedForm({
    values: { ...consents },
    onChange: (ticked) => dispatch(consentsTicked(ticked)),
    validate: ({ privacyNotice, creditReference }) => ({
      ...(privacyNotice ? {} : { privacyNotice: t('check.problem.privacyNotice') }),
      ...(creditReference ? {} : { creditReference: t('check.problem.creditReference') }),
    }),
  });
  const confirm = (): void => {
    if (isSending) return;
    dispatch(
      coApplicationAnswered({
        locale,
        answer: {
          answer: 'confirmed',
          consents: { privacyNotice: true, creditReference: true, textVersion: consentTextVersion },
        },
      }),
    );
  };
  const facts = [
    ['applicant', applicant],
    ['product', t(`product.${product}`)],
    ['amount', formatMoney(amount)],
    ['tenor', tenorMonths === null ? null : formatTenor(tenorMonths, locale)],
    ['role', role ? t(`role.${role}`) : null],
    ['name', name],
    ['idNumber', idNumber],
  ] as const;
  const { failure } = answerRequest;
  return (
    <>
      <dl className={styles.points}>
        {facts.map(([key, value]) =>
          value === null ? null : (
            <div key={key}>
              <dt>{t(`review.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.small}>{t('review.wrong', { hotline })}</p>
      <h3>{t('meaning.title')}</h3>
      <p className={styles.facts}>{t('meaning.body', { applicant })}</p>
      <ValidatedForm
        form={form}
        failure={
          failure === null
            ? null
            : { fieldId: null, text: isTechnicalError(failure) ? t('failed') : failure.message }
        }
        heading={t('problemHeading')}
        titlePrefix={t('titlePrefix')}
        onSubmit={confirm}
      >
        <h3>{t('consents.creditHeading')}</h3>
        <CreditReportNotice t={t} lender={lender} agencies={agencies} />
        <CheckField
          id="creditReference"
          label={t('consents.credit', { lender, agencies })}
          problem={fieldMessage(form, 'creditReference')}
          {...form.register('creditReference')}
        />
        <h3>{t('notice.title')}</h3>
        <CoApplicantNotice context={{ locale, lender }} />
        <CheckField
          id="privacyNotice"
          label={t('check.notice')}
          problem={fieldMessage(form, 'privacyNotice')}
          {...form.register('privacyNotice')}
        />
        <p className={styles.small}>
          {t('consents.version', { date: formatDay(consentTextVersion, locale) })}
        </p>
        <p className={formStyles.actions}>
          <button
            type="submit"
            className={formStyles.primary}
            aria-disabled={isSending || undefined}
          >
            {t(isSending ? 'sending' : 'confirm')}
          </button>
          {isDeclining ? null : (
            <button type="button" className={formStyles.plain} onClick={() => setIsDeclining(true)}>
              {t('decline')}
            </button>
          )}
        </p>
      </ValidatedForm>
      {isDeclining ? (
        <div className={formStyles.boxed}>
          <p role="alert">{t('declineAsk')}</p>
          <p className={formStyles.actions}>
            <button
              type="button"
              className={formStyles.plain}
              aria-disabled={isSending || undefined}
              onClick={() =>
                isSending
                  ? undefined
                  : dispatch(coApplicationAnswered({ locale, answer: { answer: 'declined' } }))
              }
            >
              {t('declineYes')}
            </button>
            <button
              type="button"
              className={formStyles.plain}
              onClick={() => setIsDeclining(false)}
            >
              {t('declineNo')}
            </button>
          </p>
        </div>
      ) : null}
    </>
  );
}
