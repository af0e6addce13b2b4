import type { Job } from '@/contracts/site';

const hongKong = { locationEn: 'Hong Kong', locationHk: '香港', locationCn: '香港' };

export const customerJobs: Job[] = [
  {
    _id: 'mortgage-adviser',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-10-19',
    validThrough: '2027-03-31',
    titleEn: 'Mortgage adviser',
    titleHk: '按揭顧問',
    titleCn: '按揭顾问',
    teamEn: 'Lending',
    teamHk: '貸款部',
    teamCn: '贷款部',
    summaryEn:
      'You are the person a borrower talks to from the first question to draw-down. You explain what a loan costs and what can go wrong, and sometimes that it is better not to borrow.',
    summaryHk:
      '由第一條查詢到放款，你是借款人的主要聯絡人。你會講清楚貸款成本和風險，有時也會坦白說「不借更好」。',
    summaryCn:
      '从第一次咨询到放款，您是借款人的主要联系人。您会讲清楚贷款成本和风险，有时也会坦率地说“不借更好”。',
    dutiesEn: [
      'Answer enquiries by phone, message and in person',
      'Go through figures, documents and risks with applicants before they commit',
      'Prepare complete files for the credit team',
      'Keep applicants informed at every step, including when the answer is no',
    ],
    dutiesHk: [
      '透過電話、訊息及面談解答查詢',
      '在客戶作決定前，與他們逐項了解數字、文件及風險',
      '整理完整檔案交信貸審批組',
      '每一步都向申請人交代進度，不獲批時亦然',
    ],
    dutiesCn: [
      '通过电话、信息和面谈解答咨询',
      '在客户作决定前，与其逐项梳理数字、文件和风险',
      '整理完整档案交信贷审批组',
      '每一步都向申请人说明进度，不获批时也一样',
    ],
    requirementsEn: [
      'Two years or more in mortgages, banking or property',
      'Fluent Cantonese; good Putonghua and English',
      'Able to explain a repayment schedule without jargon',
      'A record of treating customers fairly',
    ],
    requirementsHk: [
      '兩年或以上按揭、銀行或地產相關經驗',
      '流利廣東話，良好普通話及英語',
      '能以淺白語言解釋還款表',
      '重視公平待客',
    ],
    requirementsCn: [
      '两年或以上按揭、银行或房地产相关经验',
      '普通话和粤语流利，英语良好',
      '能用通俗语言解释还款计划',
      '重视公平对待客户',
    ],
  },
  {
    _id: 'customer-care-officer',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-10-26',
    validThrough: '2027-03-31',
    titleEn: 'Customer care officer',
    titleHk: '客戶服務主任',
    titleCn: '客户服务专员',
    teamEn: 'Customer centre',
    teamHk: '客戶中心',
    teamCn: '客户中心',
    summaryEn:
      'You help customers who already have a loan: statements, early repayment, payment holidays, and hard months.',
    summaryHk: '你負責協助現有客戶：結單、提早還款、還款假期，以及供款有困難的時候。',
    summaryCn: '您负责协助现有客户：账单、提前还款、还款假期，以及月供有困难的时候。',
    dutiesEn: [
      'Take calls and messages and see each one through to its end',
      'Work out arrangements with customers who fall behind, within clear rules',
      'Log complaints faithfully and pass them on without softening them',
      'Suggest which answers the website should give better',
    ],
    dutiesHk: [
      '接聽來電、處理留言，並跟進至完結',
      '按清晰準則，與遲還款的客戶商討安排',
      '如實記錄投訴並上報，不作淡化',
      '建議網站哪些內容可以寫得更清楚',
    ],
    dutiesCn: [
      '接听来电、处理留言，并跟进到底',
      '按明确准则，与逾期客户商讨还款安排',
      '如实记录投诉并上报，不作淡化',
      '建议网站哪些内容可以写得更清楚',
    ],
    requirementsEn: [
      'One year or more in a customer-facing role',
      'Fluent Cantonese; Putonghua and English good enough to calm a worried caller',
      'Patience, tact and tidy notes',
      'Saturday mornings on a rota',
    ],
    requirementsHk: [
      '一年或以上客戶服務經驗',
      '流利廣東話；普通話及英語足以安撫焦急的來電者',
      '有耐性、懂分寸、紀錄整齊',
      '須輪值星期六上午',
    ],
    requirementsCn: [
      '一年或以上客户服务经验',
      '普通话和粤语流利，英语足以安抚焦急的来电者',
      '有耐心、懂分寸、记录整齐',
      '须轮值周六上午',
    ],
  },
  {
    _id: 'credit-analyst',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-10-19',
    validThrough: '2027-03-31',
    titleEn: 'Credit analyst',
    titleHk: '信貸分析師',
    titleCn: '信贷分析师',
    teamEn: 'Credit',
    teamHk: '信貸審批部',
    teamCn: '信贷审批部',
    summaryEn:
      'You read the papers behind an application and decide, or recommend, whether the loan can be carried. You write reasons a borrower could understand.',
    summaryHk:
      '你審閱申請文件，判斷借款人能否負擔，並作出決定或建議。你寫的理由，連借款人都看得明白。',
    summaryCn: '您审阅申请文件，判断借款人能否承担，并作出决定或建议。您写的理由，借款人也能看懂。',
    dutiesEn: [
      'Assess income, existing debts, property and title',
      'Read surveyors’ reports and question them where they surprise',
      'Meet the decision time we promise on complete files',
      'Watch the quality of loans already made and report what you see',
    ],
    dutiesHk: [
      '評估入息、現有債務、物業及業權',
      '審閱測量師報告，遇有疑點主動查問',
      '文件齊備後，在承諾時限內完成審批',
      '監察現有貸款質素並如實匯報',
    ],
    dutiesCn: [
      '评估收入、现有负债、房产和产权',
      '审阅测量师报告，遇有疑点主动查问',
      '文件齐全后，在承诺时限内完成审批',
      '监察存量贷款质量并如实汇报',
    ],
    requirementsEn: [
      'Degree or professional training in finance, accounting, surveying or similar',
      'Three years or more in property lending or credit',
      'Reads bank statements and accounts critically, in Chinese and English',
      'Says no when it is no',
    ],
    requirementsHk: [
      '金融、會計、測量或相關學位或專業資格',
      '三年或以上物業貸款或信貸審批經驗',
      '能以批判角度審閱中英文月結單及帳目',
      '該拒絕時敢於拒絕',
    ],
    requirementsCn: [
      '金融、会计、测量或相关学历或专业资格',
      '三年或以上房产贷款或信贷审批经验',
      '能以审慎的眼光审阅中英文流水和账目',
      '该拒绝时敢于拒绝',
    ],
  },
];
