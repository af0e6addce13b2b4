import { takeCarriedMessage } from '@/components/carried-message';
import { callTimes, contactTopics } from '@/contracts/contact/contact-choices';
import { keysOf } from '@/contracts/typed-record';
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

/** Writes values into the form's fields. */
export function writeFormValues(form: HTMLFormElement, values: ContactFormValues): void {
  for (const name of keysOf(values)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = values[name];
  }
}

/** Writes what another page took along into the form, where nothing was written yet. */
export function fillCarriedMessage(form: HTMLFormElement): void {
  const message = form.elements.namedItem('message');
  const topic = form.elements.namedItem('topic');
  const carried = takeCarriedMessage();
  if (!carried || !(message instanceof HTMLTextAreaElement) || message.value.trim() !== '') return;
  message.value = carried.message;
  if (topic instanceof HTMLSelectElement && topic.value === '') topic.value = carried.topic;
}
