import { maintenance } from '@/copy/collections/maintenance';
import { notifications } from '@/copy/collections/notifications';
import type { Notification } from '@/contracts/site/site';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { deskContentDocumentOperations } from './content/desk-content-document';
import { deskMediaOperations } from './content/media';
import { ruleTrialOperations } from './content/rule-trial';
import { instant } from '../examples/application';

const notification: Notification = {
  _id: 'n1',
  contentEn: notifications[0]?.contentEn ?? '',
  contentHk: notifications[0]?.contentHk ?? '',
  contentCn: notifications[0]?.contentCn ?? '',
  startsAt: instant,
  endsAt: null,
};
const { _id: id, ...notificationInput } = notification;
const edit = {
  needsVersion: true,
  errors: ['second_person_needed', 'changed_meanwhile'],
} as const;

export const deskContentOperations: OperationGroup = {
  name: 'Desk: content',
  description:
    'For staff: pages and lists with drafts and versions, notifications and the maintenance notice. HTML is sanitised on the way in. Every change names the `version` that was on the screen in `If-Match`.',
  operations: {
    ...deskContentDocumentOperations,
    ...ruleTrialOperations,
    ...deskMediaOperations,
    deskNotifications: { example: { response: { data: [{ ...notification, version: 1 }] } } },
    deskCreateNotification: {
      errors: ['second_person_needed'],
      example: { body: notificationInput, response: { ...notification, version: 1 } },
    },
    deskUpdateNotification: {
      ...edit,
      description: '`version` is the one that visitors see.',
      example: {
        params: { id },
        body: notificationInput,
        response: { ...notification, version: 2 },
      },
    },
    deskRemoveNotification: { example: { params: { id }, response: successResponse } },
    deskMaintenance: { example: { response: { ...maintenance, version: 0 } } },
    deskPutMaintenance: {
      ...edit,
      description: '`version` is the one that visitors see.',
      example: { body: maintenance, response: { ...maintenance, version: 1 } },
    },
    deskUnsetSettings: {
      example: {
        response: { data: { environment: ['LICENCE_NUMBER'], brand: ['servicePhone'] } },
      },
    },
  },
};
