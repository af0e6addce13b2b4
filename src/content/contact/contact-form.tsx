'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { BotCheckNote } from '@/components/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import type { Locale } from '@/contracts/locale';
import { contactDraft, type ContactField } from './contact-draft';
import { readEntries } from './contact-entries';
import { ContactFields, contactFieldId } from './contact-fields';
import styles from './contact-form.module.css';
import type { SendResult } from './contact-sender';
import type { ContactWordKey } from './contact-words';
import { SendRow } from './send-row';

interface ContactFormProps {
  locale: Locale;
  /** By `ContactWordKey`. */
  words: Readonly<Record<string, string>>;
  privacyHref: string;
}

interface Trouble {
  fields: Partial<Record<ContactField, string>>;
  /** What went wrong with the whole. */
  general: string | null;
}

const noTrouble: Trouble = { fields: {}, general: null };
const neverChanges = () => () => undefined;
const loadSender = () => import('./contact-sender');
const isField = (name: string): name is ContactField => Object.hasOwn(contactDraft.entries(), name);

/** Writes to the lender. What sends it is loaded at the first touch; what is typed survives a failure and a change of language. */
export function ContactForm({ locale, words, privacyHref }: ContactFormProps) {
  const word = (key: ContactWordKey): string => words[key] ?? '';
  const isReady = useSyncExternalStore(neverChanges, () => true, () => false);
  const outcome = useSyncExternalStore(contactDraft.watch, contactDraft.outcome, contactDraft.outcomeOnServer);
  const [entries] = useState(contactDraft.entries);
  const [trouble, setTrouble] = useState(noTrouble);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  const leadsToReceipt = useRef(false);
  useEffect(() => {
    if (leadsToReceipt.current) receipt.current?.focus();
  }, [outcome.reference]);
  useEffect(() => {
    // What was typed before this script ran.
    if (form.current) contactDraft.type(readEntries(form.current));
  }, []);
  useEffect(() => {
    // The browser keeps what stands in the field: a message that arrived has to be taken out of it, by whichever form it was sent.
    const text = form.current?.elements.namedItem('message');
    if (outcome.reference !== null && text instanceof HTMLTextAreaElement && text.value !== contactDraft.entries().message) text.value = contactDraft.entries().message;
  }, [outcome.reference]);

  const show = (next: Trouble): void => {
    setTrouble(next);
    setAttempt((count) => count + 1);
  };

  const settle = (result: SendResult, message: string): void => {
    switch (result.kind) {
      case 'sent': {
        // Whoever writes on is not taken away from it.
        leadsToReceipt.current = contactDraft.entries().message === message;
        setTrouble(noTrouble);
        return contactDraft.sent(message, { reference: result.reference, waitUntil: Date.now() + result.waitSeconds * 1_000 });
      }
      case 'tooSoon':
        contactDraft.settle({ waitUntil: Date.now() + result.waitSeconds * 1_000 });
        return show({ fields: {}, general: word('tooSoon') });
      case 'wrong': {
        const known = Object.entries(result.fields).filter(([name]) => isField(name));
        return show({ fields: Object.fromEntries(known), general: known.length > 0 ? null : word('failed') });
      }
      case 'failed':
        return show({ fields: {}, general: result.words || word('failed') });
    }
  };

  const send = async (): Promise<void> => {
    const written = contactDraft.entries();
    try {
      const { entryProblems, sendMessage } = await loadSender();
      const problems = Object.entries(entryProblems(written)).map(([field, problem]) => [field, word(`problem_${problem}`)]);
      if (problems.length > 0) return show({ fields: Object.fromEntries(problems), general: null });
      settle(await sendMessage(written, locale), written.message);
    } catch {
      settle({ kind: 'failed', words: '' }, written.message);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (outcome.isSending || Date.now() < outcome.waitUntil) return;
    contactDraft.type(readEntries(event.currentTarget));
    contactDraft.settle({ isSending: true });
    void send().finally(() => contactDraft.settle({ isSending: false }));
  };

  const errors = [
    ...(trouble.general === null ? [] : [{ fieldId: null, text: trouble.general }]),
    ...Object.entries(trouble.fields).flatMap(([field, text]) => (isField(field) ? [{ fieldId: contactFieldId(field), text }] : [])),
  ];
  return (
    <>
      {outcome.reference === null ? null : (
        <div ref={receipt} className={styles.receipt} role="status" tabIndex={-1}>
          <h3>{word('sentTitle')}</h3>
          <p>{word('sentReference').replace('#', outcome.reference)}</p>
          <p>{word('sentNext')}</p>
        </div>
      )}
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onFocus={() => void loadSender().catch(() => undefined)} onInput={(event) => contactDraft.type(readEntries(event.currentTarget))}>
        <ErrorSummary heading={word('problemHeading')} titlePrefix={word('errorPrefix')} errors={errors} attempt={attempt} />
        <p className={styles.notice}>{word('notice')} <a href={privacyHref}>{word('privacy')}</a></p>
        <ContactFields word={word} entries={entries} problems={trouble.fields} />
        <SendRow key={outcome.waitUntil} word={word} waitUntil={outcome.waitUntil} isReady={isReady} isSending={outcome.isSending} />
        <BotCheckNote />
        <noscript><p>{word('needsScript')}</p></noscript>
      </form>
    </>
  );
}
