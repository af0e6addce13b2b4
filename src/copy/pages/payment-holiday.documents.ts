import type { ContentBlockInput } from '@/contracts/content';

export const paymentHolidayDocuments: ContentBlockInput = {
  type: 'documents',
  id: 'documents',
  headingEn: 'What to have ready, and why',
  headingHk: '請準備以下資料',
  headingCn: '请准备以下资料',
  leadEn: 'We already have your loan on file, so the list is short.',
  leadHk: '你的貸款資料已在我們的紀錄內，所需文件不多。',
  leadCn: '您的贷款资料已在我们的记录里，所需文件不多。',
  groups: [
    {
      titleEn: 'With the request',
      titleHk: '提出申請時',
      titleCn: '提出申请时',
      items: [
        {
          nameEn: 'The months you have in mind, and the reason',
          nameHk: '希望的月數及原因',
          nameCn: '希望的月数和原因',
          whyEn:
            'A baby, a course, a gap between jobs: each ends at a different time, and the holiday should end with it.',
          whyHk: '生育、進修、轉工，各有不同的完結時間，還款假期應與之配合。',
          whyCn: '生育、进修、换工作，各有不同的结束时间，还款假期应与之配合。',
        },
        {
          nameEn: 'What you expect to earn and spend each month until then',
          nameHk: '期間每月的預計收支',
          nameCn: '期间每月的预计收支',
          whyEn: 'The interest still has to be paid. We check with you that it can be.',
          whyHk: '利息仍須支付，我們會與你一起核算是否應付得來。',
          whyCn: '利息仍然要付，我们会和您一起核算能不能应付。',
        },
      ],
    },
    {
      titleEn: 'If we ask for it',
      titleHk: '如我們要求',
      titleCn: '如果我们要求',
      items: [
        {
          nameEn: 'Proof of the change: a letter from the employer, hospital or school',
          nameHk: '情況有變的證明，例如僱主、醫院或學校的信件',
          nameCn: '情况变化的证明，例如雇主、医院或学校的信件',
          whyEn: 'It shows that the change is temporary, which is what a holiday is for.',
          whyHk: '用以確認變化屬暫時性，這正是還款假期的用意。',
          whyCn: '用来确认变化是暂时的，这正是还款假期的用意。',
        },
        {
          nameEn: 'Bank statements of the last three months',
          nameHk: '最近三個月的銀行月結單',
          nameCn: '最近三个月的银行流水',
          whyEn: 'Only where your income has changed since we last saw it.',
          whyHk: '只在入息與我們現有紀錄不同時才需要。',
          whyCn: '只在收入与我们现有记录不同时才需要。',
        },
        {
          nameEn: 'The agreement of everyone who signed the loan',
          nameHk: '所有借款人及擔保人的同意',
          nameCn: '所有借款人和担保人的同意',
          whyEn: 'New terms bind them too, so they read and agree to them first.',
          whyHk: '新條款對他們同樣有約束力，須先閱覽並同意。',
          whyCn: '新条款对他们同样有约束力，要先看清并同意。',
        },
      ],
    },
  ],
};
