import type { UploadedDocument } from '@/contracts/document/document';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';

export const documentExample: UploadedDocument = {
  id: '7b0d3f52-4c0e-4d7a-9f43-2f1c7a9d8e10',
  slot: 'identity',
  name: 'identity-card.jpg',
  size: 482_133,
  type: 'image/jpeg',
  status: 'clean',
  review: null,
  isLocked: false,
  uploadedAt: instant,
};
const checklistItemExample = {
  slot: 'identity',
  required: true,
  why: 'registered-owner',
  months: null,
  copies: 1,
  condition: null,
} as const;

const { id } = documentExample;

export const documentOperations: OperationGroup = {
  name: 'Documents',
  description:
    'Documents of an application, for its signed-in customer or for whoever proved its phone (purpose `upload`).',
  operations: {
    documentSlots: {
      hasEntityTag: true,
      example: {
        query: { product: 'first', applicantType: 'salaried' },
        response: {
          data: [checklistItemExample],
        },
      },
    },
    uploadDocument: {
      description:
        'The text parts come before the file. `applicationNumber` is needed unless a proof names the application. The type is found in the bytes; what is sent as type and name is not trusted.',
      errors: ['application_closed', 'file_refused', 'too_many_files', 'not_found'],
      example: {
        form: { slot: 'identity', applicationNumber },
        response: { data: documentExample },
      },
    },
    listDocuments: {
      errors: ['not_found'],
      example: {
        query: { applicationNumber },
        response: {
          data: [documentExample],
          application: { applicationNumber, product: 'first', applicantType: 'salaried' },
          checklist: [{ ...checklistItemExample, copies: 2 }],
        },
      },
    },
    documentThumbnail: {
      description:
        'WebP of at most 240 pixels on each side, drawn on demand; never kept by browsers or proxies.',
      errors: ['not_found'],
      example: { params: { id } },
    },
    downloadDocument: { errors: ['document_held'], example: { params: { id } } },
    removeDocument: {
      errors: ['application_closed'],
      example: { params: { id }, response: successResponse },
    },
  },
};
