import type { ContentBlockInput } from '@/contracts/content';

export const uploadDocSafety: ContentBlockInput[] = [
  {
    type: 'table',
    id: 'formats',
    headingEn: 'Formats and sizes',
    headingHk: '格式及大小',
    headingCn: '格式与大小',
    columns: [
      { labelEn: 'Limit', labelHk: '項目', labelCn: '项目' },
      { labelEn: 'What holds', labelHk: '規定', labelCn: '规定' },
    ],
    rows: [
      {
        cells: [
          { textEn: 'Kind of file', textHk: '檔案類型', textCn: '文件类型' },
          {
            textEn:
              'Any. PDF, JPG, PNG and HEIC are read fastest. A locked PDF needs its password removed first.',
            textHk: '不限，PDF、JPG、PNG及HEIC處理最快。有密碼的PDF請先移除密碼。',
            textCn: '不限，PDF、JPG、PNG和HEIC处理最快。有密码的PDF请先取消密码。',
          },
        ],
      },
      {
        cells: [
          { textEn: 'Size', textHk: '大小', textCn: '大小' },
          {
            textEn: 'Up to 20 MB a file. A phone photograph is usually well below that.',
            textHk: '每個檔案上限20MB，一般手機相片遠低於此。',
            textCn: '每个文件不超过20MB，一般手机照片远低于此。',
          },
        ],
      },
      {
        cells: [
          { textEn: 'Number', textHk: '數量', textCn: '数量' },
          {
            textEn: 'Up to 10 files for each item.',
            textHk: '每項最多10個檔案。',
            textCn: '每项最多10个文件。',
          },
        ],
      },
      {
        cells: [
          { textEn: 'Quality', textHk: '清晰度', textCn: '清晰度' },
          {
            textEn: 'Kept as you sent it: we do not shrink, convert or unpack files.',
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
    headingEn: 'How your files are protected',
    headingHk: '文件如何受保護',
    headingCn: '文件如何受到保护',
    items: [
      {
        icon: 'shield',
        titleEn: 'On the way',
        titleHk: '傳送途中',
        titleCn: '传输途中',
        bodyEn: 'The connection is encrypted. Only a session proved by a one-time code can upload.',
        bodyHk: '連線經加密，並須以驗證碼核實方可上載。',
        bodyCn: '连接经过加密，并须以验证码核实后才能上传。',
      },
      {
        icon: 'key',
        titleEn: 'Where they lie',
        titleHk: '儲存',
        titleCn: '保存',
        bodyEn:
          'In Hong Kong, away from the public website, under a name that tells nothing. Identity card numbers you type are stored encrypted.',
        bodyHk: '存放於香港，與公開網站分開，檔案以無關名稱儲存；你輸入的身分證號碼會加密保存。',
        bodyCn: '存放在香港，与公开网站分开，文件以无关名称保存；您输入的证件号码会加密保存。',
      },
      {
        icon: 'people',
        titleEn: 'Who sees them',
        titleHk: '誰可查閱',
        titleCn: '谁可以查看',
        bodyEn:
          'The staff who work on your application. Each opening is a download, never a public address.',
        bodyHk: '只限處理你申請的職員，須經授權下載，沒有公開網址。',
        bodyCn: '仅限处理您申请的员工，须经授权下载，没有公开网址。',
      },
      {
        icon: 'clock',
        titleEn: 'For how long',
        titleHk: '保留多久',
        titleCn: '保留多久',
        bodyEn:
          'An application left unfinished is removed after 30 days, with its files. The privacy page gives the other periods.',
        bodyHk: '未完成的申請連同檔案會於30日後刪除；其他期限見私隱政策。',
        bodyCn: '未完成的申请连同文件会在30天后删除；其他期限见隐私政策。',
        href: '/privacy',
      },
    ],
  },
  {
    type: 'notice',
    tone: 'warning',
    headingEn: 'Please do not send papers by e-mail or messaging app',
    headingHk: '請勿以電郵或通訊軟件傳送文件',
    headingCn: '请不要用电子邮件或聊天软件传送文件',
    bodyEn:
      'We do not collect identity documents that way. Anybody who asks you to is not us. Check with {servicePhone} before you send anything.',
    bodyHk:
      '我們不會以這些方式收取身分證明文件。如有人提出這種要求，對方並非我們。傳送前請先致電{servicePhone}查證。',
    bodyCn:
      '我们不会用这些方式收取身份证明文件。如果有人提出这种要求，对方不是我们。发送之前请先致电{servicePhone}核实。',
  },
  {
    type: 'questions',
    id: 'questions',
    headingEn: 'Questions and answers',
    headingHk: '常見問題',
    headingCn: '常见问题',
    items: [
      {
        questionEn: 'My file is larger than 20 MB.',
        questionHk: '我的檔案超過20MB。',
        questionCn: '我的文件超过20MB。',
        answerEn:
          'Split a long PDF into parts, or photograph the pages. Ten files fit into one item.',
        answerHk: '可將長PDF分拆，或逐頁拍照；每項可放10個檔案。',
        answerCn: '可以把长PDF拆分，或逐页拍照；每项可放10个文件。',
      },
      {
        questionEn: 'The link in the SMS no longer opens.',
        questionHk: '短訊連結打不開。',
        questionCn: '短信里的链接打不开。',
        answerEn:
          'Links end after a while. Enter your reference and phone number on this page and we send a code, or sign in.',
        answerHk: '連結設有期限。請在本頁輸入申請編號及電話號碼，我們會傳送驗證碼；亦可登入帳戶。',
        answerCn:
          '链接有有效期。请在本页输入申请编号和手机号码，我们会发送验证码；也可以登录账户。',
      },
      {
        questionEn: 'Must I send originals?',
        questionHk: '需要交正本嗎？',
        questionCn: '需要交原件吗？',
        answerEn:
          'Not to us at this stage. The solicitor looks at identity documents and title deeds when you sign.',
        answerHk: '現階段不用。簽契時，律師會查看身分證明文件及樓契正本。',
        answerCn: '现阶段不用。签约时，律师会查看身份证明文件和房产契据的原件。',
      },
      {
        questionEn: 'May I cover part of my HKID card?',
        questionHk: '可以遮蓋身份證部分資料嗎？',
        questionCn: '可以遮盖身份证的部分内容吗？',
        answerEn:
          'The number, name, date of birth and photograph must be seen. You may write “for mortgage application only” across the copy, beside the text.',
        answerHk: '號碼、姓名、出生日期及相片須清晰可見。你可在副本空白處寫上「只供按揭申請用」。',
        answerCn:
          '号码、姓名、出生日期和照片须清晰可见。您可以在副本空白处写上“仅供按揭申请使用”。',
      },
      {
        questionEn: 'I sent the wrong file. Can I remove it?',
        questionHk: '傳錯檔案，可以刪除嗎？',
        questionCn: '传错文件，可以删除吗？',
        answerEn:
          'Yes, with “Remove” beside it, as long as your application is open; then send the right one. Once the application has ended, please ask us.',
        answerHk:
          '可以。申請未結束前，按檔案旁的「刪除」即可，然後上載正確檔案。申請結束後，請與我們聯絡。',
        answerCn:
          '可以。申请结束之前，点文件旁的“删除”即可，然后上传正确的文件。申请结束后，请与我们联系。',
      },
      {
        questionEn: 'My papers are in another language.',
        questionHk: '我的文件是其他語言。',
        questionCn: '我的文件是其他语言。',
        answerEn:
          'Chinese and English need no translation. For others, ask first: often one page is enough.',
        answerHk: '中文及英文文件毋須翻譯；其他語言請先查詢，通常只須翻譯一頁。',
        answerCn: '中文和英文文件无需翻译；其他语言请先咨询，通常只需翻译一页。',
      },
    ],
  },
];
