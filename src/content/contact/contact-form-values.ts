import { callTimes, contactTopics } from '@/contracts/contact/contact-choices';
import type { ContactFormValues } from './contact-store';

/** The current values of the form's fields. */
export function readFormValues(form: HTMLFormElement): ContactFormValues {
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
