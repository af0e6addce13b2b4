'use client';

import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import { applicationOpened, startedWithoutDraft, draftResumed } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

/** Shown when the draft could not be loaded: starting a new one would replace it, so the visitor decides. */
export function DraftLoadError({
  application: { context, state, t },
}: {
  application: Application;
}) {
  const { locale, product } = context;
  const dispatch = useAppDispatch();
  const loadOwnDraft = () =>
    dispatch(applicationOpened({ locale, product, prefill: state.formValues }));
  const retry = () =>
    state.source === 'code' ? dispatch(draftResumed({ locale, product })) : loadOwnDraft();
  // Even without the draft of the link, this browser may have its own draft.
  const continueWithoutDraft = () =>
    state.source === 'code' ? loadOwnDraft() : dispatch(startedWithoutDraft());
  return (
    <div className={styles.unsaved} role="alert">
      <p>
        <b>{t('draftLoadError.title')}</b>
      </p>
      <p>{t('draftLoadError.body')}</p>
      <div className={formStyles.actions}>
        <button type="button" className={formStyles.primary} onClick={retry}>
          {t('draftLoadError.retry')}
        </button>
        <button type="button" className={formStyles.plain} onClick={continueWithoutDraft}>
          {t('draftLoadError.startNew')}
        </button>
      </div>
    </div>
  );
}
