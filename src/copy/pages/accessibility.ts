import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'accessibility',
  titleEn: 'Accessibility statement | {brand}',
  titleHk: '無障礙聲明 | {brand}',
  titleCn: '无障碍声明 | {brand}',
  descriptionEn:
    'The accessibility standard this website aims at, how it is tested, what does not work well yet, how to tell us, and how to apply by phone or at the office.',
  descriptionHk:
    '本網站的無障礙標準、測試方法、尚未完善之處、如何向我們反映使用困難，以及不使用網站時如何經電話或親臨辦事處申請及辦理。',
  descriptionCn:
    '说明本网站遵循的无障碍标准、测试方法和尚未完善之处，如何反映使用困难，以及怎样通过电话或到办公室申请和办理业务。',
  updatedOn: '2026-11-22',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Accessibility',
      eyebrowHk: '無障礙',
      eyebrowCn: '无障碍',
      headingEn: 'Accessibility statement',
      headingHk: '無障礙聲明',
      headingCn: '无障碍声明',
      leadEn:
        'We want everybody to be able to use this website, including with a screen reader, by keyboard alone, with large text or with reduced motion. If something does not work for you, tell us or apply another way.',
      leadHk:
        '無論使用讀屏軟件、只用鍵盤、放大文字，或需要減少動畫，我們都希望你能順利使用本網站。如遇困難，請告訴我們，亦可選擇其他方式申請。',
      leadCn:
        '无论您使用读屏软件、只用键盘、放大文字，还是需要减少动画，我们都希望您能顺利使用本网站。如果遇到困难，请告诉我们，也可以选择其他方式申请。',
    },
    {
      type: 'prose',
      id: 'standard',
      headingEn: 'The standard we aim at',
      headingHk: '採用的標準',
      headingCn: '遵循的标准',
      bodyEn:
        '<p>We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA in English, Traditional Chinese and Simplified Chinese. The site meets them in part: the known shortcomings are listed below.</p>',
      bodyHk:
        '<p>我們以《無障礙網頁內容指引》（WCAG）2.2版AA級別為標準，適用於英文、繁體中文及簡體中文版。本網站目前部分符合標準，已知的不足之處列於下文。</p>',
      bodyCn:
        '<p>我们以《网页内容无障碍指南》（WCAG）2.2版AA级为标准，适用于英文、繁体中文和简体中文版。本网站目前部分符合该标准，已知的不足列在下文。</p>',
    },
    {
      type: 'prose',
      id: 'what-you-can-expect',
      headingEn: 'Accessibility features',
      headingHk: '無障礙設計',
      headingCn: '无障碍设计',
      bodyEn:
        '<ul><li>Everything can be reached and operated by keyboard, and the focus is always visible.</li><li>Errors in a form are listed at its top, with a link to each field, and what you typed is kept.</li><li>Charts have a table with the same figures. The video has captions and a transcript.</li><li>The text can be enlarged, and on a narrow screen the page needs no sideways scrolling. Only wide tables scroll, within their own frame.</li><li>Animations stop if your device is set to reduce motion.</li><li>Before your account signs you out, it warns you, and one press keeps you signed in.</li></ul>',
      bodyHk:
        '<ul><li>所有功能均可用鍵盤操作，焦點位置清晰可見。</li><li>表格如有錯誤，會在表格頂部列出並連結至有關欄位，已填內容不會遺失。</li><li>圖表附有相同數字的表格；影片備有字幕及文字稿。</li><li>文字可以放大；在窄屏幕上毋須左右捲動頁面，只有較闊的表格須在其框內捲動。</li><li>如裝置設定為減少動態效果，動畫會停止。</li><li>帳戶自動登出前會發出提示，按一下即可繼續使用。</li></ul>',
      bodyCn:
        '<ul><li>所有功能都可以用键盘操作，焦点位置清晰可见。</li><li>表单有错误时，会在表单顶部列出并链接到相应栏目，已填内容不会丢失。</li><li>图表附有相同数字的表格；视频配有字幕和文字稿。</li><li>文字可以放大；在窄屏幕上不必左右滚动页面，只有较宽的表格需要在表格内左右滚动。</li><li>如果设备设置为减少动态效果，动画会停止。</li><li>账户自动退出前会提示您，按一下即可继续使用。</li></ul>',
    },
    {
      type: 'prose',
      id: 'tests',
      headingEn: 'How we test',
      headingHk: '測試方法',
      headingCn: '测试方法',
      bodyEn:
        '<p>Before each release, a program (axe) checks every page in a real browser against WCAG 2.2 AA, on a wide screen and on a very narrow one. Other tests operate the menus, the valuation, the upload of documents, the payment holiday and the withdrawal by keyboard alone. We have checked this ourselves: no outside body has audited the site yet, and people who use assistive technology every day have not yet tested it for us.</p>',
      bodyHk:
        '<p>每次更新前，我們會在真實瀏覽器內以程式（axe）按WCAG 2.2 AA級別檢查每一頁在闊屏幕及極窄屏幕上的情況；另有測試程式只用鍵盤操作選單、估價、上載文件、還款假期及提款。以上均為自行檢查：網站尚未經獨立機構審核，亦尚未邀請日常使用輔助科技的人士測試。</p>',
      bodyCn:
        '<p>每次更新前，我们会在真实的浏览器里用程序（axe）按WCAG 2.2 AA级检查每一页在宽屏幕和极窄屏幕上的表现；另有测试程序只用键盘操作菜单、估价、上传文件、还款假期和提款。以上都是我们自行检查：网站尚未经独立机构审核，也还没有请日常使用辅助技术的人士测试。</p>',
    },
    {
      type: 'prose',
      id: 'limits',
      headingEn: 'What does not work well yet',
      headingHk: '尚未完善之處',
      headingCn: '尚未完善之处',
      bodyEn:
        '<ul><li><strong>Statements as PDF</strong> have no structure tags, so a screen reader reads them line by line. The same entries are available as a CSV file, and your account lists them on the page.</li><li><strong>Codes come by text message.</strong> Without your mobile phone to hand you cannot apply online, and can sign in only with a passkey that you have added. We can serve you by phone or at the office instead.</li><li><strong>Tools and forms need JavaScript.</strong> The pages themselves can be read without it.</li><li><strong>English words on Chinese pages</strong>, such as names of documents, are not all marked as English, and a screen reader may pronounce them wrongly.</li><li><strong>The video</strong> has no audio description. Its transcript describes what is shown.</li><li><strong>Documents prepared by others</strong>, such as a valuation report on paper, may not be accessible. Ask us to read them to you.</li></ul>',
      bodyHk:
        '<ul><li><strong>PDF月結單</strong>沒有結構標籤，讀屏軟件只能逐行讀出。相同紀錄可下載為CSV檔案，亦可在帳戶頁面查看。</li><li><strong>驗證碼以短訊發送。</strong>如手邊沒有手提電話，便不能在網上申請，亦只能以已加入的通行密鑰登入；你可致電或親臨辦事處辦理。</li><li><strong>工具及表格需要JavaScript。</strong>閱讀頁面內容則不需要。</li><li><strong>中文頁面上的英文字</strong>（例如文件名稱）未有全部標示為英文，讀屏軟件可能讀錯。</li><li><strong>影片</strong>沒有口述影像，文字稿會說明畫面內容。</li><li><strong>由他人擬備的文件</strong>（例如紙本估價報告）可能並非無障礙格式，可要求我們讀出內容。</li></ul>',
      bodyCn:
        '<ul><li><strong>PDF对账单</strong>没有结构标签，读屏软件只能逐行朗读。相同的记录可以下载为CSV文件，也可以在账户页面查看。</li><li><strong>验证码通过短信发送。</strong>如果手边没有手机，就不能在线申请，也只能用已添加的通行密钥登录；您可以来电或到办公室办理。</li><li><strong>使用工具和表单，须启用JavaScript。</strong>只阅读页面内容则不需要。</li><li><strong>中文页面上的英文词语</strong>（例如文件名称）没有全部标为英文，读屏软件可能读错。</li><li><strong>视频</strong>没有口述影像，文字稿会说明画面内容。</li><li><strong>他人制作的文件</strong>（例如纸质评估报告）可能不是无障碍格式，您可以请我们读给您听。</li></ul>',
    },
    {
      type: 'prose',
      id: 'tell-us',
      headingEn: 'Tell us about a problem',
      headingHk: '反映使用困難',
      headingCn: '反映使用困难',
      bodyEn:
        '<p><a href="/contact-us">Send a message</a>[[, write to {email}]] or call {hotline}. Say which page it was, what you wanted to do, and, if you like, which device or aid you use. Our staff answer within {promise.messageAnswer}, tell you what we will do about it, and help you at once with what you wanted to do.</p><p>If the answer does not satisfy you, you may <a href="/customer-centre#complaints">complain</a>. You may also turn to the Equal Opportunities Commission, which enforces the Disability Discrimination Ordinance (Cap. 487).</p>',
      bodyHk:
        '<p>請<a href="/contact-us">留言</a>[[、電郵至{email}]]或致電{hotline}，說明在哪一頁、想辦理甚麼，並可註明所用的裝置或輔助工具。職員會在{promise.messageAnswer}內回覆，說明我們會如何處理，並即時協助你完成要辦的事。</p><p>如不滿意答覆，可<a href="/customer-centre#complaints">提出投訴</a>，亦可聯絡負責執行《殘疾歧視條例》（第487章）的平等機會委員會。</p>',
      bodyCn:
        '<p>请<a href="/contact-us">留言</a>[[、发邮件至{email}]]或致电{hotline}，说明在哪一页、想办理什么，也可以注明所用的设备或辅助工具。工作人员会在{promise.messageAnswer}内回复，说明我们会如何处理，并马上协助您办妥要办的事项。</p><p>如果对答复不满意，可以<a href="/customer-centre#complaints">投诉</a>，也可以联系负责执行香港《残疾歧视条例》（第487章）的平等机会委员会。</p>',
    },
    {
      type: 'prose',
      id: 'other-ways',
      headingEn: 'Apply another way',
      headingHk: '其他申請方式',
      headingCn: '其他申请方式',
      bodyEn:
        '<p>You can apply, and ask for a statement or a payment holiday, by phone: call {hotline} ({officeHours}). Documents, withdrawals and changes of your phone number or bank account are dealt with at our office, by appointment and with your identity document. Applying in this way costs nothing more, and your application is decided in the same way. Bring someone along if you wish; tell us beforehand if you need a sign-language interpreter, documents in large print or a room without steps.</p>',
      bodyHk:
        '<p>申請貸款、索取月結單及申請還款假期，可致電{hotline}（{officeHours}）辦理；遞交文件、提款、更改手提電話號碼或銀行戶口，請預約，並攜同身份證明文件到辦事處辦理。我們不另收費，審批準則與網上申請相同。可由他人陪同；如需手語翻譯、大字體文件或無障礙通道，請預先告知。</p>',
      bodyCn:
        '<p>申请贷款、索取对账单和申请还款假期，可以致电{hotline}（{officeHours}）办理；提交文件、提款、更改手机号码或银行账户，请预约，并携带身份证件到办公室办理。我们不另收费，审批标准与网上申请相同。您可以请人陪同；如果需要手语翻译、大字版文件或无障碍通道，请提前告诉我们。</p>',
    },
  ],
};
