import type { CallBack } from '@/contracts/appointment/call-back';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { missedSearchOperations } from '../campaign/missed-search';
import { savedReportOperations } from '../campaign/saved-report';

const callBack: CallBack = {
  reference: 'AP-7F3K9Q2M',
  startsAt: '2026-11-24T02:00:00.000Z',
  endsAt: '2026-11-24T02:30:00.000Z',
  state: 'booked',
  changes: 0,
  topic: 'new-loan',
  phoneEnding: '4567',
};
const { startsAt, endsAt } = callBack;
const token = 'q0C3f6nVt1hUzYbW8eKdR2xJ5mPaSgLoIiTvNcHw9E4';

export const contactOperations: OperationGroup = {
  name: 'Contact and campaigns',
  description: 'Messages of visitors, and the count of applications that campaigns brought.',
  operations: {
    contactUs: {
      errors: ['bot_refused'],
      readsCookies: ['contact_token'],
      setsCookies: ['contact_token'],
      example: {
        body: {
          name: 'CHAN Tai Man',
          phone: '9123 4567',
          topic: 'new-loan',
          callTime: 'evening',
          message: 'I would like to know more about a second mortgage.',
        },
        response: { success: true, reference: 'MS-7F3K9Q2M', waitSeconds: 180 },
      },
    },
    callBackSlots: {
      description:
        'Within the office hours, without the general holidays of Hong Kong. A time that is full is left out.',
      example: { response: { data: [{ startsAt, endsAt }] } },
    },
    bookCallBack: {
      description:
        'The confirmation by text message links to `{site}/{locale}/contact-us#call-back={token}`. A full time is refused with `slot_taken`.',
      errors: ['bot_refused', 'slot_taken'],
      example: {
        body: { startsAt, name: 'CHAN Tai Man', phone: '9123 4567', topic: 'new-loan' },
        response: { token, isTexted: true, data: callBack },
      },
    },
    callBack: {
      errors: ['not_found'],
      example: { body: { token }, response: { data: callBack } },
    },
    moveCallBack: {
      description: 'Until the call begins. Its reference and token stay.',
      errors: ['not_found', 'conflict', 'slot_taken'],
      example: { body: { token, startsAt }, response: { data: { ...callBack, changes: 1 } } },
    },
    cancelCallBack: {
      description: 'Until the call begins; cancelling it again changes nothing.',
      errors: ['not_found', 'conflict'],
      example: {
        body: { token },
        response: { data: { ...callBack, state: 'cancelled', changes: 1 } },
      },
    },
    applyForJob: {
      description:
        'The text parts come before the file. The CV is a PDF or a Word file by its bytes; anything else is `unsupported_media_type`.',
      errors: ['bot_refused'],
      example: {
        form: {
          jobId: 'credit-analyst',
          name: 'CHAN Tai Man',
          phone: '9123 4567',
          email: 'taiman@example.com',
          consent: 'yes',
        },
        response: { success: true, reference: 'JA-7F3K9Q2M' },
      },
    },
    ...missedSearchOperations,
    ...savedReportOperations,
    campaignStep: {
      readsCookies: ['last_touch', 'utm_source', 'utm_medium', 'utm_campaign'],
      example: {
        body: { event: 'application_step', step: 2, product: 'first' },
        response: successResponse,
      },
    },
  },
};
