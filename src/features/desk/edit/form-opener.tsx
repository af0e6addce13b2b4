'use client';

import { useState, type ReactNode } from 'react';
import styles from '../frame/desk-app.module.css';

interface FormOpenerProps {
  label: string;
  /** Said once the form has done it. */
  doneMessage: string;
  /** Nothing is left to open; a form that is open stays, and says why nothing is done. */
  isOver?: boolean;
  /** The form, which says that it has done it or that it is not wanted. */
  children: (form: { onDone: () => void; onClose: () => void }) => ReactNode;
}

/** A button with a form that takes its place, and gives it back with the focus. */
export function FormOpener({ label, doneMessage, isOver = false, children }: FormOpenerProps) {
  const [state, setState] = useState<'closed' | 'open' | 'left' | 'done'>('closed');
  if (state === 'open')
    return children({ onDone: () => setState('done'), onClose: () => setState('left') });
  if (isOver) return null;
  return (
    <>
      <p className={styles.actions}>
        <button
          type="button"
          ref={state === 'closed' ? undefined : focusOnce}
          className={styles.button}
          onClick={() => setState('open')}
        >
          {label}
        </button>
      </p>
      <p role="status">{state === 'done' ? doneMessage : ''}</p>
    </>
  );
}

const focusOnce = (button: HTMLElement | null): void => button?.focus();
