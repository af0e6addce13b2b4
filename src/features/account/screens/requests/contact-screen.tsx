'use client';

import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { SmartLink } from '@/components/smart-link';
import { useCountdown } from '@/components/use-countdown';
import { contentPaths } from '@/config/paths';
import {
  accountContactTopics,
  type AccountContactTopic,
} from '@/contracts/account/account-choices';
import { textLimits } from '@/contracts/limits/limits';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { useSiteLimits } from '@/features/site/site-limits';
import { useQuery } from '@/store/use-query';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { AccountForm } from '@/features/account/components/account-form';
import { MessageButton } from '@/features/account/components/message-button';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { Receipt } from '@/features/account/components/receipt';
import { accountLoans } from '../payments/loan-queries';
import { contactSubmission } from './request-submissions';
import { loanName } from '../payments/loan-format';
import { RequestList } from './request-list';

/** Sends a message about a loan, at most one in each waiting time; complaints use the same form and are handled by a different team. */
export function ContactScreen({ lender, t, locale }: ScreenProps) {
  const loans = useQuery(accountLoans, { locale, request: {} });
  const [{ topic, loanNo, message, sentAt }, change] = usePersistedForm('contact', {
    topic: 'repayment',
    loanNo: '',
    message: '',
    sentAt: 0,
  });
  const form = useValidatedForm({
    values: { topic, loanNo, message },
    onChange: change,
    validate: (typed) =>
      typed.message.trim() === '' ? { message: t('contactForm.required') } : {},
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'contact',
    contactSubmission,
    { locale, onDone: () => change({ message: '', sentAt: Date.now() }) },
  );
  const { contactWaitSeconds } = useSiteLimits();
  const seconds = useCountdown(sentAt + contactWaitSeconds * 1_000);
  const send = (typed: { topic: AccountContactTopic; loanNo: string; message: string }): void => {
    if (isSending || seconds > 0) return;
    submit({
      body: {
        topic: typed.topic,
        message: typed.message.trim(),
        ...(typed.loanNo === '' ? {} : { loanNo: typed.loanNo }),
      },
    });
  };
  return (
    <>
      {answer ? (
        <Receipt
          heading={t('contactForm.done')}
          receipt={answer.data}
          followUp={{ label: t('contactForm.again'), onClick: dismiss }}
          t={t}
          locale={locale}
        >
          <p>{t('contactForm.answer')}</p>
        </Receipt>
      ) : (
        <Panel heading={t('contactForm.heading')}>
          <AccountForm
            form={form}
            failure={failure && { fieldId: null, text: failureMessage(failure, t) }}
            onSubmit={send}
            t={t}
          >
            <SelectField
              id="topic"
              label={t('contactForm.topic')}
              {...form.register('topic')}
              choices={accountContactTopics.map((each) => ({
                value: each,
                label: t(`contactForm.about.${each}`),
              }))}
            />
            {loans.data && loans.data.length > 0 ? (
              <SelectField
                id="loan"
                label={t('loan.which')}
                {...form.register('loanNo')}
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
              problem={fieldMessage(form, 'message')}
              maxLength={textLimits.customerMessage}
              {...form.register('message')}
            />
            <MessageButton isSending={isSending} seconds={seconds} t={t} />
          </AccountForm>
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
