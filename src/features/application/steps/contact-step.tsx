'use client';

import { useForm } from 'react-hook-form';
import { contactTimes } from '@/contracts/application/application-choices';
import { emptyEntries, type ContactEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { EntryChoice, EntryField } from '../components/entry-field';
import { SectionForm } from '../components/section-form';

const toEntries = (contact: ContactEntry) => ({ contact });

export function ContactStep({ application }: { application: Application }) {
  const { state } = application;
  const form = useForm<ContactEntry>({ defaultValues: state.entries.contact ?? emptyEntries.contact });
  const isCompany = state.entries.applicants?.kind === 'company';
  return (
    <SectionForm application={application} section="contact" step="contact" form={form} toEntries={toEntries}>
      {(frame) => (
        <>
          {isCompany ? <EntryField frame={frame} path="contact.name" maxLength={100} autoComplete="name" {...form.register('name')} /> : null}
          <EntryField frame={frame} path="contact.phone" hasHint type="tel" inputMode="tel" autoComplete="tel" maxLength={30} width="medium" {...form.register('phone')} />
          <EntryField frame={frame} path="contact.email" isOptional type="email" inputMode="email" autoComplete="email" maxLength={254} {...form.register('email')} />
          <EntryChoice frame={frame} path="contact.time" isRow choices={contactTimes} input={form.register('time')} />
        </>
      )}
    </SectionForm>
  );
}
