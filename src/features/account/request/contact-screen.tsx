'use client';

import { useState, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { SmartLink } from '@/components/smart-link';
import { useCountdown } from '@/components/use-countdown';
import { contentPaths } from '@/config/paths';
import { contactWaitSeconds } from '@/config/site';
import { contactTopics } from '@/contracts/account/account-choices';
import { accountLoans } from '../loan/loan-queries';
import { contactSubmission } from './request-submissions';
import { loanName } from '../loan/loan-format';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import { useQuery } from '../use-query';
import type { ScreenProps } from '../components/screen-props';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureMessage } from '../components/query-states';
import { Receipt } from '../components/receipt';
import { RequestList } from './request-list';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';

const messageMax = 2_000;

/** Sends a message about a loan, at most one every three minutes; complaints use the same form and are handled by a different team. */
export function ContactScreen({ lender, t, locale }: ScreenProps) {
  const loans = useQuery(accountLoans, { locale, request: {} });
  const [{ topic, loanNo, message, sentAt }, change] = usePersistedForm('contact', {
    topic: 'repayment',
    loanNo: '',
    message: '',
    sentAt: 0,
  });
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'contact',
    contactSubmission,
    { locale, onDone: () => change({ message: '', sentAt: Date.now() }) },
  );
  const seconds = useCountdown(sentAt + contactWaitSeconds * 1_000);
  const isEmpty = attempt > 0 && message.trim() === '';
  const errors = isEmpty
    ? [{ fieldId: 'message', text: t('contactForm.required') }]
    : failure
      ? [{ fieldId: null, text: failureMessage(failure, t) }]
      : [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (message.trim() === '' || isSending || seconds > 0) return;
    submit({ body: { topic, message: message.trim(), ...(loanNo === '' ? {} : { loanNo }) } });
  };
  const again = (): void => {
    setAttempt(0);
    dismiss();
  };
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('contactForm.done')}
          receipt={answer.data}
          followUp={{ label: t('contactForm.again'), onClick: again }}
          t={t}
          locale={locale}
        >
          <p>{t('contactForm.answer')}</p>
        </Receipt>
      ) : (
        <Panel heading={t('contactForm.heading')}>
          <form noValidate onSubmit={send}>
            <ErrorSummary
              heading={t('problem.heading')}
              titlePrefix={t('problem.prefix')}
              errors={errors}
              attempt={attempt}
            />
            <SelectField
              id="topic"
              label={t('contactForm.topic')}
              value={topic}
              onChange={(event) =>
                change({
                  topic: contactTopics.find((each) => each === event.target.value) ?? 'other',
                })
              }
              choices={contactTopics.map((each) => ({
                value: each,
                label: t(`contactForm.about.${each}`),
              }))}
            />
            {loans.data && loans.data.length > 0 ? (
              <SelectField
                id="loan"
                label={t('loan.which')}
                value={loanNo}
                onChange={(event) => change({ loanNo: event.target.value })}
                choices={[
                  { value: '', label: t('contactForm.noLoan') },
                  ...loans.data.map((loan) => ({ value: loan.loanNo, label: loanName(loan, t) })),
                ]}
              />
            ) : null}
            <TextAreaField
              id="message"
              label={t('contactForm.message')}
              hint={t('contactForm.hint')}
              problem={isEmpty ? t('contactForm.required') : undefined}
              maxLength={messageMax}
              value={message}
              onChange={(event) => change({ message: event.target.value })}
            />
            <p className={formStyles.actions}>
              <button
                type="submit"
                className={formStyles.primary}
                aria-disabled={isSending || seconds > 0 || undefined}
              >
                {isSending
                  ? t('state.sending')
                  : seconds > 0
                    ? t('contactForm.wait', { seconds })
                    : t('contactForm.send')}
              </button>
            </p>
          </form>
        </Panel>
      )}
      <Panel heading={t('contactForm.otherTitle')}>
        <p className={panel.empty}>
          {t('contactForm.other', { phone: lender.hotline, hours: lender.officeHours })}
        </p>
        <p>
          <SmartLink href={contentPaths.customerCentre} locale={locale}>
            {t('contactForm.centre')}
          </SmartLink>
        </p>
      </Panel>
      <RequestList
        heading={t('contactForm.past')}
        kinds={['contact', 'complaint']}
        t={t}
        locale={locale}
      />
    </>
  );
}
