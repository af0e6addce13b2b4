import type { OperationGroup } from '../operation-notes';

export const __camel__Operations: OperationGroup = {
  name: '__Words__',
  description: 'What visitors see of every __words__.',
  operations: {
    __camel__: {
      hasEntityTag: true,
      example: {
        response: {
          data: [{ _id: 'first', titleEn: '1', titleHk: '1', titleCn: '1' }],
        },
      },
    },
  },
};
