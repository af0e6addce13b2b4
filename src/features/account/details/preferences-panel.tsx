'use client';

import formStyles from '@/components/form/form.module.css';
import { CheckField } from '@/components/form/check-field';
import { localeMetadata } from '@/config/locales';
import { locales } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { preferencesSubmission } from './details-submissions';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import { usePersistedForm } from '../use-persisted-form';
import { usePersistedSubmission } from '../use-persisted-submission';
import type { TranslationProps } from '../components/translation-props';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureMessage } from '../components/query-states';
import { SelectField } from '../components/select-field';

/** The customer's message language and marketing consent. */
export function PreferencesPanel({ t, locale }: TranslationProps) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const [{ language, marketing }, change] = usePersistedForm('preferences', {
    language: customer?.language ?? locale,
    marketing: customer?.marketing ?? false,
  });
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
        value={language}
        onChange={(event) =>
          change({ language: locales.find((each) => each === event.target.value) ?? locale })
        }
        choices={locales.map((each) => ({ value: each, label: localeMetadata[each].label }))}
      />
      <CheckField
        id="marketing"
        label={t('preference.marketing')}
        hint={t('preference.marketingHint')}
        checked={marketing}
        onChange={(event) => change({ marketing: event.target.checked })}
      />
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
          onClick={() => (isSending ? undefined : submit({ body: { language, marketing } }))}
        >
          {t(isSending ? 'state.sending' : 'preference.save')}
        </button>
        <span role="status">{answer ? t('preference.saved') : ''}</span>
      </p>
    </Panel>
  );
}
