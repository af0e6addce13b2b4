'use client';

import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './idle-dialog.module.css';
import panel from '../components/panel.module.css';

interface IdleDialogProps extends Pick<TranslationProps<'account'>, 't'> {
  /** Milliseconds since 1970; null while no warning is shown. */
  endsAt: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

const announcedAtSeconds = [120, 60, 30, 10];

/** Warns before an idle session ends: stay signed in, or sign out now. */
export function IdleDialog({ endsAt, onStay, onSignOut, t }: IdleDialogProps) {
  return (
    <Dialog
      open={endsAt !== null}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      {endsAt === null ? null : (
        <Countdown endsAt={endsAt} onStay={onStay} onSignOut={onSignOut} t={t} />
      )}
    </Dialog>
  );
}

function Countdown({ endsAt, onStay, onSignOut, t }: IdleDialogProps & { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1_000));
  const announcedSeconds =
    announcedAtSeconds.findLast((step) => seconds <= step) ?? Math.ceil(seconds / 60) * 60;
  return (
    <div className={styles.box}>
      <h2 id="idle-title">{t('idle.title')}</h2>
      <p id="idle-text">{t('idle.text')}</p>
      <p
        className={styles.clock}
        aria-hidden="true"
      >{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</p>
      <p className="visually-hidden" role="timer" aria-live="assertive">
        {t('idle.left', { seconds: announcedSeconds })}
      </p>
      <div className={panel.actions}>
        <button type="button" className={panel.solid} autoFocus onClick={onStay}>
          {t('idle.stay')}
        </button>
        <button type="button" className={panel.ghost} onClick={onSignOut}>
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}
