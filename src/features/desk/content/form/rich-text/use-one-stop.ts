'use client';

import { useState, type KeyboardEvent } from 'react';
import styles from '@/features/desk/frame/desk-app.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
// What is chosen in the text stays chosen.
const stay = (event: { preventDefault: () => void }): void => event.preventDefault();

/** Buttons that are one stop of Tab, within which arrows lead from one to the next. */
export function useOneStop() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  const button = (index: number) => ({
    type: 'button' as const,
    className: styles.small,
    tabIndex: index === current ? 0 : -1,
    onMouseDown: stay,
    onFocus: () => setCurrent(index),
  });
  return { onKeyDown, button };
}
