import type { ApplicationForm } from '@/contracts/application/application-form';

/** Fills in where the applicants live who said that it is the property. */
export function withHomeAddresses(form: ApplicationForm): ApplicationForm {
  const address = form.property?.address;
  const persons = form.applicants?.persons;
  if (address === undefined || persons === undefined) return form;
  return {
    ...form,
    applicants: {
      ...form.applicants,
      persons: persons.map((person) => (person.livesInProperty ? { ...person, address } : person)),
    },
  };
}
