import type { ApplicationForm } from '@/contracts/application/application-form';

/** Who an application is by, as staff call it. */
export function applicantName({ applicants, contact }: ApplicationForm): string | null {
  const { persons = [], company } = applicants ?? {};
  return company?.name ?? persons[0]?.name ?? contact?.name ?? null;
}
