'use client';

import type { PointerEvent, RefObject } from 'react';
import styles from './amount-shortcuts.module.css';

export interface AmountShortcut {
  text: string;
  label: string;
}

interface AmountShortcutsProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Units that are appended to what is written, such as `萬`. */
  units: readonly AmountShortcut[];
  /** Changes the phone's number pad for its full keyboard. */
  words: AmountShortcut;
}

/** Through the native setter, which React's value tracking does not see, so that the event counts as typing. */
function append(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, `${input.value}${text}`);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(input.value.length, input.value.length);
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
export function AmountShortcuts({ label, input, units, words }: AmountShortcutsProps) {
  const keepFocus = (event: PointerEvent): void => event.preventDefault();
  return (
    <span className={styles.keys} role="group" aria-label={label}>
      {units.map(({ text, label: name }) => (
        <button
          key={text}
          type="button"
          className={styles.key}
          aria-label={name}
          onPointerDown={keepFocus}
          onClick={() => input.current && append(input.current, text)}
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
