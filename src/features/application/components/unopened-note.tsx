'use client';

import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import { applicationOpened, begunWithoutDraft, draftResumed } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

/** Where nobody knows whether there is a draft: beginning another one would hide it for good, so that is a choice. */
export function UnopenedNote({ application: { facts, state, t } }: { application: Application }) {
  const { locale, product } = facts;
  const dispatch = useAppDispatch();
  const openOwn = () => dispatch(applicationOpened({ locale, product, prefill: state.entries }));
  const again = () => (state.source === 'code' ? dispatch(draftResumed({ locale, product })) : openOwn());
  // Without the draft of a link there may still be one of this browser.
  const without = () => (state.source === 'code' ? openOwn() : dispatch(begunWithoutDraft()));
  return (
    <div className={styles.unsaved} role="alert">
      <p><b>{t('unopened.title')}</b></p>
      <p>{t('unopened.body')}</p>
      <div className={formStyles.actions}>
        <button type="button" className={formStyles.primary} onClick={again}>{t('unopened.again')}</button>
        <button type="button" className={formStyles.plain} onClick={without}>{t('unopened.without')}</button>
      </div>
    </div>
  );
}
