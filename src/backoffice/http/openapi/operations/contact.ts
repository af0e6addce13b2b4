import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';

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
    campaignStep: {
      readsCookies: ['utm_source', 'utm_medium', 'utm_campaign'],
      example: {
        body: { event: 'application_step', step: 2, product: 'first' },
        response: successResponse,
      },
    },
  },
};
