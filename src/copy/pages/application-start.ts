import type { ContentBlockInput } from '@/contracts/content';

/** Where an application begins, on the page of its product. */
export const applicationStart = {
  first: {
    type: 'applicationStart',
    id: 'apply',
    product: 'first',
    headingEn: 'Start here',
    headingHk: '由這裏開始',
    headingCn: '从这里开始',
    leadEn:
      'Two figures are enough to begin. The rest takes about ten minutes, saved at each step.',
    leadHk: '兩個數字便可開始；其餘約需十分鐘，逐步儲存。',
    leadCn: '两个数字就能开始；其余约需十分钟，每一步都会保存。',
  },
  second: {
    type: 'applicationStart',
    id: 'apply',
    product: 'second',
    headingEn: 'Start here',
    headingHk: '由這裏開始',
    headingCn: '从这里开始',
    leadEn:
      'Two figures are enough to begin. Have the statement of your present mortgage at hand for the rest.',
    leadHk: '兩個數字便可開始；其餘部分請備妥現有按揭的結單。',
    leadCn: '两个数字就能开始；其余部分请准备好现有按揭的结单。',
  },
} as const satisfies Record<string, ContentBlockInput>;
