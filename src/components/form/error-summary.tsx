'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './form.module.css';

interface ErrorSummaryProps {
  heading: string;
  /** Put before the page's title while there are errors. */
  titlePrefix: string;
  /** `fieldId` names the input that an error belongs to; null is an error of the whole page. */
  errors: readonly { fieldId: string | null; text: string }[];
  /** Changes with each attempt: the summary takes the focus again. */
  attempt: number;
}

/** All problems of a page at its top, each a link to its field; takes the focus after each attempt (GOV.UK error summary), but never from somebody who has begun to type again. */
export function ErrorSummary({ heading, titlePrefix, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const isAwaited = useRef(true);
  useEffect(() => {
    isAwaited.current = true;
    const typed = (): void => void (isAwaited.current = false);
    // Before React hears of it and shows what is wrong now.
    document.addEventListener('input', typed, true);
    return () => document.removeEventListener('input', typed, true);
  }, [attempt]);
  useEffect(() => {
    if (hasErrors && isAwaited.current) box.current?.focus();
  }, [hasErrors, attempt]);
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = `${titlePrefix}${title}`;
    return () => {
      if (document.title === `${titlePrefix}${title}`) document.title = title;
    };
  }, [hasErrors, titlePrefix]);

  if (!hasErrors) return null;
  const lead = (event: MouseEvent, fieldId: string): void => {
    event.preventDefault();
    const named = document.getElementById(fieldId);
    const field = named?.matches('input, select, a') ? named : (named?.querySelector<HTMLElement>('input, select') ?? named);
    field?.focus({ preventScroll: true });
    (field?.closest('fieldset, div') ?? field)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{heading}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId ?? ''} ${text}`}>{fieldId === null ? text : <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
