'use client';

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import type { Locale } from '@/contracts/locale';
import { contactStore, type ContactField } from './contact-store';
import { readFormValues } from './contact-form-values';
import { ContactFields, contactFieldId } from './contact-fields';
import styles from './contact-form.module.css';
import type { SendResult } from './contact-sender';
import type { ContactWordKey } from './contact-words';
import { SendRow } from './send-row';

interface ContactFormProps {
  locale: Locale;
  /** By `ContactWordKey`. */
  words: Readonly<Record<string, string>>;
  /** The link to the privacy policy. */
  privacyLink: ReactNode;
}

interface FormErrors {
  fields: Partial<Record<ContactField, string>>;
  /** Error message for the whole form. */
  general: string | null;
}

const noFormErrors: FormErrors = { fields: {}, general: null };
const subscribeToNothing = () => () => undefined;
const loadSender = () => import('./contact-sender');
const isField = (name: string): name is ContactField =>
  Object.hasOwn(contactStore.formValues(), name);

/** The contact form. The sending code is loaded on first focus; values survive a failure and a locale change. */
export function ContactForm({ locale, words, privacyLink }: ContactFormProps) {
  const word = (key: ContactWordKey): string => words[key] ?? '';
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const outcome = useSyncExternalStore(
    contactStore.subscribe,
    contactStore.outcome,
    contactStore.getServerOutcome,
  );
  const [initialValues] = useState(contactStore.formValues);
  const [formErrors, setFormErrors] = useState(noFormErrors);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const confirmationRef = useRef<HTMLDivElement>(null);
  const shouldFocusConfirmation = useRef(false);
  useEffect(() => {
    if (shouldFocusConfirmation.current) confirmationRef.current?.focus();
  }, [outcome.reference]);
  useEffect(() => {
    // Input entered before hydration.
    if (form.current) contactStore.updateFormValues(readFormValues(form.current));
  }, []);
  useEffect(() => {
    // The input is uncontrolled: a sent message has to be cleared in the DOM, even when another form instance sent it.
    const text = form.current?.elements.namedItem('message');
    if (
      outcome.reference !== null &&
      text instanceof HTMLTextAreaElement &&
      text.value !== contactStore.formValues().message
    )
      text.value = contactStore.formValues().message;
  }, [outcome.reference]);

  const showErrors = (next: FormErrors): void => {
    setFormErrors(next);
    setAttempt((count) => count + 1);
  };

  const handleResult = (result: SendResult, message: string): void => {
    switch (result.kind) {
      case 'sent': {
        // A user who has gone on typing keeps the focus.
        shouldFocusConfirmation.current = contactStore.formValues().message === message;
        setFormErrors(noFormErrors);
        return contactStore.markSent(message, {
          reference: result.reference,
          waitUntil: Date.now() + result.waitSeconds * 1_000,
        });
      }
      case 'tooSoon':
        contactStore.updateOutcome({ waitUntil: Date.now() + result.waitSeconds * 1_000 });
        return showErrors({ fields: {}, general: word('tooSoon') });
      case 'wrong': {
        const known = Object.entries(result.fields).filter(([name]) => isField(name));
        return showErrors({
          fields: Object.fromEntries(known),
          general: known.length > 0 ? null : word('failed'),
        });
      }
      case 'failed':
        return showErrors({ fields: {}, general: result.words || word('failed') });
    }
  };

  const send = async (): Promise<void> => {
    const submittedValues = contactStore.formValues();
    try {
      const { validateContactForm, sendMessage } = await loadSender();
      const problems = Object.entries(validateContactForm(submittedValues)).map(
        ([field, problem]): [string, string] => [field, word(`problem_${problem}`)],
      );
      if (problems.length > 0)
        return showErrors({ fields: Object.fromEntries(problems), general: null });
      handleResult(await sendMessage(submittedValues, locale), submittedValues.message);
    } catch {
      handleResult({ kind: 'failed', words: '' }, submittedValues.message);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (outcome.isSending || Date.now() < outcome.waitUntil) return;
    contactStore.updateFormValues(readFormValues(event.currentTarget));
    contactStore.updateOutcome({ isSending: true });
    void send().finally(() => contactStore.updateOutcome({ isSending: false }));
  };

  const errors = [
    ...(formErrors.general === null ? [] : [{ fieldId: null, text: formErrors.general }]),
    ...Object.entries(formErrors.fields).flatMap(([field, text]) =>
      isField(field) ? [{ fieldId: contactFieldId(field), text }] : [],
    ),
  ];
  return (
    <>
      {outcome.reference === null ? null : (
        <div ref={confirmationRef} className={styles.receipt} role="status" tabIndex={-1}>
          <h3>{word('sentTitle')}</h3>
          <p>{word('sentReference').replace('#', outcome.reference)}</p>
          <p>{word('sentNext')}</p>
        </div>
      )}
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onFocus={() => void loadSender().catch(() => undefined)}
        onInput={(event) => contactStore.updateFormValues(readFormValues(event.currentTarget))}
      >
        <ErrorSummary
          heading={word('problemHeading')}
          titlePrefix={word('errorPrefix')}
          errors={errors}
          attempt={attempt}
        />
        <p className={styles.notice}>
          {word('notice')} {privacyLink}
        </p>
        <ContactFields word={word} initialValues={initialValues} problems={formErrors.fields} />
        <SendRow
          key={outcome.waitUntil}
          word={word}
          waitUntil={outcome.waitUntil}
          isHydrated={isHydrated}
          isSending={outcome.isSending}
        />
        <BotCheckNote />
        <noscript>
          <p>{word('needsScript')}</p>
        </noscript>
      </form>
    </>
  );
}
