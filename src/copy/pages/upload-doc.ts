import type { PageInput } from '@/contracts/content';
import { uploadDocSafety } from './upload-doc.safety';
import { addressProof, identityCard, ratesDemand } from './common-documents';

export const uploadDocPage: PageInput = {
  slug: 'uploadDoc',
  titleEn: 'Send documents | {brand}',
  titleHk: '上載申請文件 | {brand}',
  titleCn: '上传申请文件 | {brand}',
  descriptionEn:
    'Send the papers for your loan from a phone or computer: what we need and why, any format up to 20 MB a file, and how your files are protected.',
  descriptionHk:
    '用手機或電腦上載貸款申請文件：需要甚麼、為何需要、接受任何格式，每個檔案上限20MB；並說明文件如何儲存及保護。按申請人類別列出清單，方便預備。',
  descriptionCn:
    '用手机或电脑上传贷款申请文件：需要什么、为什么需要、接受任何格式，每个文件不超过20MB；并说明文件如何保存和保护。按申请人类型列出清单，方便准备。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Documents',
      eyebrowHk: '上載文件',
      eyebrowCn: '上传文件',
      headingEn: 'Send your papers from where you are',
      headingHk: '在哪裏都可以交文件',
      headingCn: '在哪里都可以交文件',
      leadEn:
        'Open the link we sent by SMS, or sign in. Photograph a page or choose a file. Each line says what it is for, and you see when we have received it.',
      leadHk: '按短訊連結或登入帳戶，拍照或選擇檔案即可。每一項均說明用途，收妥後會即時顯示。',
      leadCn: '打开短信链接或登录账户，拍照或选择文件即可。每一项都说明用途，收到后会立即显示。',
      actions: [
        {
          labelEn: 'Sign in',
          labelHk: '登入帳戶',
          labelCn: '登录账户',
          href: '/account/sign-in',
          kind: 'primary',
        },
        {
          labelEn: 'Is this link really from you?',
          labelHk: '如何確認連結屬實？',
          labelCn: '怎么确认链接是真的？',
          href: '/private-link',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '20 MB',
          valueHk: '20MB',
          valueCn: '20MB',
          labelEn: 'a file, any format',
          labelHk: '每個檔案，格式不限',
          labelCn: '每个文件，格式不限',
          conditionEn: 'Up to 10 files for each item on your list.',
          conditionHk: '清單上每一項最多10個檔案。',
          conditionCn: '清单上每一项最多10个文件。',
        },
        {
          valueEn: '1',
          valueHk: '1',
          valueCn: '1',
          labelEn: 'time is enough',
          labelHk: '次已足夠',
          labelCn: '次就够',
          conditionEn:
            'A paper used for two purposes is sent once. We do not ask again for what we hold and can still use.',
          conditionHk: '同一文件可作兩種用途，只須交一次；仍有效的文件，我們不會重複索取。',
          conditionCn: '同一文件可用于两种用途，只需交一次；仍然有效的文件，我们不会重复索取。',
        },
      ],
      illustration: 'desk',
    },
    {
      type: 'steps',
      id: 'how',
      headingEn: 'How to send them',
      headingHk: '上載步驟',
      headingCn: '上传步骤',
      items: [
        {
          titleEn: 'Open your list',
          titleHk: '打開清單',
          titleCn: '打开清单',
          bodyEn:
            'With the link from our SMS and your reference, or from your account. A one-time code proves that it is you.',
          bodyHk: '用短訊連結及申請編號，或經帳戶進入，並以驗證碼核實身分。',
          bodyCn: '用短信链接和申请编号，或从账户进入，并以验证码核实身份。',
        },
        {
          titleEn: 'Choose an item',
          titleHk: '選擇項目',
          titleCn: '选择项目',
          bodyEn: 'Start with what is on your desk. The order does not matter.',
          bodyHk: '先交手邊已有的文件，次序不拘。',
          bodyCn: '先交手边已有的文件，顺序不限。',
        },
        {
          titleEn: 'Photograph or choose files',
          titleHk: '拍照或選擇檔案',
          titleCn: '拍照或选择文件',
          bodyEn:
            'All four corners, no reflection, readable at arm’s length. Several pages may be several files.',
          bodyHk: '四角完整、沒有反光、字體清晰。多頁文件可分為多個檔案。',
          bodyCn: '四角完整、没有反光、字迹清晰。多页文件可以分成多个文件。',
        },
        {
          titleEn: 'Watch it arrive',
          titleHk: '等待傳送完成',
          titleCn: '等待上传完成',
          bodyEn:
            'You see progress, can stop and try again, and see the tick when it is here. You may leave and come back.',
          bodyHk: '可查看進度、取消或重試，收妥後會有剔號。亦可稍後回來繼續。',
          bodyCn: '可以查看进度、取消或重试，收到后会打勾。也可以稍后回来继续。',
        },
        {
          titleEn: 'We read and answer',
          titleHk: '我們審閱及回覆',
          titleCn: '我们审阅并回复',
          bodyEn:
            'If a page cannot be read or one is missing, we tell you which. When all is complete the {decisionHours}-hour count starts, on working days.',
          bodyHk:
            '如有文件不清或欠缺，會指明是哪一份。全部齊備後，便開始計算{decisionHours}小時（工作天）審批時間。',
          bodyCn:
            '如果文件不清或缺少，会指明是哪一份。全部齐备后，就开始计算{decisionHours}小时（工作日）的审批时间。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'checklist',
      headingEn: 'What to prepare, and why',
      headingHk: '文件清單及原因',
      headingCn: '文件清单及原因',
      leadEn:
        'Your own list is shorter: it holds only what your loan and your kind of income need.',
      leadHk: '你的清單會較短，只列出你的貸款及收入類別所需的文件。',
      leadCn: '您的清单会更短，只列出您的贷款和收入类型所需的文件。',
      groups: [
        {
          titleEn: 'Everybody',
          titleHk: '所有申請人',
          titleCn: '所有申请人',
          items: [
            identityCard,
            addressProof,
            ratesDemand,
            {
              nameEn: 'Mortgage statement and repayment schedule, if there is a loan',
              nameHk: '如有按揭：按揭月結單及還款表',
              nameCn: '如有贷款：按揭对账单和还款计划表',
              whyEn: 'What is still owed decides how much can be added.',
              whyHk: '尚欠本金決定還可借多少。',
              whyCn: '尚欠本金决定还可借多少。',
            },
            {
              nameEn: 'Tenancy agreement, if the property is let',
              nameHk: '如物業已出租：租約',
              nameCn: '如果房产已出租：租约',
              whyEn: 'Rent counts as income, and the tenant’s rights count in the valuation.',
              whyHk: '租金可計作收入，租客權利亦影響估價。',
              whyCn: '租金可计作收入，租客的权利也影响估价。',
            },
          ],
        },
        {
          titleEn: 'Employed, salary by bank',
          titleHk: '受僱、經銀行出糧',
          titleCn: '受雇、银行发薪',
          items: [
            {
              nameEn: 'Payslips of three months',
              nameHk: '三個月糧單',
              nameCn: '三个月工资单',
              whyEn: 'Basic pay, allowances and deductions, separately.',
              whyHk: '分列底薪、津貼及扣款。',
              whyCn: '分列底薪、津贴和扣款。',
            },
            {
              nameEn: 'Statements of the salary account, three months',
              nameHk: '三個月出糧戶口月結單',
              nameCn: '三个月工资账户流水',
              whyEn: 'Shows the salary arriving, and your other commitments.',
              whyHk: '核實薪金入帳及其他開支。',
              whyCn: '核实工资入账和其他支出。',
            },
            {
              nameEn: 'Latest tax demand, or employer’s return',
              nameHk: '最近期稅單或僱主報稅表',
              nameCn: '最近一期税单或雇主报税表',
              whyEn: 'An independent figure for the year.',
              whyHk: '獨立的全年收入數字。',
              whyCn: '独立的全年收入数字。',
            },
          ],
        },
        {
          titleEn: 'Paid in other ways: hourly, commission, cash with records',
          titleHk: '其他受薪方式：時薪、佣金、有紀錄的現金',
          titleCn: '其他发薪方式：时薪、佣金、有记录的现金',
          items: [
            {
              nameEn: 'Bank statements of six months',
              nameHk: '六個月銀行月結單',
              nameCn: '六个月银行流水',
              whyEn: 'Longer, because the months differ.',
              whyHk: '每月不同，所以需要較長時間的紀錄。',
              whyCn: '每个月不同，所以需要较长时间的记录。',
            },
            {
              nameEn: 'Latest tax demand',
              nameHk: '最近期稅單',
              nameCn: '最近一期税单',
              whyEn: 'Confirms the year as a whole.',
              whyHk: '核實全年收入。',
              whyCn: '核实全年收入。',
            },
            {
              nameEn: 'Employer’s letter or commission statements',
              nameHk: '僱主信或佣金單',
              nameCn: '雇主证明或佣金单',
              whyEn: 'Explains how the pay is worked out.',
              whyHk: '說明薪酬計算方法。',
              whyCn: '说明薪酬的计算方法。',
            },
          ],
        },
        {
          titleEn: 'Self-employed',
          titleHk: '自僱人士',
          titleCn: '自雇人士',
          items: [
            {
              nameEn: 'Business registration certificate',
              nameHk: '商業登記證',
              nameCn: '商业登记证',
              whyEn: 'Shows since when, and in whose name.',
              whyHk: '顯示開業日期及經營者。',
              whyCn: '显示开业日期和经营者。',
            },
            {
              nameEn: 'Bank statements of six months, business and personal',
              nameHk: '六個月公司及個人月結單',
              nameCn: '六个月公司和个人银行流水',
              whyEn: 'The rhythm of your income.',
              whyHk: '反映收入規律。',
              whyCn: '反映收入规律。',
            },
            {
              nameEn: 'Latest tax demand and tax return',
              nameHk: '最近期稅單及報稅表',
              nameCn: '最近一期税单和报税表',
              whyEn: 'The year’s figure, beside the statements.',
              whyHk: '全年數字，與月結單互相印證。',
              whyCn: '全年数字，与流水互相印证。',
            },
          ],
        },
        {
          titleEn: 'Companies',
          titleHk: '公司',
          titleCn: '公司',
          items: [
            {
              nameEn: 'Business registration, certificate of incorporation, latest annual return',
              nameHk: '商業登記證、公司註冊證明書、最近期周年申報表',
              nameCn: '商业登记证、公司注册证明书、最近一期周年申报表',
              whyEn: 'Who owns and directs the company.',
              whyHk: '核實股東及董事身分。',
              whyCn: '核实股东和董事身份。',
            },
            {
              nameEn: 'Audited or management accounts of two years',
              nameHk: '兩年核數報告或管理帳目',
              nameCn: '两年审计报告或管理账目',
              whyEn: 'What the business earns and owes.',
              whyHk: '了解盈利及負債。',
              whyCn: '了解盈利和负债。',
            },
            {
              nameEn: 'Company bank statements of six months',
              nameHk: '六個月公司銀行月結單',
              nameCn: '六个月公司银行流水',
              whyEn: 'Today’s trade, ahead of the accounts.',
              whyHk: '帳目未反映的最新營業情況。',
              whyCn: '账目尚未反映的最新经营情况。',
            },
          ],
        },
      ],
    },
    ...uploadDocSafety,
  ],
};
