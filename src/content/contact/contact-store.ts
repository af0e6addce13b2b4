import type { CallTime, ContactTopic } from '@/contracts/contact/contact-choices';

export interface ContactFormValues {
  name: string;
  phone: string;
  email: string;
  topic: ContactTopic | '';
  callTime: CallTime;
  message: string;
}
export type ContactField = keyof ContactFormValues;

/** Outcome of the last message: whether it is being sent, its reference, and the time (milliseconds since 1970) before which no further message may be sent. */
export interface ContactOutcome {
  isSending: boolean;
  reference: string | null;
  waitUntil: number;
}

export const emptyFormValues: ContactFormValues = {
  name: '',
  phone: '',
  email: '',
  topic: '',
  callTime: 'any',
  message: '',
};
const initialOutcome: ContactOutcome = { isSending: false, reference: null, waitUntil: 0 };

// Module state, one per tab and in memory only: a locale change remounts the form, and its values must survive that.
let formValues = emptyFormValues;
let outcome = initialOutcome;
const listeners = new Set<() => void>();

export const contactStore = {
  formValues: (): ContactFormValues => formValues,

  updateFormValues(changed: Partial<ContactFormValues>): void {
    formValues = { ...formValues, ...changed };
  },

  outcome: (): ContactOutcome => outcome,
  getServerOutcome: (): ContactOutcome => initialOutcome,

  /** Called after a message was sent: clears the form unless its message was edited meanwhile. */
  markSent(message: string, next: Pick<ContactOutcome, 'reference' | 'waitUntil'>): void {
    if (formValues.message === message) formValues = emptyFormValues;
    contactStore.updateOutcome(next);
  },

  updateOutcome(next: Partial<ContactOutcome>): void {
    outcome = { ...outcome, ...next };
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
