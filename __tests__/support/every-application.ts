import type { UploadApplications } from '@/backoffice/domains/document/document.access';

/** The phone of the application with this number: its last six figures. */
export const phoneOfApplication = (number: string): string => `+85261${number.slice(-6)}`;

/** A lender who has an application for every number. */
export const everyApplication: UploadApplications = {
  find: async (number) => ({ number, phone: phoneOfApplication(number), product: 'first', applicantType: 'salaried', uploadReference: `link-of-${number}`, customerId: null, isOpen: true }),
};
