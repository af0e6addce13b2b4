import type { DeskDocumentRequest } from '@/contracts/application/document-request';
import { successResponse } from '@/backoffice/http/responses';
import { applicationNumber, instant } from '@/backoffice/http/openapi/examples/application';
import { deskApplicationExample } from '@/backoffice/http/openapi/examples/desk-application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { documentExample } from '../document';

const documentRequest: DeskDocumentRequest = {
  slot: 'further-1',
  kind: 'bank-statements',
  name: 'The account that paid the deposit',
  reason: 'To see where it came from.',
  at: instant,
  by: 'amy',
  withdrawnAt: null,
};

/** The documents of applications, for staff. */
export const deskDocumentOperations: OperationGroup['operations'] = {
  deskAskForDocument: {
    description:
      'Until the application is decided, and five times at most. Name and reason are in the language of the application; the applicant reads them on the list of documents, and the text message names neither. An application that is received or assessed becomes `needs-documents`.',
    errors: ['not_found', 'conflict'],
    example: {
      params: { applicationNumber },
      body: {
        kind: 'bank-statements',
        name: 'The account that paid the deposit',
        reason: 'To see where it came from.',
      },
      response: {
        ...deskApplicationExample,
        state: 'needs-documents',
        openDocuments: [{ slot: 'further-1', state: 'missing' }],
        documentRequests: [documentRequest],
      },
    },
  },
  deskWithdrawDocumentRequest: {
    errors: ['not_found'],
    example: {
      params: { applicationNumber, slot: 'further-1' },
      response: {
        ...deskApplicationExample,
        state: 'needs-documents',
        documentRequests: [{ ...documentRequest, withdrawnAt: instant }],
      },
    },
  },
  deskDocuments: {
    example: { params: { applicationNumber }, response: { data: [documentExample] } },
  },
  deskAddDocument: {
    description:
      'The text parts come before the file; what was sent already to this item is answered as it is. Who added it stands in the audit trail; the applicant sees that staff did, and how it came, and cannot take it back.',
    errors: ['application_closed', 'file_refused', 'too_many_files', 'not_found'],
    example: {
      form: { applicationNumber, slot: 'identity', cameBy: 'post' },
      response: {
        data: { ...documentExample, cameBy: 'post', addedBy: 'amy@lender.hk', hasPages: true },
      },
    },
  },
  deskDocument: { errors: ['document_held'], example: { params: { id: documentExample.id } } },
  deskDocumentPage: {
    errors: ['document_held', 'document_unreadable', 'unavailable'],
    description:
      'Pages of PDFs, and photos as their only page. Each is drawn for this call in a process of its own and kept nowhere; a file that is locked, damaged or takes too much to draw is `document_unreadable`.',
    example: {
      params: { id: documentExample.id, page: '1' },
      response: {
        data: {
          page: 1,
          pages: 2,
          width: 1_240,
          height: 1_754,
          picture: 'data:image/webp;base64,UklGRg==',
        },
      },
    },
  },
  deskReviewDocument: {
    description:
      'For every document that the scanner has passed; the decision may be changed. Only what is `accepted` counts for an approval.',
    errors: ['not_found', 'conflict'],
    example: {
      params: { id: documentExample.id },
      body: { decision: 'accepted', note: 'A scan as TIFF, every page legible.' },
      response: successResponse,
    },
  },
};
