import type { CallTime, ContactTopic } from '@/contracts/contact/contact-choices';

export interface ContactEntries {
  name: string;
  phone: string;
  email: string;
  topic: ContactTopic | '';
  callTime: CallTime;
  message: string;
}
export type ContactField = keyof ContactEntries;

/** What became of the last message: whether it is on its way, its reference, and the instant (milliseconds since 1970) until which the next one waits. */
export interface ContactOutcome {
  isSending: boolean;
  reference: string | null;
  waitUntil: number;
}

export const noEntries: ContactEntries = { name: '', phone: '', email: '', topic: '', callTime: 'any', message: '' };
const nothingSent: ContactOutcome = { isSending: false, reference: null, waitUntil: 0 };

// One for each tab, in memory only: a change of language builds the form anew, and what is typed must survive it.
let entries = noEntries;
let outcome = nothingSent;
const listeners = new Set<() => void>();

export const contactDraft = {
  entries: (): ContactEntries => entries,

  type(changed: Partial<ContactEntries>): void {
    entries = { ...entries, ...changed };
  },

  outcome: (): ContactOutcome => outcome,
  outcomeOnServer: (): ContactOutcome => nothingSent,

  /** A message arrived: its words go, unless others were written meanwhile; who wrote it stays. */
  sent(message: string, next: Pick<ContactOutcome, 'reference' | 'waitUntil'>): void {
    if (entries.message === message) entries = { ...entries, message: '' };
    contactDraft.settle(next);
  },

  settle(next: Partial<ContactOutcome>): void {
    outcome = { ...outcome, ...next };
    for (const listener of listeners) listener();
  },

  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
