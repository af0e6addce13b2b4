'use client';

import { useState, type ReactNode } from 'react';
import styles from '../frame/desk-app.module.css';

interface FormOpenerProps {
  label: string;
  /** Said once the form has done it. */
  doneMessage: string;
  /** The form, which says that it has done it or that it is not wanted. */
  children: (form: { onDone: () => void; onClose: () => void }) => ReactNode;
}

/** A button with a form that takes its place. */
export function FormOpener({ label, doneMessage, children }: FormOpenerProps) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  if (state === 'open')
    return children({ onDone: () => setState('done'), onClose: () => setState('closed') });
  return (
    <>
      <p className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => setState('open')}>
          {label}
        </button>
      </p>
      <p role="status">{state === 'done' ? doneMessage : ''}</p>
    </>
  );
}
