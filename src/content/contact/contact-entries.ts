import { callTimes, contactTopics } from '@/contracts/contact/contact-choices';
import type { ContactEntries } from './contact-draft';

/** What stands in the fields of the form now. */
export function readEntries(form: HTMLFormElement): ContactEntries {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    topic: contactTopics.find((topic) => topic === text('topic')) ?? '',
    callTime: callTimes.find((time) => time === text('callTime')) ?? 'any',
    message: text('message'),
  };
}
