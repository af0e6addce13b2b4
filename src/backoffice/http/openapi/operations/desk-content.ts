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

export const deskContentOperations: OperationGroup = {
  name: 'Desk: content',
  description:
    'For staff: pages and lists with drafts and versions, notifications and the maintenance notice. HTML is sanitised on the way in. Every change of a page or an entry names the `version` that was on the screen in `If-Match`.',
  operations: {
    ...deskContentDocumentOperations,
    ...ruleTrialOperations,
    ...deskMediaOperations,
    deskNotifications: { example: { response: { data: [notification] } } },
    deskCreateNotification: {
      errors: ['second_person_needed'],
      example: { body: notificationInput, response: notification },
    },
    deskUpdateNotification: {
      errors: ['second_person_needed'],
      example: { params: { id }, body: notificationInput, response: notification },
    },
    deskRemoveNotification: { example: { params: { id }, response: successResponse } },
    deskMaintenance: { example: { response: maintenance } },
    deskPutMaintenance: {
      errors: ['second_person_needed'],
      example: { body: maintenance, response: maintenance },
    },
    deskUnsetSettings: {
      example: {
        response: { data: { environment: ['LICENCE_NUMBER'], brand: ['servicePhone'] } },
      },
    },
  },
};
