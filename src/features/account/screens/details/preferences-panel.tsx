'use client';

import formStyles from '@/components/form/form.module.css';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { localeMetadata } from '@/config/locales';
import { reminderDays } from '@/contracts/account/account-choices';
import { locales } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionRequested, sessionSlice } from '@/features/account/session/session.slice';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import { preferencesSubmission } from './details-submissions';

/** The customer's message language and marketing consent. */
export function PreferencesPanel({ t, locale }: TranslationProps<'account' | 'account-screen'>) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const [values, change] = usePersistedForm('preferences', {
    language: customer?.language ?? locale,
    marketing: customer?.marketing ?? false,
    reminder: String(customer?.reminderDays ?? ''),
  });
  // A lender's API may send no reminders.
  const hasReminders = customer?.reminderDays !== undefined;
  const form = useValidatedForm({ values, onChange: change });
  const { reminder, ...others } = values;
  const chosen = hasReminders
    ? { ...others, reminderDays: reminderDays.find((days) => String(days) === reminder) ?? null }
    : others;
  const { isSending, failure, answer, submit } = usePersistedSubmission(
    'preferences',
    preferencesSubmission,
    { locale, onDone: () => void dispatch(sessionRequested({ locale })) },
  );
  return (
    <Panel heading={t('preference.heading')}>
      <SelectField
        id="message-language"
        label={t('preference.language')}
        {...form.register('language')}
        choices={locales.map((each) => ({ value: each, label: localeMetadata[each].label }))}
      />
      <CheckField
        id="marketing"
        label={t('preference.marketing')}
        hint={t('preference.marketingHint')}
        {...form.register('marketing')}
      />
      {hasReminders ? (
        <SelectField
          id="payment-reminder"
          label={t('preference.reminder')}
          hint={t('preference.reminderHint')}
          {...form.register('reminder')}
          choices={[
            { value: '', label: t('preference.reminderOff') },
            ...reminderDays.map((days) => ({
              value: String(days),
              label:
                days === 1 ? t('preference.reminderOne') : t('preference.reminderDays', { days }),
            })),
          ]}
        />
      ) : null}
      {failure ? (
        <p role="alert" className={panel.problem}>
          {failureMessage(failure, t)}
        </p>
      ) : null}
      <p className={formStyles.actions}>
        <button
          type="button"
          className={formStyles.secondary}
          aria-disabled={isSending || undefined}
          onClick={() => (isSending ? undefined : submit({ body: chosen }))}
        >
          {t(isSending ? 'state.sending' : 'preference.save')}
        </button>
        <span role="status">{answer ? t('preference.saved') : ''}</span>
      </p>
    </Panel>
  );
}
