'use client';

import { useState } from 'react';
import type { SavedView } from '@/contracts/staff/saved-view';
import { savedViewLimits } from '@/contracts/staff/saved-view-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../../frame/desk-app.module.css';
import { FailureNotice } from '../../frame/failure-notice';
import list from '../desk-list.module.css';
import { SavedNameForm } from './saved-name-form';
import { SavedSteps } from './saved-steps';
import { savedViewChange, savedViewRemoval } from './saved-view-queries';

interface OpenViewProps extends TranslationProps<'desk'> {
  view: SavedView;
  onChanged: () => void;
}

/** The saved view that is shown: who sees it, its name and its end. */
export function OpenView({ view, onChanged, t, locale }: OpenViewProps) {
  const { id, name, isShared, createdBy, mayChange } = view;
  const [isChanging, setChanging] = useState(false);
  const params = { id };
  const change = useSubmission(savedViewChange, {
    locale,
    onDone: () => {
      setChanging(false);
      onChanged();
    },
  });
  const removal = useSubmission(savedViewRemoval, { locale, onDone: onChanged });
  if (isChanging)
    return (
      <SavedNameForm
        title={t('saved.change')}
        hint={t('savedView.hint')}
        saved={{ name, isShared }}
        maxLength={savedViewLimits.name}
        shareLabel={t('savedView.share')}
        isSending={change.isSending}
        failure={change.failure}
        onSubmit={(body) => change.submit({ params, body })}
        onClose={() => setChanging(false)}
        t={t}
      />
    );
  return (
    <div className={list.open}>
      {removal.failure ? <FailureNotice failure={removal.failure} t={t} /> : null}
      <span role="status">{t(isShared ? 'saved.sharedBy' : 'saved.own', { by: createdBy })}</span>
      {mayChange ? (
        <span className={styles.steps}>
          <SavedSteps
            isRemoving={removal.isSending}
            onChange={() => setChanging(true)}
            onRemove={() => removal.submit({ params })}
            t={t}
          />
        </span>
      ) : null}
    </div>
  );
}
