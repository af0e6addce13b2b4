import type { PageInput } from '@/contracts/content/page';
import { addressProof, identityCard, ratesDemand } from '../shared/documents';

export const page: PageInput = {
  slug: 'uploadDoc',
  titleEn: 'Send documents | {brand}',
  titleHk: '上載申請文件 | {brand}',
  titleCn: '上传申请文件 | {brand}',
  descriptionEn:
    'Send the documents for your loan from a phone or computer: what we need and why, any format up to {promise.fileSize} a file, and how your files are protected.',
  descriptionHk:
    '用手提電話或電腦上載貸款申請文件：按申請人類別列出所需文件及用途，接受任何格式，每個檔案上限{promise.fileSize}；並說明文件如何儲存及保護。',
  descriptionCn:
    '用手机或电脑上传贷款申请文件：按申请人类型列出所需文件和用途，接受任何格式，每个文件不超过{promise.fileSize}；并说明文件如何保存和保护。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Documents',
      eyebrowHk: '上載文件',
      eyebrowCn: '上传文件',
      headingEn: 'Upload your documents',
      headingHk: '網上上載申請文件',
      headingCn: '在线上传申请文件',
      leadEn:
        'Open the link we sent by SMS, or sign in, then photograph a page or choose a file. We say what each document is for and confirm when we have received it.',
      leadHk:
        '開啟短訊連結或登入帳戶，再拍照或選擇檔案即可。每項文件均註明用途，收妥後會即時確認。',
      leadCn:
        '打开短信链接或登录账户，再拍照或选择文件即可。每项文件都注明用途，收到后会立即确认。',
      actions: [
        {
          labelEn: 'Is this link really from you?',
          labelHk: '如何確認連結屬實？',
          labelCn: '怎么确认链接是真的？',
          href: '/private-link',
          kind: 'text',
        },
      ],
      illustration: 'desk',
    },
    {
      type: 'steps',
      id: 'how',
      isFolded: true,
      headingEn: 'How to upload',
      headingHk: '上載步驟',
      headingCn: '上传步骤',
      items: [
        {
          titleEn: 'Open your list',
          titleHk: '開啟文件清單',
          titleCn: '打开文件清单',
          bodyEn:
            'Use the link from our SMS with your reference, or sign in to your account. A one-time code confirms that it is you.',
          bodyHk: '用短訊連結及申請編號，或經帳戶進入，並以驗證碼核實身份。',
          bodyCn: '用短信链接和申请编号，或从账户进入，并以验证码核实身份。',
        },
        {
          titleEn: 'Choose an item',
          titleHk: '選擇文件項目',
          titleCn: '选择文件项目',
          bodyEn: 'Start with the documents you have at hand, in any order.',
          bodyHk: '可先提交手邊的文件，次序不限。',
          bodyCn: '可以先提交手边的文件，顺序不限。',
        },
        {
          titleEn: 'Photograph or choose files',
          titleHk: '拍照或選擇檔案',
          titleCn: '拍照或选择文件',
          bodyEn:
            'All four corners, no reflection, readable at arm’s length. Several pages can be sent as several files.',
          bodyHk: '四角完整、沒有反光、字體清晰。多頁文件可分為多個檔案。',
          bodyCn: '四角完整、没有反光、字迹清晰。多页文件可以分成多个文件。',
        },
        {
          titleEn: 'Wait until the upload is complete',
          titleHk: '等待上載完成',
          titleCn: '等待上传完成',
          bodyEn:
            'You can follow the progress, cancel, or try again. A tick shows that the file has arrived. You may leave and come back later.',
          bodyHk: '可查看進度、取消或重試，收妥後會顯示剔號。亦可稍後回來繼續。',
          bodyCn: '可以查看进度、取消或重试，收到后会显示对勾。也可以稍后回来继续。',
        },
        {
          titleEn: 'We check your documents and reply',
          titleHk: '我們審閱文件並回覆',
          titleCn: '我们审阅文件并回复',
          bodyEn:
            'If a page cannot be read or one is missing, we will tell you which. Once everything is complete, you have our decision within {promise.decision}, on working days.',
          bodyHk:
            '如有文件不清或欠缺，會指明是哪一份。全部齊備後，便開始計算{promise.decision}的審批時間（以工作天計）。',
          bodyCn:
            '如有文件不清晰或缺失，会指明是哪一份。全部齐备后，就开始计算{promise.decision}的审批时间（按工作日计）。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'checklist',
      isFolded: true,
      headingEn: 'Documents to prepare, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn:
        'Your own list is shorter: it lists only what is needed for your loan and your kind of income.',
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
              nameEn: 'Mortgage statement and repayment schedule, if there is a mortgage',
              nameHk: '如有按揭：按揭月結單及還款表',
              nameCn: '如有贷款：按揭对账单和还款计划表',
              whyEn: 'What you still owe affects how much more you can borrow.',
              whyHk: '尚欠本金會影響可再借的金額。',
              whyCn: '尚欠本金会影响可再借的金额。',
            },
            {
              nameEn: 'Tenancy agreement, if the property is let',
              nameHk: '如物業已出租：租約',
              nameCn: '如果房产已出租：租约',
              whyEn: 'Rent counts as income, and the tenant’s rights affect the valuation.',
              whyHk: '租金可計作收入，租客權利亦影響估價。',
              whyCn: '租金可计作收入，租客的权利也影响估价。',
            },
          ],
        },
        {
          titleEn: 'Employed, salary paid into a bank account',
          titleHk: '受僱、經銀行出糧',
          titleCn: '受雇、银行代发工资',
          items: [
            {
              nameEn: 'Payslips for the last {promise.incomeProof}',
              nameHk: '最近{promise.incomeProof}糧單',
              nameCn: '最近{promise.incomeProof}工资单',
              whyEn: 'Shows basic pay, allowances and deductions separately.',
              whyHk: '分列底薪、津貼及扣款。',
              whyCn: '分列底薪、津贴和扣款。',
            },
            {
              nameEn: 'Statements of the salary account for the last {promise.incomeProof}',
              nameHk: '最近{promise.incomeProof}出糧戶口月結單',
              nameCn: '最近{promise.incomeProof}工资账户流水',
              whyEn: 'Shows your salary being paid in, and your other commitments.',
              whyHk: '核實薪金入帳及其他開支。',
              whyCn: '核实工资入账和其他支出。',
            },
            {
              nameEn: 'Latest tax demand, or employer’s return',
              nameHk: '最近期稅單或僱主報稅表',
              nameCn: '最近一期税单或雇主报税表',
              whyEn: 'An independent figure for the year.',
              whyHk: '全年收入的獨立證明。',
              whyCn: '来源独立的全年收入数字。',
            },
          ],
        },
        {
          titleEn: 'Paid in other ways: hourly, commission, cash with records',
          titleHk: '其他受薪方式：時薪、佣金、有紀錄的現金',
          titleCn: '其他发薪方式：时薪、佣金、有记录的现金',
          items: [
            {
              nameEn: 'Bank statements for the last {promise.varyingIncomeProof}',
              nameHk: '最近{promise.varyingIncomeProof}銀行月結單',
              nameCn: '最近{promise.varyingIncomeProof}银行流水',
              whyEn: 'Your income differs from month to month, so we need a longer record.',
              whyHk: '收入每月不同，所以需要較長時間的紀錄。',
              whyCn: '收入每月不同，所以需要较长时间的记录。',
            },
            {
              nameEn: 'Latest tax demand',
              nameHk: '最近期稅單',
              nameCn: '最近一期税单',
              whyEn: 'Confirms your income for the whole year.',
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
              whyEn: 'Shows how long you have traded, and in whose name.',
              whyHk: '顯示開業日期及經營者。',
              whyCn: '显示开业日期和经营者。',
            },
            {
              nameEn:
                'Business and personal bank statements for the last {promise.varyingIncomeProof}',
              nameHk: '最近{promise.varyingIncomeProof}公司及個人銀行月結單',
              nameCn: '最近{promise.varyingIncomeProof}公司和个人银行流水',
              whyEn: 'Shows how your income varies.',
              whyHk: '反映收入變化。',
              whyCn: '反映收入变化。',
            },
            {
              nameEn: 'Latest tax demand and tax return',
              nameHk: '最近期稅單及報稅表',
              nameCn: '最近一期税单和报税表',
              whyEn: 'The year’s figure, to compare with the statements.',
              whyHk: '全年收入數字，可與月結單核對。',
              whyCn: '全年收入数字，可与流水核对。',
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
              whyEn: 'Shows who owns and directs the company.',
              whyHk: '核實股東及董事身份。',
              whyCn: '核实股东和董事身份。',
            },
            {
              nameEn: 'Audited or management accounts for the last {promise.companyAccounts}',
              nameHk: '最近{promise.companyAccounts}核數報告或管理帳目',
              nameCn: '最近{promise.companyAccounts}审计报告或未经审计的财务报表',
              whyEn: 'Shows what the business earns and owes.',
              whyHk: '了解盈利及負債。',
              whyCn: '了解盈利和负债。',
            },
            {
              nameEn: 'Company bank statements for the last {promise.varyingIncomeProof}',
              nameHk: '最近{promise.varyingIncomeProof}公司銀行月結單',
              nameCn: '最近{promise.varyingIncomeProof}公司银行流水',
              whyEn: 'Shows current trading before it appears in the accounts.',
              whyHk: '反映最新營業情況。',
              whyCn: '反映最新的经营情况。',
            },
          ],
        },
      ],
    },
    {
      type: 'table',
      id: 'formats',
      isFolded: true,
      headingEn: 'File formats and sizes',
      headingHk: '檔案格式及大小',
      headingCn: '文件格式与大小',
      columns: [
        { labelEn: 'Item', labelHk: '項目', labelCn: '项目' },
        { labelEn: 'Rule', labelHk: '規定', labelCn: '规定' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Kind of file', textHk: '檔案類型', textCn: '文件类型' },
            {
              textEn:
                'Any. We check PDF, JPG, PNG and HEIC at once; our staff look at other formats. Please remove the password of a locked PDF first.',
              textHk:
                '不限。PDF、JPG、PNG及HEIC可即時檢查，其他格式須由職員查看。有密碼的PDF請先移除密碼。',
              textCn:
                '不限。PDF、JPG、PNG和HEIC可以立即检查，其他格式须由工作人员查看。有密码的PDF请先取消密码。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Size', textHk: '大小', textCn: '大小' },
            {
              textEn:
                'Up to {promise.fileSize} a file. A phone photograph is usually well below that.',
              textHk: '每個檔案上限{promise.fileSize}，一般手提電話相片遠低於此。',
              textCn: '每个文件不超过{promise.fileSize}，一般手机照片远低于此。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Number', textHk: '數量', textCn: '数量' },
            {
              textEn: 'Up to {promise.filesPerItem} files for each item.',
              textHk: '每項最多{promise.filesPerItem}個檔案。',
              textCn: '每项最多{promise.filesPerItem}个文件。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Quality', textHk: '清晰度', textCn: '清晰度' },
            {
              textEn: 'We keep each file as you sent it: we do not shrink, convert or unpack it.',
              textHk: '按原檔保存，不會壓縮、轉換或解壓。',
              textCn: '按原文件保存，不会压缩、转换或解压。',
            },
          ],
        },
      ],
    },
    {
      type: 'cards',
      id: 'protection',
      isFolded: true,
      headingEn: 'How your files are protected',
      headingHk: '我們如何保護你的文件',
      headingCn: '我们如何保护您的文件',
      items: [
        {
          icon: 'shield',
          titleEn: 'While you upload',
          titleHk: '上載期間',
          titleCn: '上传过程中',
          bodyEn:
            'The connection is encrypted. Only a session confirmed by a one-time code can upload.',
          bodyHk: '連線已加密，並須以驗證碼核實方可上載。',
          bodyCn: '连接已加密，并须以验证码核实后才能上传。',
        },
        {
          icon: 'key',
          titleEn: 'How we store them',
          titleHk: '儲存方式',
          titleCn: '保存方式',
          bodyEn:
            'They are stored in Hong Kong, separate from the public website, under file names that reveal nothing. Identity card numbers you type are stored encrypted.',
          bodyHk:
            '檔案存放於香港，與公開網站分開，並以不含個人資料的名稱儲存；你輸入的身份證號碼會加密保存。',
          bodyCn:
            '文件存放在香港，与公开网站分开，并以不含个人信息的名称保存；您输入的证件号码会加密保存。',
        },
        {
          icon: 'people',
          titleEn: 'Who can see them',
          titleHk: '誰可查閱',
          titleCn: '谁可以查看',
          bodyEn:
            'Only the staff who work on your application. The system checks at every download that the person is authorised. The files have no public address.',
          bodyHk: '只限處理你申請的職員，系統於每次下載時均會核實其權限；檔案沒有公開網址。',
          bodyCn:
            '只有处理您申请的工作人员可以查看，系统在每次下载时都会核实其权限；文件没有公开网址。',
        },
        {
          icon: 'clock',
          titleEn: 'How long we keep them',
          titleHk: '保留期限',
          titleCn: '保留期限',
          bodyEn:
            'We delete an unfinished application and its files {promise.draftKept} after your last change. The privacy page gives the other periods.',
          bodyHk:
            '未完成的申請連同檔案，會於最後更改起{promise.draftKept}後刪除；其他期限見私隱政策。',
          bodyCn:
            '未完成的申请连同文件，会在最后一次修改起{promise.draftKept}后删除；其他期限见隐私政策。',
          href: '/privacy',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Please do not send documents by email or messaging app',
      headingHk: '請勿以電郵或通訊軟件傳送文件',
      headingCn: '请不要用电子邮件或聊天软件传送文件',
      bodyEn:
        'We do not collect identity documents that way. If anyone asks you to send them that way, it is not us. Check with us[[ on {servicePhone}]] before you send anything.',
      bodyHk:
        '我們不會以這些方式收取身份證明文件。如有人提出這種要求，該人並非本公司職員。傳送前請先[[致電{servicePhone}|向我們]]查證。',
      bodyCn:
        '我们不会用这些方式收取身份证件。如果有人提出这种要求，对方不是我们的工作人员。发送之前请先[[致电{servicePhone}|向我们]]核实。',
    },
    {
      type: 'questions',
      id: 'questions',
      isFolded: true,
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'What if my file is larger than {promise.fileSize}?',
          questionHk: '檔案超過{promise.fileSize}，怎麼辦？',
          questionCn: '文件超过{promise.fileSize}，怎么办？',
          answerEn:
            'Split a long PDF into parts, or photograph the pages. One item holds up to {promise.filesPerItem} files.',
          answerHk: '可將較長的PDF分拆，或逐頁拍照；每項最多可上載{promise.filesPerItem}個檔案。',
          answerCn: '可以把较长的PDF拆分，或逐页拍照；每项最多可上传{promise.filesPerItem}个文件。',
        },
        {
          questionEn: 'What if the link in the SMS no longer opens?',
          questionHk: '短訊連結打不開，怎麼辦？',
          questionCn: '短信里的链接打不开，怎么办？',
          answerEn:
            'Links expire after a while. Enter your reference and mobile number on this page and we will send you a code; or sign in to your account.',
          answerHk:
            '連結設有期限。請在本頁輸入申請編號及手提電話號碼，我們會傳送驗證碼；亦可登入帳戶。',
          answerCn:
            '链接有使用期限。请在本页输入申请编号和手机号码，我们会发送验证码；也可以登录账户。',
        },
        {
          questionEn: 'Do I have to send originals?',
          questionHk: '需要交正本嗎？',
          questionCn: '需要交原件吗？',
          answerEn:
            'Not at this stage. The solicitor looks at the originals of identity documents and title deeds when you sign.',
          answerHk: '現階段不用。簽契時，律師會查看身份證明文件及樓契正本。',
          answerCn: '现阶段不用。签约时，律师会查看身份证件和房产契据的原件。',
        },
        {
          questionEn: 'Can I cover part of my HKID card?',
          questionHk: '可以遮蓋身份證部分資料嗎？',
          questionCn: '可以遮盖身份证的部分内容吗？',
          answerEn:
            'Yes, but the number, name, date of birth and photograph must stay visible. You may write “for mortgage application only” on an empty part of the copy.',
          answerHk:
            '號碼、姓名、出生日期及相片須清晰可見。你可在副本空白處寫上「只供按揭申請用」。',
          answerCn:
            '号码、姓名、出生日期和照片须清晰可见。您可以在副本空白处写上“仅供按揭申请使用”。',
        },
        {
          questionEn: 'I sent the wrong file. Can I remove it?',
          questionHk: '傳錯檔案，可以刪除嗎？',
          questionCn: '传错文件，可以删除吗？',
          answerEn:
            'Yes. Choose “Remove” beside it, as long as your application is still open, then send the right one. Once the application has ended, please ask us.',
          answerHk:
            '可以。申請未結束前，按檔案旁的「刪除」即可，然後上載正確檔案。申請結束後，請與我們聯絡。',
          answerCn:
            '可以。申请结束之前，点击文件旁的“删除”即可，然后上传正确的文件。申请结束后，请与我们联系。',
        },
        {
          questionEn: 'What if my documents are in another language?',
          questionHk: '文件是其他語言，怎麼辦？',
          questionCn: '文件是其他语言，怎么办？',
          answerEn:
            'Documents in Chinese or English need no translation. For other languages, ask us first: often only one page needs translating.',
          answerHk: '中文及英文文件毋須翻譯；其他語言請先查詢，通常只須翻譯一頁。',
          answerCn: '中文和英文文件无需翻译；其他语言请先咨询，通常只需翻译一页。',
        },
      ],
    },
  ],
};
