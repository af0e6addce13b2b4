import { faqs } from '@/copy/collections/faqs';
import { maintenance } from '@/copy/collections/maintenance';
import { notifications } from '@/copy/collections/notifications';
import type { DeskEntry } from '@/contracts/desk';
import type { Notification } from '@/contracts/site/site';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { instant } from '../examples/application';
import { pageExample } from '../examples/page';

const notification: Notification = {
  _id: 'n1',
  contentEn: notifications[0]?.contentEn ?? '',
  contentHk: notifications[0]?.contentHk ?? '',
  contentCn: notifications[0]?.contentCn ?? '',
  startsAt: instant,
  endsAt: null,
};
const { _id: id, ...notificationInput } = notification;
const entry: DeskEntry = { position: 0, entry: { ...faqs[0] } };
const entryParams = { collection: 'faqs', id: faqs[0]?._id ?? '' } as const;
const { slug } = pageExample;

export const deskContentOperations: OperationGroup = {
  name: 'Desk: content',
  description:
    'For staff: pages, lists, notifications and the maintenance notice. HTML is sanitised on the way in.',
  operations: {
    deskNotifications: { example: { response: { data: [notification] } } },
    deskCreateNotification: {
      example: { body: notificationInput, response: notification },
    },
    deskUpdateNotification: {
      example: { params: { id }, body: notificationInput, response: notification },
    },
    deskRemoveNotification: { example: { params: { id }, response: successResponse } },
    deskMaintenance: { example: { response: maintenance } },
    deskPutMaintenance: { example: { body: maintenance, response: maintenance } },
    deskPages: {
      example: {
        response: {
          data: [
            {
              slug,
              titleEn: pageExample.titleEn,
              titleHk: pageExample.titleHk,
              titleCn: pageExample.titleCn,
              updatedOn: pageExample.updatedOn,
              blockCount: pageExample.blocks.length,
            },
          ],
        },
      },
    },
    deskPage: { example: { params: { slug }, response: pageExample } },
    deskPutPage: { example: { params: { slug }, body: pageExample, response: pageExample } },
    deskEntries: { example: { params: { collection: 'faqs' }, response: { data: [entry] } } },
    deskPutEntry: {
      description:
        '`entry` follows the schema of its list, as the public call of that list answers it; its `_id` is the `id` of the address.',
      example: { params: entryParams, body: entry, response: entry },
    },
    deskRemoveEntry: { example: { params: entryParams, response: successResponse } },
    deskUnsetSettings: {
      example: {
        response: { data: { environment: ['LICENCE_NUMBER'], brand: ['servicePhone'] } },
      },
    },
  },
};
