'use client';

import { useState, type KeyboardEvent } from 'react';
import styles from '@/features/desk/frame/desk-app.module.css';
import { useContentForm } from '../form-context';
import { richActs, type RichAct, type RichPlace } from './rich-commands';
import own from './rich-text.module.css';

interface RichToolbarProps {
  label: string;
  at: RichPlace;
  isLinking: boolean;
  onAct: (act: RichAct) => void;
  onLink: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const isToggle = (act: RichAct): boolean => act !== 'undo' && act !== 'redo';
// What is chosen in the text stays chosen.
const stay = (event: { preventDefault: () => void }): void => event.preventDefault();

/** The buttons of a text with markup: one stop of Tab, within which arrows lead from one to the next. */
export function RichToolbar({ label, at, isLinking, onAct, onLink }: RichToolbarProps) {
  const { t } = useContentForm();
  const [current, setCurrent] = useState(0);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  const shared = (index: number) => ({
    type: 'button' as const,
    className: styles.small,
    tabIndex: index === current ? 0 : -1,
    onMouseDown: stay,
    onFocus: () => setCurrent(index),
  });
  return (
    <div role="toolbar" aria-label={label} className={own.bar} onKeyDown={walk}>
      {richActs.map((act, index) => (
        <button
          key={act}
          {...shared(index)}
          aria-pressed={isToggle(act) ? at.pressed.includes(act) : undefined}
          aria-disabled={isToggle(act) || at.possible.includes(act) ? undefined : true}
          onClick={() => onAct(act)}
        >
          {act === 'bold' ? <b>{t('format.bold')}</b> : t(`format.${act}`)}
        </button>
      ))}
      <button
        {...shared(richActs.length)}
        aria-expanded={isLinking}
        aria-pressed={at.href !== null}
        onClick={onLink}
      >
        {t('format.link')}
      </button>
    </div>
  );
}
