'use client';

import type { PointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import styles from './amount-shortcuts.module.css';

export interface AmountShortcut {
  text: string;
  label: string;
}

interface AmountShortcutsProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Called with the text and its unit. */
  onComplete: (text: string) => void;
  /** Units that are appended to what is written, such as `萬`. */
  units: readonly AmountShortcut[];
  /** Switches the phone's number pad to its full keyboard. */
  words: AmountShortcut;
}

/** A phone shows another keyboard only to a field that takes the focus anew. */
function showFullKeyboard(input: HTMLInputElement): void {
  input.inputMode = 'text';
  input.blur();
  input.focus();
}

/**
 * Keys for touch screens below a field that has the focus: the number pad is best for figures but has neither 萬 nor m. They lie over what
 * follows, so that nothing moves under the finger, and keep the focus in the field.
 */
export function AmountShortcuts({ label, input, onComplete, units, words }: AmountShortcutsProps) {
  const keepFocus = (event: PointerEvent): void => event.preventDefault();
  const append = (unit: string): void => {
    const field = input.current;
    if (!field) return;
    // Rendered before the caret is set, since a new value moves it.
    flushSync(() => onComplete(`${field.value}${unit}`));
    field.setSelectionRange(field.value.length, field.value.length);
  };
  return (
    <span className={styles.keys} role="group" aria-label={label}>
      {units.map(({ text, label: name }) => (
        <button
          key={text}
          type="button"
          className={styles.key}
          aria-label={name}
          onPointerDown={keepFocus}
          onClick={() => append(text)}
        >
          {text}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label={words.label}
        onPointerDown={keepFocus}
        onClick={() => input.current && showFullKeyboard(input.current)}
      >
        {words.text}
      </button>
    </span>
  );
}
