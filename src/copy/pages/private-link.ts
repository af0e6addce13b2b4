import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'privateLink',
  titleEn: 'Links for customers | {brand}',
  titleHk: '客戶專用連結 | {brand}',
  titleCn: '客户专用链接 | {brand}',
  descriptionEn:
    'Where customers go for applications, statements, documents and requests, and how to tell whether a link or message that names us really comes from us.',
  descriptionHk:
    '供客戶查詢申請進度、查閱月結單、上載文件及提出各項要求；並教你分辨以我們名義發出的短訊及連結是否屬實，收到可疑訊息時應該怎樣做。',
  descriptionCn:
    '供客户查询申请进度、查看对账单、上传文件和提出各项申请；并教您分辨以我们名义发出的短信和链接是否真实，收到可疑消息时应该怎么做。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Links for customers',
      eyebrowHk: '客戶專用連結',
      eyebrowCn: '客户专用链接',
      headingEn: 'Links to your application and your loan',
      headingHk: '查閱你的申請及貸款',
      headingCn: '查看您的申请和贷款',
      leadEn:
        'All services for an application or a loan, in one place. You need a one-time code sent to your mobile phone.',
      leadHk: '申請及貸款的各項服務均可在此使用，並須輸入短訊驗證碼。',
      leadCn: '申请和贷款的各项服务都可以在这里使用，并须输入短信验证码。',
      actions: [
        {
          labelEn: 'Sign in',
          labelHk: '登入帳戶',
          labelCn: '登录账户',
          href: '/account/sign-in',
          kind: 'primary',
        },
        {
          labelEn: 'Send documents',
          labelHk: '上載文件',
          labelCn: '上传文件',
          href: '/upload-document',
          kind: 'secondary',
        },
      ],
      illustration: 'letter',
    },
    {
      type: 'privateLinks',
      id: 'links',
      headingEn: 'Choose a service',
      headingHk: '選擇服務',
      headingCn: '选择服务',
      leadEn: 'Sign in once to use all of these.',
      leadHk: '登入一次，即可使用以下服務。',
      leadCn: '登录一次，即可使用以下服务。',
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'If you received a link by SMS',
      headingHk: '如收到短訊連結',
      headingCn: '如果收到短信链接',
      bodyEn:
        'We send a link only when you expect one: to upload documents or to continue an application you started. If you did not start anything, do not tap the link. Type our address yourself[[, or call {servicePhone}]].',
      bodyHk:
        '我們只會在你需要上載文件，或繼續已開始的申請時傳送連結。如你沒有提出申請，切勿點按；請自行輸入網址[[，或致電{servicePhone}查證]]。',
      bodyCn:
        '我们只会在您需要上传文件，或继续已开始的申请时发送链接。如果您没有提出申请，请不要点击；请自行输入网址[[，或致电{servicePhone}核实]]。',
    },
    {
      type: 'table',
      id: 'recognise',
      headingEn: 'How to tell a genuine message from a scam',
      headingHk: '如何分辨真假訊息',
      headingCn: '怎么分辨消息的真假',
      columns: [
        { labelEn: 'A genuine message from us', labelHk: '真確訊息', labelCn: '真实消息' },
        { labelEn: 'Very likely a scam', labelHk: '很可能是騙案', labelCn: '很可能是诈骗' },
      ],
      rows: [
        {
          cells: [
            {
              textEn: 'Its link opens the same address that you see in your browser now',
              textHk: '連結與你現時瀏覽器所見的網址完全相同',
              textCn: '链接与您现在浏览器中看到的网址完全相同',
            },
            {
              textEn: 'Has a look-alike address or a shortened link, or asks you to install a file',
              textHk: '相似網址、縮短網址，或要求安裝程式',
              textCn: '相似网址、短链接，或要求安装程序',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Its link opens a page that sends you a code before it shows anything',
              textHk: '開啟後須先以驗證碼核實，才顯示資料',
              textCn: '打开后须先用验证码核实，才显示内容',
            },
            {
              textEn: 'Asks at once for your full identity number, card details or password',
              textHk: '一開始便要求完整的身份證號碼、信用卡資料或密碼',
              textCn: '一开始就要求完整的证件号码、银行卡信息或密码',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Never asks you to tell anyone the code',
              textHk: '絕不會要求你向任何人說出驗證碼',
              textCn: '绝不会要求您把验证码告诉任何人',
            },
            {
              textEn: 'Says “Our officer will call you for the code”',
              textHk: '「職員會致電向你索取驗證碼」',
              textCn: '“工作人员会来电索要验证码”',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Never asks for money before a loan is paid out',
              textHk: '放款前絕不會收取任何款項',
              textCn: '放款前绝不会收取任何款项',
            },
            {
              textEn: 'Asks you to send a deposit, guarantee fee, stamp duty or release fee first',
              textHk: '要求先付按金、保證金、印花稅或解凍費',
              textCn: '要求先付押金、保证金、印花税或解冻费',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Involves no third party',
              textHk: '不涉及任何第三方',
              textCn: '不涉及任何第三方',
            },
            {
              textEn:
                'Comes from an agent, a referrer or a consultancy that claims to “arrange approval”',
              textHk: '聲稱可「包批」的代理、轉介或顧問公司',
              textCn: '声称可以“包批”的代理、转介或顾问公司',
            },
          ],
        },
      ],
      noteEn:
        'In Hong Kong a sender name that begins with “#” is registered under the SMS Sender Registration Scheme of the Office of the Communications Authority (OFCA). The “#” is a good sign only if the name after it is the one you expect.',
      noteHk:
        '在香港，以「#」開頭的短訊發送人名稱，均已按通訊事務管理局辦公室（通訊辦）的短訊發送人登記制登記；但仍須核對其後的名稱是否屬於你預期的發送人。',
      noteCn:
        '在香港，以“#”开头的短信发送人名称，均已按香港通讯事务管理局办公室的短讯发送人登记制登记；但仍须核对后面的名称是否属于您预期的发送人。',
    },
    {
      type: 'steps',
      id: 'if-unsure',
      headingEn: 'What to do if you are unsure or have tapped a link',
      headingHk: '如有懷疑或已點按連結',
      headingCn: '如有怀疑或已点击链接',
      items: [
        {
          titleEn: 'Stop and share nothing',
          titleHk: '停止操作',
          titleCn: '停止操作',
          bodyEn: 'Do not give a code or card number, and do not pay. Close the page.',
          bodyHk: '切勿提供驗證碼或卡號，亦不要付款，並關閉該頁面。',
          bodyCn: '不要提供验证码或卡号，也不要付款，并关闭该页面。',
        },
        {
          titleEn: 'Check with us',
          titleHk: '向我們查證',
          titleCn: '向我们核实',
          bodyEn: 'Use the number on this site, {hotline}, never one in the message.',
          bodyHk: '使用本網站所列的{hotline}，切勿使用訊息內的號碼。',
          bodyCn: '请拨打本网站所列的{hotline}，不要拨打消息里的号码。',
        },
        {
          titleEn: 'Secure your account',
          titleHk: '保護帳戶',
          titleCn: '保护账户',
          bodyEn:
            'Tell us, so that we can end any open session, and tell your bank if you gave card details.',
          bodyHk: '通知我們，以便終止已登入的連線；如曾提供卡號，亦請通知銀行。',
          bodyCn: '通知我们，以便让您的账户在所有设备上退出登录；如果提供过卡号，也请通知银行。',
        },
        {
          titleEn: 'Report it',
          titleHk: '舉報',
          titleCn: '举报',
          bodyEn: 'The Police Anti-Scam Helpline is 18222, day and night.',
          bodyHk: '警方防騙易熱線18222，24小時運作。',
          bodyCn: '香港警方“防骗易”热线18222，24小时运作。',
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'Why does the link ask for a code again?',
          questionHk: '為何開啟連結還要輸入驗證碼？',
          questionCn: '为什么打开链接还要输入验证码？',
          answerEn:
            'Because a link can be forwarded or read by others. By itself it shows nothing about you; the code goes to your phone only.',
          answerHk:
            '連結可能被轉寄或他人看到，單憑連結不會顯示你的任何資料；驗證碼只會傳送到你的手提電話。',
          answerCn:
            '链接可能被转发或被他人看到，仅凭链接不会显示您的任何资料；验证码只会发到您的手机。',
        },
        {
          questionEn: 'No code has arrived. What can I do?',
          questionHk: '收不到驗證碼怎麼辦？',
          questionCn: '收不到验证码怎么办？',
          answerEn:
            'Wait a minute, then ask for a new one; the earlier code is then no longer valid. A code is valid for {promise.codeLife}. If your number has changed, call us.',
          answerHk:
            '請等一分鐘再重新索取，之前的驗證碼隨即失效。驗證碼有效期為{promise.codeLife}。如手提電話號碼已更改，請致電我們。',
          answerCn:
            '请等一分钟再重新获取，之前的验证码随即失效。验证码{promise.codeLife}内有效。如果换了号码，请致电我们。',
        },
        {
          questionEn: 'Can I forward the link to my accountant?',
          questionHk: '可以將連結轉寄給會計師嗎？',
          questionCn: '可以把链接转发给会计师吗？',
          answerEn:
            'It does not open without the code sent to your phone. It is better to have your accountant send you the documents and to upload them yourself, or to do it together.',
          answerHk:
            '沒有你手提電話的驗證碼便無法開啟。較佳做法是由會計師將文件交給你上載，或一起辦理。',
          answerCn:
            '即使转发，没有您手机上的验证码也无法打开。更好的做法是由会计师把文件交给您上传，或一起办理。',
        },
        {
          questionEn: 'Someone says they work for you and knows my loan.',
          questionHk: '有人自稱是你們職員，並知道我的貸款資料。',
          questionCn: '有人自称是你们的工作人员，并知道我的贷款情况。',
          answerEn:
            'Hang up and call the number on this site. Fraudsters may have stolen your details, but they cannot answer calls to our number. You are welcome to check with us at any time.',
          answerHk:
            '請掛線，再致電本網站所列號碼。騙徒可能盜取了你的資料，致電我們的熱線才可確定對方身份。歡迎隨時向我們查證。',
          answerCn:
            '请挂断，再拨打本网站所列号码。骗子可能盗取了您的资料，拨打我们的热线才能确定对方身份。欢迎随时向我们核实。',
        },
      ],
    },
  ],
};
