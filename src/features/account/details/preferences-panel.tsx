'use client';

import formStyles from '@/components/form/form.module.css';
import { CheckField } from '@/components/form/check-field';
import { localeFacts } from '@/config/locales';
import { locales } from '@/contracts/locale';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { preferencesSubmission } from '../account-submissions';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import { useKeptForm } from '../use-kept-form';
import { useKeptSubmission } from '../use-kept-submission';
import type { Words } from '../components/account-words';
import { Panel } from '../components/panel';
import panel from '../components/panel.module.css';
import { failureWords } from '../components/read-states';
import { SelectField } from '../components/select-field';

/** In which language we write, and whether we may advertise; both can be changed any time. */
export function PreferencesPanel({ t, locale }: Words) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const [{ language, marketing }, change] = useKeptForm('preferences', { language: customer?.language ?? locale, marketing: customer?.marketing ?? false });
  const { isSending, failure, answer, submit } = useKeptSubmission('preferences', preferencesSubmission, { locale, onDone: () => void dispatch(sessionRequested({ locale })) });
  return (
    <Panel heading={t('preference.heading')}>
      <SelectField id="message-language" label={t('preference.language')} value={language} onChange={(event) => change({ language: locales.find((each) => each === event.target.value) ?? locale })} choices={locales.map((each) => ({ value: each, label: localeFacts[each].label }))} />
      <CheckField id="marketing" label={t('preference.marketing')} hint={t('preference.marketingHint')} checked={marketing} onChange={(event) => change({ marketing: event.target.checked })} />
      {failure ? <p role="alert" className={panel.problem}>{failureWords(failure, t)}</p> : null}
      <p className={formStyles.actions}>
        <button type="button" className={formStyles.secondary} aria-disabled={isSending || undefined} onClick={() => (isSending ? undefined : submit({ body: { language, marketing } }))}>{t(isSending ? 'state.sending' : 'preference.save')}</button>
        <span role="status">{answer ? t('preference.saved') : ''}</span>
      </p>
    </Panel>
  );
}
