import { instant } from '@/backoffice/http/openapi/examples/application';
import { approvalExample } from '@/backoffice/http/openapi/examples/approval';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const delivered = { perDay: 3 };
const value = { perDay: 5 };
const setting = {
  name: 'receipts' as const,
  value,
  since: '2026-11-16',
  next: null,
  waiting: null,
};
const note = 'Applicants write from shared mailboxes.';

export const deskSettingOperations: OperationGroup = {
  name: 'Desk: settings',
  description:
    'For staff: what the lender sets while the site runs. Each setting is changed as a whole, from a day of Hong Kong on, once a second person has approved it; what was decided stays in the list.',
  operations: {
    deskSettings: { example: { response: { data: [setting] } } },
    deskSetting: {
      description:
        'Of `versions` the last that has begun applies, on one day the last decided; before any, what was `delivered`.',
      example: {
        params: { name: 'receipts' },
        response: {
          data: {
            ...setting,
            delivered,
            versions: [
              {
                number: 1,
                from: '2026-11-16',
                value,
                note,
                maker: 'amy@lender.hk',
                checker: 'ben@lender.hk',
                decidedAt: instant,
              },
            ],
          },
        },
      },
    },
    deskChangeSetting: {
      description:
        'For people alone. All fields are given. Without `from` it applies once it is approved; money already agreed keeps its terms.',
      errors: ['approval_waiting'],
      example: {
        params: { name: 'receipts' },
        body: { value, from: '2026-11-20', note },
        response: {
          data: { ...approvalExample, kind: 'setting', subject: 'setting:receipts', amount: null },
        },
      },
    },
  },
};
