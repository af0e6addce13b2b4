'use client';

import formStyles from '@/components/form/form.module.css';
import { isWordless } from '@/lib/api/wordless';
import { useAppDispatch } from '@/store/hooks';
import { linkRequested } from '../application.slice';
import type { Application } from '../use-application';
import styles from './step.module.css';

/** The way to another device, once a code has bound the draft to a phone. */
export function LinkByText({ application: { facts, state, t } }: { application: Application }) {
  const dispatch = useAppDispatch();
  const { link, draft } = state;
  if (draft?.phone == null || draft.applNo !== null) return null;
  const failure = link.failure === null ? '' : isWordless(link.failure) ? t('link.failed') : link.failure.message;
  return (
    <div className={styles.picked}>
      <p>{t('link.body')}</p>
      <button type="button" className={formStyles.plain} aria-disabled={link.status === 'loading' || undefined} onClick={() => dispatch(linkRequested({ locale: facts.locale }))}>{t('link.send')}</button>
      <p role="status">{link.status === 'succeeded' ? t('link.sent') : failure}</p>
    </div>
  );
}
