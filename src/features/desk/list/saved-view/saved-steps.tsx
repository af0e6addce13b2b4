'use client';

import { useState } from 'react';
import styles from '@/features/desk/frame/desk-app.module.css';
import type { TranslationProps } from '@/i18n/translation-props';

interface SavedStepsProps extends Pick<TranslationProps<'desk'>, 't'> {
  isRemoving: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** What its maker can do with what is saved: rename or share it, and remove it, which is asked once more. */
export function SavedSteps({ isRemoving, onChange, onRemove, t }: SavedStepsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={styles.small} onClick={onChange}>
        {t('saved.change')}
      </button>
      {isAsking ? (
        <>
          <button
            type="button"
            className={styles.primary}
            aria-disabled={isRemoving || undefined}
            onClick={() => (isRemoving ? undefined : onRemove())}
          >
            {t('saved.removeNow')}
          </button>
          <button type="button" className={styles.small} onClick={() => setAsking(false)}>
            {t('state.cancel')}
          </button>
        </>
      ) : (
        <button type="button" className={styles.small} onClick={() => setAsking(true)}>
          {t('saved.remove')}
        </button>
      )}
    </>
  );
}
