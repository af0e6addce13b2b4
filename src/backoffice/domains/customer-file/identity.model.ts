import type { IdType } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';

export interface GivenIdentity {
  kind: IdType;
  idNumber: string;
  /** Of the application that it stands in. */
  number: string;
}

/** The identity document that a customer gave in the latest application that has one; `applications` are newest first. */
export function identityOf(
  applications: readonly { number: string; form: ApplicationForm }[],
): GivenIdentity | null {
  for (const { number, form } of applications) {
    const [person] = form.applicants?.persons ?? [];
    if (person?.idNumber)
      return { kind: person.idType ?? 'hkid', idNumber: person.idNumber, number };
  }
  return null;
}
