import type { ContentBlockInput } from '@/contracts/content';

export const privacyCookies: ContentBlockInput = {
  type: 'table',
  id: 'cookies',
  headingEn: 'Cookies',
  headingHk: 'Cookie',
  headingCn: 'Cookie',
  leadEn:
    'Small texts that your browser keeps for us. You may delete them at any time in its settings.',
  leadHk: '瀏覽器為我們保存的小段文字。你可隨時在瀏覽器設定中刪除。',
  leadCn: '浏览器为我们保存的小段文字。您可以随时在浏览器设置中删除。',
  columns: [
    { labelEn: 'Name', labelHk: '名稱', labelCn: '名称' },
    { labelEn: 'What for', labelHk: '用途', labelCn: '用途' },
    { labelEn: 'How long', labelHk: '期限', labelCn: '期限' },
    { labelEn: 'Needs consent', labelHk: '須經同意', labelCn: '须经同意' },
  ],
  rows: [
    {
      cells: [
        { textEn: 'login_token', textHk: 'login_token', textCn: 'login_token' },
        {
          textEn: 'Keeps you signed in to your account',
          textHk: '保持帳戶登入狀態',
          textCn: '保持账户登录状态',
        },
        {
          textEn: '30 minutes without use, 12 hours at most',
          textHk: '閒置30分鐘，最長12小時',
          textCn: '闲置30分钟，最长12小时',
        },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
    {
      cells: [
        { textEn: 'proof_token', textHk: 'proof_token', textCn: 'proof_token' },
        {
          textEn: 'Remembers that you proved your phone for one purpose',
          textHk: '記住你已就某一用途驗證電話',
          textCn: '记住您已就某一用途验证手机',
        },
        { textEn: '30 minutes', textHk: '30分鐘', textCn: '30分钟' },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
    {
      cells: [
        { textEn: 'otp_challenge', textHk: 'otp_challenge', textCn: 'otp_challenge' },
        {
          textEn: 'Tells this browser from others while a one-time code is being tried',
          textHk: '輸入驗證碼期間，用以分辨此瀏覽器',
          textCn: '输入验证码期间，用于识别本浏览器',
        },
        { textEn: '2 hours', textHk: '2小時', textCn: '2小时' },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
    {
      cells: [
        { textEn: 'draft_token', textHk: 'draft_token', textCn: 'draft_token' },
        {
          textEn: 'Lets this browser go on with an application that you began',
          textHk: '讓此瀏覽器繼續填寫你已開始的申請',
          textCn: '让本浏览器继续填写您已开始的申请',
        },
        { textEn: '30 days', textHk: '30日', textCn: '30天' },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
    {
      cells: [
        { textEn: 'contact_token', textHk: 'contact_token', textCn: 'contact_token' },
        {
          textEn: 'Keeps the wait between two messages from this browser',
          textHk: '計算此瀏覽器兩次留言之間的等候時間',
          textCn: '计算本浏览器两次留言之间的等候时间',
        },
        { textEn: '3 minutes', textHk: '3分鐘', textCn: '3分钟' },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
    {
      cells: [
        { textEn: 'lang', textHk: 'lang', textCn: 'lang' },
        { textEn: 'The language you chose', textHk: '你選擇的語言', textCn: '您选择的语言' },
        { textEn: '1 year', textHk: '1年', textCn: '1年' },
        { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
      ],
    },
    {
      cells: [
        { textEn: 'notification{_id}', textHk: 'notification{_id}', textCn: 'notification{_id}' },
        {
          textEn: 'Keeps a notice closed; {_id} is the notice’s own mark',
          textHk: '記住你已關閉某項通告；{_id}為該通告的編號',
          textCn: '记住您已关闭某项公告；{_id}为该公告的编号',
        },
        { textEn: '1 year', textHk: '1年', textCn: '1年' },
        { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
      ],
    },
    {
      cells: [
        { textEn: 'consent', textHk: 'consent', textCn: 'consent' },
        {
          textEn: 'Your answer about analytics',
          textHk: '你對分析工具的選擇',
          textCn: '您对分析工具的选择',
        },
        { textEn: '180 days', textHk: '180日', textCn: '180天' },
        { textEn: 'No, your choice', textHk: '否，由你選擇', textCn: '否，由您选择' },
      ],
    },
    {
      cells: [
        {
          textEn: 'utm_source, utm_medium, utm_campaign',
          textHk: 'utm_source、utm_medium、utm_campaign',
          textCn: 'utm_source、utm_medium、utm_campaign',
        },
        {
          textEn: 'Which advertisement or link brought you here; stored with an application',
          textHk: '你經哪個廣告或連結到來；會與申請一併保存',
          textCn: '您通过哪个广告或链接到来；会与申请一并保存',
        },
        { textEn: '90 days', textHk: '90日', textCn: '90天' },
        {
          textEn: 'No; set only when the link carries it',
          textHk: '否；只在連結附有時設定',
          textCn: '否；只在链接带有时设置',
        },
      ],
    },
    {
      cells: [
        {
          textEn: '_ga and names beginning with it',
          textHk: '_ga及以此開首的名稱',
          textCn: '_ga及以此开头的名称',
        },
        {
          textEn: 'Google Analytics, where we use it: which pages help',
          textHk: 'Google分析工具（如有使用）：了解哪些網頁有用',
          textCn: 'Google分析工具（如有使用）：了解哪些网页有用',
        },
        { textEn: 'Up to 2 years', textHk: '最長2年', textCn: '最长2年' },
        { textEn: 'Yes', textHk: '是', textCn: '是' },
      ],
    },
    {
      cells: [
        { textEn: '_GRECAPTCHA', textHk: '_GRECAPTCHA', textCn: '_GRECAPTCHA' },
        {
          textEn: 'Google reCAPTCHA, where we use it: keeps automated abuse off our forms',
          textHk: 'Google reCAPTCHA（如有使用）：防止自動程式濫用表格',
          textCn: 'Google reCAPTCHA（如有使用）：防止自动程序滥用表单',
        },
        { textEn: '6 months', textHk: '6個月', textCn: '6个月' },
        { textEn: 'No, necessary', textHk: '否，屬必需', textCn: '否，属于必需' },
      ],
    },
  ],
  noteEn:
    'login_token, proof_token and draft_token cannot be read by scripts. Without analytics consent nothing is sent to an analytics provider.',
  noteHk:
    '程式腳本無法讀取login_token、proof_token及draft_token。未經你同意，不會向分析服務商傳送任何資料。',
  noteCn:
    '网页脚本无法读取login_token、proof_token和draft_token。未经您同意，不会向分析服务商传送任何信息。',
};

export const privacyRights: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'retention',
    headingEn: 'How long we keep it',
    headingHk: '保留多久',
    headingCn: '保留多久',
    bodyEn:
      '<table><thead><tr><th>Data</th><th>Kept for</th></tr></thead><tbody><tr><td>One-time codes</td><td>Until they expire, a few minutes</td></tr><tr><td>Drafts not submitted, with their files</td><td>30 days after your last change</td></tr><tr><td>Applications refused or withdrawn</td><td>12 months at most, then deleted, unless a dispute is open</td></tr><tr><td>Messages that led to no application</td><td>12 months</td></tr><tr><td>Loans: agreement, payments, identity papers</td><td>7 years after the loan ends, for legal claims, tax and the law on money laundering</td></tr><tr><td>Consents and their withdrawal</td><td>As long as the data they cover, so that we can prove them</td></tr><tr><td>Technical logs</td><td>12 months at most</td></tr></tbody></table>',
    bodyHk:
      '<table><thead><tr><th>資料</th><th>保留期</th></tr></thead><tbody><tr><td>驗證碼</td><td>至失效為止，約數分鐘</td></tr><tr><td>未遞交的草稿及文件</td><td>最後修改後30日</td></tr><tr><td>不獲批或撤回的申請</td><td>最長12個月，其後刪除；爭議未決者除外</td></tr><tr><td>沒有成為申請的留言</td><td>12個月</td></tr><tr><td>貸款：協議、還款、身分文件</td><td>貸款終結後7年，以應付法律申索、稅務及反洗錢法例</td></tr><tr><td>同意及其撤回</td><td>與有關資料同期，以作證明</td></tr><tr><td>技術紀錄</td><td>最長12個月</td></tr></tbody></table>',
    bodyCn:
      '<table><thead><tr><th>信息</th><th>保留期</th></tr></thead><tbody><tr><td>验证码</td><td>至失效为止，约数分钟</td></tr><tr><td>未提交的草稿和文件</td><td>最后修改后30天</td></tr><tr><td>不获批或撤回的申请</td><td>最长12个月，之后删除；争议未决的除外</td></tr><tr><td>没有成为申请的留言</td><td>12个月</td></tr><tr><td>贷款：协议、还款、身份文件</td><td>贷款终结后7年，以应对法律申索、税务和反洗钱法例</td></tr><tr><td>授权及其撤回</td><td>与有关信息同期，以作证明</td></tr><tr><td>技术日志</td><td>最长12个月</td></tr></tbody></table>',
  },
  {
    type: 'prose',
    id: 'where-stored',
    headingEn: 'Where it is stored',
    headingHk: '儲存在哪裏',
    headingCn: '存放在哪里',
    bodyEn:
      '<p>In Hong Kong, on systems we control or that are run for us under contract. Data leaves Hong Kong only in these cases: an SMS to a number outside Hong Kong passes through telecom operators there; Google reCAPTCHA and, with your consent, Google Analytics, where we use them, are run by Google, which may process data in other places; and where you ask us to deal with somebody abroad.</p>',
    bodyHk:
      '<p>儲存於香港，由我們控制或按合約為我們營運的系統保存。資料只會在以下情況離開香港：傳送至香港以外號碼的短訊會經當地電訊商；如使用Google reCAPTCHA及（在你同意下）Google分析工具，由Google營運，資料或在其他地方處理；以及應你要求與境外人士處理事務。</p>',
    bodyCn:
      '<p><strong>您的个人信息存放在中国香港，不在中国内地存储。</strong>信息由我们控制或按合同为我们运营的系统保存。您在内地使用本网站时，填写的信息由您的设备直接传送到香港。信息只会在以下情况离开香港：发往香港以外号码的短信会经过当地运营商；如果使用Google reCAPTCHA和（在您同意下）Google分析工具，由Google运营，信息可能在其他地方处理；以及应您要求与境外人士处理事务。</p>',
  },
  {
    type: 'prose',
    id: 'mainland-visitors',
    headingEn: 'Visitors from mainland China',
    headingHk: '內地訪客',
    headingCn: '内地访客的权利',
    bodyEn:
      '<p>If you are in mainland China when you use our services, the Personal Information Protection Law may apply as well. In plain words it gives you the right to know and decide how your data is handled and to limit or refuse it, to see and copy it, to have it moved to someone you name where the law’s conditions are met, to correct and complete it, to have it deleted when it is no longer needed or you take back your consent, and to have our rules explained. Where the law asks for separate consent, for sensitive data such as identity papers and finances and for its use in Hong Kong, we ask for it on its own. You may take consent back; what was done before stays lawful. Close relatives of a person who has died may exercise some of these rights. Write to us in Chinese, without any form; we answer within 15 working days, and if we refuse, say why. You may also complain to the authorities or go to court.</p>',
    bodyHk:
      '<p>如你身處內地使用我們的服務，內地《個人信息保護法》亦可能適用。簡單而言，你有權知悉及決定個人信息如何處理，並限制或拒絕處理；查閱及複製；在符合法定條件時轉移至你指定的機構；更正及補充；在不再需要或你撤回同意時要求刪除；以及要求我們解釋處理規則。就身分文件、財務等敏感信息及在香港處理的安排，如法律要求單獨同意，我們會另行徵求。你可撤回同意，但不影響撤回前已作的處理。離世人士的近親可行使部分權利。請以中文來信，毋須表格；我們會於15個工作天內回覆，如拒絕會說明理由。你亦可向有關部門投訴或向法院提出訴訟。</p>',
    bodyCn:
      '<p>如果您在中国内地使用我们的服务，《个人信息保护法》也可能适用。简单来说，您有以下权利：</p><ul><li><strong>知情和决定</strong>：知道我们怎样处理您的个人信息，并可以限制或拒绝；</li><li><strong>查阅和复制</strong>：要求查看并取得一份副本；</li><li><strong>转移</strong>：符合法定条件时，要求转移给您指定的机构；</li><li><strong>更正和补充</strong>：信息有误或不完整时，要求改正；</li><li><strong>删除</strong>：不再需要、保留期届满或您撤回同意时，要求删除；法例要求保留的贷款记录除外；</li><li><strong>解释</strong>：要求我们说明处理规则，以及由系统自动作出、对您有重大影响的决定，并可要求由人工处理。</li></ul><p><strong>单独同意。</strong>信息传送至香港处理，以及证件、财务、账户等敏感个人信息的处理，法律要求单独同意的，我们会另行征求，不与其他条款捆绑。境外接收方就是{brand}，地址为{address}，联系方式为{email}，用途、方式和信息种类见上文。您可以随时撤回同意，但不影响撤回前已作的处理；撤回后，我们可能无法继续处理申请。</p><p><strong>如何行使。</strong>用中文写信或发邮件给我们即可，不需要表格。我们在15个工作日内答复；如果拒绝，会说明理由。去世人士的近亲属可以行使部分权利。您也可以向有关部门投诉，或向人民法院提起诉讼。</p>',
  },
  {
    type: 'prose',
    id: 'access-and-correction',
    headingEn: 'See it, correct it, take consent back',
    headingHk: '查閱、更正及撤回同意',
    headingCn: '查阅、更正与撤回同意',
    bodyEn:
      '<p>Much of your data is in your account, where you may also ask for a copy and change consents. For the rest, send a data access request to the data protection officer. We answer within 40 days and may charge no more than the cost of complying; we tell you the charge first. Corrections are free. If we refuse, we say why and note your view. You may complain to the Privacy Commissioner for Personal Data at any time.</p>',
    bodyHk:
      '<p>大部分資料可在帳戶查閱，亦可於帳戶索取副本及更改同意事項。其餘可向資料保護主任提出查閱資料要求；我們會於40日內回覆，收費不會超過處理成本，並會事先告知。更正不收費。如拒絕要求，我們會說明理由並記錄你的意見。你可隨時向個人資料私隱專員投訴。</p>',
    bodyCn:
      '<p>大部分信息可以在账户里查看，也可以在账户里索取副本、更改授权。其余可以向资料保护主任提出查阅申请；我们会在40天内答复，收费不超过处理成本，并会事先告知。更正不收费。如果拒绝，我们会说明理由并记录您的意见。您可以随时向香港个人资料私隐专员投诉。</p>',
  },
  {
    type: 'prose',
    id: 'security',
    headingEn: 'How we protect it',
    headingHk: '如何保障資料',
    headingCn: '如何保护信息',
    bodyEn:
      '<p>Connections are encrypted. Identity card and bank account numbers are encrypted where they are stored and masked on screen. Staff see only the files their work needs, and access is recorded. Codes are kept only as a fingerprint, and the message that carried one is wiped once sent. If data of yours is lost or seen by somebody who should not, and it could harm you, we tell you and the Privacy Commissioner without delay and say what to do.</p>',
    bodyHk:
      '<p>連線經加密傳輸。身分證及銀行戶口號碼加密儲存，畫面以遮蓋方式顯示。職員只可查閱工作所需的檔案，並留有紀錄。驗證碼以無法還原的方式保存，載有驗證碼的訊息發出後即清除。如你的資料遺失或外洩，並可能對你造成損害，我們會從速通知你及私隱專員，並說明應對方法。</p>',
    bodyCn:
      '<p>连接经加密传输。证件号码和银行账号加密存储，页面以遮盖方式显示。员工只能查阅工作所需的档案，并留有记录。验证码以无法还原的方式保存，载有验证码的信息发出后即清除。如果您的信息丢失或泄露，并可能对您造成损害，我们会尽快通知您和香港私隐专员，并说明应对办法。</p>',
  },
  {
    type: 'prose',
    id: 'contact',
    headingEn: 'Contact and changes',
    headingHk: '聯絡及修訂',
    headingCn: '联系与修订',
    bodyEn:
      '<p>Data Protection Officer, {brand}, {address}; {email}; {hotline}. We change this page when our practice changes, with the new date, and ask again where the law requires consent. If the language versions differ, the English one prevails. This version is of 16 November 2026.</p>',
    bodyHk:
      '<p>{brand}資料保護主任，地址：{address}；電郵：{email}；電話：{hotline}。如處理方式有變，我們會更新本頁及日期；法例要求同意的，會再次徵求。如各語言版本有歧異，以英文版本為準。本版本日期為2026年11月16日。</p>',
    bodyCn:
      '<p>{brand}资料保护主任，地址：{address}；邮箱：{email}；电话：{hotline}。如果处理方式有变，我们会更新本页及日期；法律要求同意的，会再次征求。如各语言版本有歧义，以英文版本为准。本版本日期为2026年11月16日。</p>',
  },
];
