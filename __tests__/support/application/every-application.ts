import type { UploadApplications } from '@/backoffice/domains/document/document.access';

/** The phone number of the application with this number: derived from its last six digits. */
export const phoneOfApplication = (number: string): string => `+85261${number.slice(-6)}`;

/** An application repository that has an application for every number. */
export const everyApplication: UploadApplications = {
  find: async (number) => ({
    number,
    phone: phoneOfApplication(number),
    product: 'first',
    answers: { applicantType: 'salaried', people: 1 },
    uploadReference: `link-of-${number}`,
    draftId: null,
    customerId: null,
    isOpen: true,
  }),
  findByDraft: async () => null,
  listAwaitingDocuments: async () => [],
  recordDocumentsComplete: async () => {},
};
