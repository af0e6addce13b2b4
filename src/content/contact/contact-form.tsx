'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import { useEarlyInput } from '@/components/use-early-input';
import type { Locale } from '@/contracts/locale';
import { fillWord } from '../fill-word';
import { contactStore, type ContactField } from './contact-store';
import { fillCarriedMessage, readFormValues, writeFormValues } from './contact-form-values';
import { ContactFields, contactFieldId } from './contact-fields';
import styles from './contact-form.module.css';
import type { SendOutcome } from './contact-sender';
import type { ContactWordKey } from './contact-words';
import { SendRow } from './send-row';

interface ContactFormProps {
  locale: Locale;
  words: Readonly<Record<ContactWordKey, string>>;
  /** The link to the privacy policy. */
  privacyLink: ReactNode;
}

interface FormProblems {
  fields: Partial<Record<ContactField, string>>;
  /** A problem of the whole form. */
  general: string | null;
}

const noProblems: FormProblems = { fields: {}, general: null };
const loadSender = () => import('./contact-sender');
const isField = (name: string): name is ContactField =>
  Object.hasOwn(contactStore.formValues(), name);

/** The contact form. The sending code is loaded on first focus; values survive a failure and a locale change. */
export function ContactForm({ locale, words, privacyLink }: ContactFormProps) {
  const word = (key: ContactWordKey): string => words[key];
  const outcome = useSyncExternalStore(
    contactStore.subscribe,
    contactStore.outcome,
    contactStore.getServerOutcome,
  );
  const [initialValues] = useState(contactStore.formValues);
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [messageLength, setMessageLength] = useState(initialValues.message.length);
  const keepValues = useCallback((element: HTMLFormElement): void => {
    contactStore.updateFormValues(readFormValues(element));
    setMessageLength(contactStore.formValues().message.length);
  }, []);
  const form = useEarlyInput<HTMLFormElement>();
  const confirmationRef = useRef<HTMLDivElement>(null);
  const shouldFocusConfirmation = useRef(false);
  useEffect(() => {
    if (shouldFocusConfirmation.current) confirmationRef.current?.focus();
  }, [outcome.reference]);
  useEffect(() => {
    if (!form.current) return;
    fillCarriedMessage(form.current);
    // Input entered before hydration.
    keepValues(form.current);
  }, [form, keepValues]);
  useEffect(() => {
    // The inputs are uncontrolled: what was sent has to be cleared in the DOM, even when another form instance sent it.
    if (outcome.reference === null || !form.current) return;
    writeFormValues(form.current, contactStore.formValues());
    keepValues(form.current);
  }, [form, outcome.reference, keepValues]);

  const showProblems = (next: FormProblems): void => {
    setProblems(next);
    setAttempt((count) => count + 1);
  };

  const handleOutcome = (sent: SendOutcome, message: string): void => {
    switch (sent.kind) {
      case 'sent': {
        // A user who has gone on typing keeps the focus.
        shouldFocusConfirmation.current = contactStore.formValues().message === message;
        setProblems(noProblems);
        return contactStore.markSent(message, {
          reference: sent.reference,
          waitUntil: Date.now() + sent.waitSeconds * 1_000,
        });
      }
      case 'tooSoon':
        contactStore.updateOutcome({ waitUntil: Date.now() + sent.waitSeconds * 1_000 });
        return showProblems({ fields: {}, general: word('tooSoon') });
      case 'wrong': {
        const known = Object.entries(sent.fields).filter(([name]) => isField(name));
        return showProblems({
          fields: Object.fromEntries(known),
          general: known.length > 0 ? null : word('failed'),
        });
      }
      case 'failed':
        return showProblems({ fields: {}, general: sent.words || word('failed') });
    }
  };

  const send = async (): Promise<void> => {
    const submittedValues = contactStore.formValues();
    try {
      const { validateContactForm, sendMessage } = await loadSender();
      const found = Object.entries(validateContactForm(submittedValues)).map(
        ([field, problem]): [string, string] => [field, word(`problem_${problem}`)],
      );
      if (found.length > 0)
        return showProblems({ fields: Object.fromEntries(found), general: null });
      handleOutcome(await sendMessage(submittedValues, locale), submittedValues.message);
    } catch {
      handleOutcome({ kind: 'failed', words: '' }, submittedValues.message);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (outcome.isSending || Date.now() < outcome.waitUntil) return;
    keepValues(event.currentTarget);
    contactStore.updateOutcome({ isSending: true });
    void send().finally(() => contactStore.updateOutcome({ isSending: false }));
  };

  const errors = [
    ...(problems.general === null ? [] : [{ fieldId: null, text: problems.general }]),
    ...Object.entries(problems.fields).flatMap(([field, text]) =>
      isField(field) ? [{ fieldId: contactFieldId(field), text }] : [],
    ),
  ];
  return (
    <>
      {outcome.reference === null ? null : (
        <div ref={confirmationRef} className={styles.receipt} role="status" tabIndex={-1}>
          <h3>{word('sentTitle')}</h3>
          <p>{fillWord(word('sentReference'), outcome.reference)}</p>
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
        onInput={(event) => keepValues(event.currentTarget)}
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
        <ContactFields
          word={word}
          initialValues={initialValues}
          messageLength={messageLength}
          problems={problems.fields}
        />
        <SendRow
          key={outcome.waitUntil}
          word={word}
          waitUntil={outcome.waitUntil}
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
