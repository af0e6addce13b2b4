'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './form.module.css';

interface ErrorSummaryProps {
  heading: string;
  /** Prepended to the document title while there are errors. */
  titlePrefix: string;
  /** `fieldId` names the input that an error belongs to; null is an error of the whole page. */
  errors: readonly { fieldId: string | null; text: string }[];
  /** Incremented with each submission: the summary takes the focus again. 0 before the first, when errors that the page was opened with leave it. */
  attempt: number;
}

/** All errors of a page at its top, each linked to its field; takes the focus after each submission (GOV.UK error summary) unless the user has already begun to type again. */
export function ErrorSummary({ heading, titlePrefix, errors, attempt }: ErrorSummaryProps) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const shouldFocus = useRef(true);
  useEffect(() => {
    shouldFocus.current = true;
    const cancelFocus = (): void => void (shouldFocus.current = false);
    // Capture phase: runs before React handles the event and re-renders the errors.
    document.addEventListener('input', cancelFocus, true);
    return () => document.removeEventListener('input', cancelFocus, true);
  }, [attempt]);
  useEffect(() => {
    if (hasErrors && attempt > 0 && shouldFocus.current) summaryRef.current?.focus();
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
  const focusField = (event: MouseEvent, fieldId: string): void => {
    event.preventDefault();
    const namedElement = document.getElementById(fieldId);
    const field = namedElement?.matches('input, select, a')
      ? namedElement
      : (namedElement?.querySelector<HTMLElement>('input, select') ?? namedElement);
    field?.focus({ preventScroll: true });
    (field?.closest('fieldset, div') ?? field)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div
      ref={summaryRef}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title">{heading}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId ?? ''} ${text}`}>
            {fieldId === null ? (
              text
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
