'use client';

import { useForm } from 'react-hook-form';
import { contactTimes } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { emptyFormValues, type ContactFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import { ApplicationChoiceField, ApplicationTextField } from '../components/application-field';
import { SectionForm } from '../components/section-form';

const toFormValues = (contact: ContactFormValues) => ({ contact });

export function ContactStep({ application }: { application: Application }) {
  const { state } = application;
  const form = useForm<ContactFormValues>({
    defaultValues: state.formValues.contact ?? emptyFormValues.contact,
  });
  const isCompany = state.formValues.applicants?.kind === 'company';
  return (
    <SectionForm
      application={application}
      section="contact"
      step="contact"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => (
        <>
          {isCompany ? (
            <ApplicationTextField
              frame={frame}
              path="contact.name"
              maxLength={textLimits.personName}
              autoComplete="name"
              {...form.register('name')}
            />
          ) : null}
          <ApplicationTextField
            frame={frame}
            path="contact.phone"
            hasHint
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={textLimits.phone}
            width="medium"
            {...form.register('phone')}
          />
          <ApplicationTextField
            frame={frame}
            path="contact.email"
            isOptional
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={textLimits.applicantEmail}
            {...form.register('email')}
          />
          <ApplicationChoiceField
            frame={frame}
            path="contact.time"
            isRow
            choices={contactTimes}
            input={form.register('time')}
          />
        </>
      )}
    </SectionForm>
  );
}
