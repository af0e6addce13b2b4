import type { ContentBlockInput } from '@/contracts/content';
import { addressProof, identityCard } from './common-documents';

export const case1Apply: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'steps',
    headingEn: 'How it goes',
    headingHk: '申請流程',
    headingCn: '办理流程',
    leadEn:
      'You can stop after any step. Nothing binds you until you have signed the loan agreement.',
    leadHk: '任何一步都可以停下來；簽署貸款協議之前，你不受任何約束。',
    leadCn: '任何一步都可以停下来；签署贷款协议之前，您不受任何约束。',
    items: [
      {
        titleEn: 'See the numbers',
        titleHk: '先看數字',
        titleCn: '先看数字',
        bodyEn:
          'Value the flat and try a payment your quiet months can carry. No name, no phone number.',
        bodyHk: '為單位估價，試算淡月也供得起的金額。毋須姓名及電話。',
        bodyCn: '给房产估价，试算淡季也还得起的金额。不用姓名和电话。',
      },
      {
        titleEn: 'Apply online',
        titleHk: '網上申請',
        titleCn: '在线申请',
        bodyEn:
          'About ten minutes. Choose “self-employed” and the list of documents fits itself to your kind of work.',
        bodyHk: '約十分鐘。選擇「自僱」後，文件清單會按你的工作類別調整。',
        bodyCn: '约十分钟。选择“自雇”后，文件清单会按您的工作类型调整。',
      },
      {
        titleEn: 'Send your papers',
        titleHk: '提交文件',
        titleCn: '提交文件',
        bodyEn:
          'Photograph or upload them. A few lines from you about a quiet month save a round of questions.',
        bodyHk: '拍照或上載即可。如有淡月，附上幾句說明，可省卻來回查詢。',
        bodyCn: '拍照或上传即可。如有淡季月份，附上几句说明，可以省去来回询问。',
      },
      {
        titleEn: 'Talk it through',
        titleHk: '與你核對',
        titleCn: '与您核对',
        bodyEn: 'One person reads the whole file and calls you with questions, once.',
        bodyHk: '由一位同事審閱整個檔案，有疑問便一次過致電查詢。',
        bodyCn: '由一位同事审阅整份资料，有疑问时一次性致电询问。',
      },
      {
        titleEn: 'Get the decision',
        titleHk: '審批結果',
        titleCn: '审批结果',
        bodyEn:
          'Within {decisionHours} hours of complete papers, on working days: an offer with rate, term and total interest, or a no with the reason.',
        bodyHk:
          '文件齊備後{decisionHours}小時內（以工作天計）答覆：或附利率、年期及總利息的條款，或不獲批的原因。',
        bodyCn:
          '文件齐备后{decisionHours}小时内（按工作日计算）答复：或是写明利率、期限和总利息的条款，或是不批的原因。',
      },
      {
        titleEn: 'Sign at the solicitor’s',
        titleHk: '到律師樓簽契',
        titleCn: '到律师楼签约',
        bodyEn:
          'The mortgage deed is signed in person. The solicitor checks the title and pays out the loan.',
        bodyHk: '按揭契據須親身簽署。律師查核業權後發放貸款。',
        bodyCn: '按揭契据须本人当面签署。律师查核产权后发放贷款。',
      },
    ],
  },
  {
    type: 'documents',
    id: 'documents',
    headingEn: 'What to bring, and why',
    headingHk: '所需文件及原因',
    headingCn: '所需文件及原因',
    leadEn:
      'Photographs are fine if every corner can be read. Send what you have; we tell you what is missing.',
    leadHk: '可拍照提交，四角清晰即可。先交手頭上的文件，欠缺的我們會告訴你。',
    leadCn: '可以拍照提交，四角清晰即可。先交手上已有的文件，还缺什么我们会告诉您。',
    groups: [
      {
        titleEn: 'You and the property',
        titleHk: '個人及物業',
        titleCn: '个人和房产',
        items: [
          identityCard,
          addressProof,
          {
            nameEn: 'Latest rates demand',
            nameHk: '最近期差餉單',
            nameCn: '最近一期差饷单',
            whyEn: 'Shows the address as the Government records it and that rates are paid.',
            whyHk: '核對政府紀錄的地址及差餉繳付情況。',
            whyCn: '核对政府记录的地址和差饷缴付情况。',
          },
          {
            nameEn: 'Mortgage statement and repayment schedule, if there is a loan',
            nameHk: '如有按揭：按揭月結單及還款表',
            nameCn: '如有贷款：按揭对账单和还款计划表',
            whyEn: 'Tells us what is owed and what you already pay each month.',
            whyHk: '了解尚欠本金及現時每月供款。',
            whyCn: '了解尚欠本金和目前的月供。',
          },
        ],
      },
      {
        titleEn: 'Your work',
        titleHk: '生意及工作',
        titleCn: '生意和工作',
        items: [
          {
            nameEn: 'Business registration certificate, or your licence to work',
            nameHk: '商業登記證或執業牌照',
            nameCn: '商业登记证或执业牌照',
            whyEn: 'Shows since when you have been trading, and in whose name.',
            whyHk: '顯示何時開業及以誰人名義經營。',
            whyCn: '显示何时开业、以谁的名义经营。',
          },
          {
            nameEn: 'Contracts, lease or franchise papers, if you have them',
            nameHk: '合約、租約或特許經營文件（如有）',
            nameCn: '合同、租约或加盟文件（如有）',
            whyEn: 'Income that is already agreed counts for more than a hope.',
            whyHk: '已簽訂的收入，比預期中的更可靠。',
            whyCn: '已经签订的收入，比预期中的更可靠。',
          },
        ],
      },
      {
        titleEn: 'Your income',
        titleHk: '收入',
        titleCn: '收入',
        items: [
          {
            nameEn: 'Bank statements of six months, business and personal',
            nameHk: '六個月公司及個人銀行月結單',
            nameCn: '六个月公司和个人银行流水',
            whyEn: 'They show the rhythm of your income better than any single figure.',
            whyHk: '比單一數字更能反映收入規律。',
            whyCn: '比单一数字更能反映收入规律。',
          },
          {
            nameEn: 'Latest tax demand and tax return',
            nameHk: '最近期稅單及報稅表',
            nameCn: '最近一期税单和报税表',
            whyEn: 'An independent figure for the year to set beside the statements.',
            whyHk: '以獨立的全年數字與月結單互相印證。',
            whyCn: '用独立的全年数字与流水互相印证。',
          },
          {
            nameEn: 'Accounts or a one-page income summary',
            nameHk: '帳目或一頁收支摘要',
            nameCn: '账目或一页收支摘要',
            whyEn:
              'Explains takings, costs and what is left for you. A simple one of your own is enough.',
            whyHk: '說明營業額、成本及實際所得；自行整理的簡單摘要已可。',
            whyCn: '说明营业额、成本和实际所得；自己整理的简单摘要即可。',
          },
        ],
      },
    ],
  },
];
