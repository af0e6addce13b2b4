'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import type { BankEntry } from '@/contracts/bank-file/bank-file';
import { bankEntryClosings, type BankEntryClosing } from '@/contracts/bank-file/bank-file-choices';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { bankEntryAssignment, bankEntryClosing, bankEntryDetails } from './bank-entry-queries';

interface BankEntryViewProps extends TranslationProps<'desk'> {
  id: string;
  mayPost: boolean;
}

interface StepProps extends TranslationProps<'desk'> {
  id: string;
  onChanged: () => void;
}

/** One entry of a file of the bank, and what may be done with it. */
export function BankEntryView({ id, mayPost, t, locale }: BankEntryViewProps) {
  const { data, ...query } = useQuery(bankEntryDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const step = { id, onChanged: query.reload, t, locale };
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'bank-entries')}>{t('bankEntry.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(entry) => (
          <>
            <h1>{id}</h1>
            <EntryFacts entry={entry} t={t} locale={locale} />
            {mayPost && entry.state === 'unmatched' ? (
              <>
                <AssignForm {...step} />
                <CloseForm {...step} />
              </>
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

function EntryFacts({
  entry: { state, bookedOn, amount, bankReference, details, loanNo, orderId, ...entry },
  t,
  locale,
}: TranslationProps<'desk'> & { entry: BankEntry }) {
  const { fileId, handledBy, handledAt, note } = entry;
  const linkTo = (section: 'loans' | 'payment-orders', number: string | null) =>
    number === null ? '–' : <DeskLink href={deskHref(locale, section, number)}>{number}</DeskLink>;
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('bankEntry.state'), <b key="state">{t(`bankEntryState.${state}`)}</b>],
          [t('bankEntry.amount'), <b key="amount">{formatMoney(amount, { withCents: true })}</b>],
          [t('bankEntry.day'), formatDay(bookedOn, locale)],
          [t('bankEntry.reference'), bankReference],
          [t('bankEntry.details'), details || '–'],
          [t('bankEntry.loan'), linkTo('loans', loanNo)],
          [t('bankEntry.order'), linkTo('payment-orders', orderId)],
          [t('bankEntry.file'), fileId],
          [
            t('bankEntry.handled'),
            handledBy === null || handledAt === null
              ? '–'
              : `${handledBy}, ${formatInstant(handledAt, locale)}`,
          ],
          [t('bankEntry.note'), note ?? '–'],
        ]}
      />
    </section>
  );
}

function AssignForm({ id, onChanged, t, locale }: StepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { loanNo: '' } });
  const { isSending, failure, answer, submit } = useSubmission(bankEntryAssignment, {
    locale,
    onDone: onChanged,
  });
  const asked = answer?.approval ?? null;
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="entry-assignment"
      onSubmit={(event) =>
        void handleSubmit(({ loanNo }) => {
          if (!isSending) submit({ params: { id }, body: { loanNo: loanNo.trim().toUpperCase() } });
        })(event)
      }
    >
      <h2 id="entry-assignment">{t('bankEntry.assignTitle')}</h2>
      <p className={styles.help}>{t('bankEntry.assignHint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {asked ? <ApprovalNotice approval={asked} t={t} locale={locale} /> : null}
      <div className={styles.columns}>
        <TextField
          id="entry-loan"
          label={t('bankEntry.loan')}
          problem={formState.errors.loanNo?.message}
          {...register('loanNo', {
            validate: (text) => text.trim() !== '' || t('bankEntry.loanMissing'),
          })}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'bankEntry.assign')}
        </button>
      </p>
    </form>
  );
}

function CloseForm({ id, onChanged, t, locale }: StepProps) {
  const { register, handleSubmit, formState } = useForm<{ state: BankEntryClosing; note: string }>({
    defaultValues: { state: 'sent-back', note: '' },
  });
  const { isSending, failure, submit } = useSubmission(bankEntryClosing, {
    locale,
    onDone: onChanged,
  });
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="entry-closing"
      onSubmit={(event) =>
        void handleSubmit(({ state, note }) => {
          if (!isSending) submit({ params: { id }, body: { state, note: note.trim() } });
        })(event)
      }
    >
      <h2 id="entry-closing">{t('bankEntry.closeTitle')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <SelectField
        id="entry-outcome"
        label={t('bankEntry.closing')}
        choices={bankEntryClosings.map((state) => ({
          value: state,
          label: t(`bankEntryState.${state}`),
        }))}
        {...register('state')}
      />
      <TextAreaField
        id="entry-note"
        rows={2}
        label={t('bankEntry.note')}
        maxLength={staffTextLimits.note}
        problem={formState.errors.note?.message}
        {...register('note', {
          validate: (text) => text.trim() !== '' || t('bankEntry.noteMissing'),
        })}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'bankEntry.close')}
        </button>
      </p>
    </form>
  );
}
