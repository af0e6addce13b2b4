import type { SavedView } from '@/contracts/staff/saved-view';
import { instant } from '@/backoffice/http/openapi/examples/application';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { successResponse } from '@/backoffice/http/responses';

const view: SavedView = {
  id: '6f1c9f0e-6a55-4f0a-9c1b-2f6a0d6f7a10',
  list: 'deskApplications',
  name: 'Waiting for documents',
  fields: { state: 'needs-documents' },
  isShared: true,
  mayChange: true,
  createdAt: instant,
  createdBy: 'amy@lender.example',
};
const { id, list, name, fields } = view;
const params = { id };

export const deskSavedViewOperations: OperationGroup = {
  name: 'Desk: saved views',
  description: 'For staff: filters of lists that one needs again, under a name.',
  operations: {
    deskSavedViews: {
      description: '`forbidden` for a list that the caller may not read.',
      example: { query: { list }, response: { data: [view] } },
    },
    deskSaveView: {
      description:
        '`fields` is what the query of the list says, without `cursor` and `limit`; what a later release no longer takes is named when the view is opened. A name is given once by each member of staff and list.',
      example: { body: { list, name, fields, isShared: true }, response: { data: view } },
    },
    deskChangeSavedView: {
      description: 'By whoever saved it; a shared one by an administrator (`staff.manage`), too.',
      errors: ['not_found'],
      example: {
        params,
        body: { name, isShared: false },
        response: { data: { ...view, isShared: false } },
      },
    },
    deskRemoveSavedView: {
      errors: ['not_found'],
      example: { params, response: successResponse },
    },
  },
};
