import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'career',
  titleEn: 'Careers in property lending | {brand}',
  titleHk: '加入我們：職位空缺 | {brand}',
  titleCn: '加入我们：招聘职位 | {brand}',
  descriptionEn:
    'Open positions at a Hong Kong property lender, how we work with borrowers, how we hire step by step, and what happens to your application.',
  descriptionHk:
    '查看{brand}現有職位空缺、我們對待借款人的方式、招聘步驟及求職者資料的處理方法。應徵時毋須提供身份證號碼或現時薪金。',
  descriptionCn:
    '查看{brand}的招聘职位、我们对待借款人的方式、招聘步骤以及求职者个人信息的处理方法。应聘时无需提供证件号码或目前薪资。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Careers',
      eyebrowHk: '加入我們',
      eyebrowCn: '加入我们',
      headingEn: 'Work with us in property lending',
      headingHk: '加入我們的物業貸款團隊',
      headingCn: '加入我们的房产贷款团队',
      leadEn:
        'A loan secured on a home is a serious matter. We look for people who are good with numbers, care about customers and can say no politely.',
      leadHk:
        '以自己的居所作抵押借款，是重要的決定。我們希望你對數字嚴謹、關心客戶，在不適合放款時，亦能有禮地說明原因。',
      leadCn:
        '用自己的住房作抵押借款，是重要的决定。我们希望您对数字严谨、关心客户，在不适合放款时，也能礼貌地说明原因。',
      actions: [
        {
          labelEn: 'See open positions',
          labelHk: '查看職位空缺',
          labelCn: '查看招聘职位',
          href: '#openings',
          kind: 'primary',
        },
      ],
      illustration: 'desk',
    },
    {
      type: 'cards',
      id: 'working-here',
      headingEn: 'How we work',
      headingHk: '我們的工作方式',
      headingCn: '我们的工作方式',
      leadEn: 'We expect everyone on the team to work this way.',
      leadHk: '我們希望每位同事都遵守以下原則。',
      leadCn: '我们希望每位同事都遵守以下原则。',
      items: [
        {
          icon: 'scales',
          titleEn: 'Explain the loan to every borrower',
          titleHk: '向借款人解釋清楚',
          titleCn: '向借款人解释清楚',
          bodyEn:
            'We show the total cost, the maximum rate and the risk before the borrower signs. If a loan would harm them, we say so, even if we lose the business.',
          bodyHk:
            '簽署前先說明總成本、最高利率及風險。如貸款對客戶不利，我們會直接告知，即使因此失去生意。',
          bodyCn:
            '签署之前先说明总成本、最高利率和风险。如果贷款对客户不利，我们会直接告知，即使因此失去生意。',
        },
        {
          icon: 'document',
          titleEn: 'Write down the reasons',
          titleHk: '記錄決定的理由',
          titleCn: '记录决定的理由',
          bodyEn:
            'The reasons for every decision are kept on file. Anyone who works on the application can read it and may disagree openly.',
          bodyHk: '每個審批決定均須記錄理由。負責該申請的同事均可查閱，並可公開提出異議。',
          bodyCn: '每个审批决定都要记录理由。负责该笔申请的同事都可以查阅，也可以公开提出异议。',
        },
        {
          icon: 'people',
          titleEn: 'Work in three languages',
          titleHk: '兩文三語',
          titleCn: '使用三种语言',
          bodyEn:
            'We use Cantonese, Putonghua and English. You do not need to be perfect in each, but you should be willing to use them.',
          bodyHk: '工作上會使用廣東話、普通話及英語，不要求樣樣精通，但須樂意使用。',
          bodyCn: '工作中会使用普通话、粤语和英语，不要求样样精通，但须愿意使用。',
        },
        {
          icon: 'shield',
          titleEn: 'Protect personal data',
          titleHk: '保障個人資料',
          titleCn: '保护个人信息',
          bodyEn:
            'You see only the files your work needs. Access is limited and recorded, for managers too.',
          bodyHk: '你只會查閱工作所需的檔案。查閱權限有限並留有紀錄，主管亦不例外。',
          bodyCn: '您只能查阅工作所需的档案。查阅权限有限并留有记录，主管也不例外。',
        },
      ],
    },
    {
      type: 'jobList',
      id: 'openings',
      headingEn: 'Open positions',
      headingHk: '職位空缺',
      headingCn: '招聘职位',
      leadEn:
        'Send your CV with the [[title of the job to {email}|form below the positions]]. If nothing fits, tell us what you do well.',
      leadHk:
        '請將履歷連同應徵職位名稱[[電郵至{email}|以職位下方的表格遞交]]。如沒有合適職位，亦歡迎告訴我們你的專長。',
      leadCn:
        '请将简历连同应聘职位名称[[发送至{email}|用职位下方的表格提交]]。如果没有合适的职位，也欢迎告诉我们您的专长。',
    },
    {
      type: 'steps',
      id: 'how-we-hire',
      headingEn: 'How we hire',
      headingHk: '招聘步驟',
      headingCn: '招聘步骤',
      items: [
        {
          titleEn: 'Send your CV',
          titleHk: '遞交履歷',
          titleCn: '投递简历',
          bodyEn:
            'Send a CV and a few lines on why you want this job. No photograph, age, marital status or identity number, please.',
          bodyHk: '請提交履歷，並簡述應徵原因。請勿提供照片、年齡、婚姻狀況或身份證號碼。',
          bodyCn: '请提交简历，并简述应聘原因。请不要提供照片、年龄、婚姻状况或证件号码。',
        },
        {
          titleEn: 'We answer',
          titleHk: '回覆',
          titleCn: '回复',
          bodyEn:
            'Within {promise.jobAnswer} of receiving your CV, whether the answer is yes or no.',
          bodyHk: '{promise.jobAnswer}內回覆，無論成功與否。',
          bodyCn: '{promise.jobAnswer}内回复，无论结果如何。',
        },
        {
          titleEn: 'A first interview',
          titleHk: '初步面談',
          titleCn: '初步面谈',
          bodyEn:
            'A conversation with your future manager, by phone or video. You are welcome to ask questions, too.',
          bodyHk: '與未來上司以電話或視像面談，你亦可向我們提問。',
          bodyCn: '通过电话或视频与未来的上级面谈，您也可以向我们提问。',
        },
        {
          titleEn: 'A practical test',
          titleHk: '實務測試',
          titleCn: '实务测试',
          bodyEn:
            'A short exercise on a sample file, a sample call or a small program, at our office, followed by a conversation about it.',
          bodyHk: '在辦事處處理一份虛構檔案、應對一個模擬來電或編寫一小段程式，其後一起討論。',
          bodyCn: '在办公室处理一份虚构档案、接听一个模拟来电或编写一小段程序，之后一起讨论。',
        },
        {
          titleEn: 'An offer, then checks',
          titleHk: '聘書及背景核實',
          titleCn: '录用与背景核实',
          bodyEn:
            'The offer comes in writing with pay and hours. Only then do we check references and, for some posts, a credit record, with your consent.',
          bodyHk:
            '聘書列明薪酬及工時。其後，我們才會在你同意下聯絡推薦人；部分職位另須在你同意下查閱信貸紀錄。',
          bodyCn:
            '录用通知写明薪酬和工时。之后，经您同意，我们才会联系推荐人；部分职位还须查询征信，同样先征得您同意。',
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
          questionEn: 'Will you ask what I earn now?',
          questionHk: '會詢問現時薪金嗎？',
          questionCn: '会询问目前薪资吗？',
          answerEn:
            'No. Pay depends on the job and your experience. We ask what you expect, and tell you early if we are far apart.',
          answerHk: '不會。薪酬按職位及經驗釐定。我們會詢問期望薪金；如差距太大，會及早告訴你。',
          answerCn: '不会。薪酬按职位和经验确定。我们会询问期望薪资；如果差距太大，会尽早告诉您。',
        },
        {
          questionEn: 'Does pay depend on sales?',
          questionHk: '薪酬與銷售額掛鈎嗎？',
          questionCn: '薪酬与业绩挂钩吗？',
          answerEn:
            'The offer for each job states how it is paid: the fixed part, any bonus and what the bonus depends on. Ask about it at the first interview.',
          answerHk: '薪酬結構會在聘書列明：固定薪金、獎金（如有）及獎金準則。初步面談時歡迎查詢。',
          answerCn:
            '薪酬结构会在录用通知中写明：固定薪资、奖金（如有）及奖金标准。初步面谈时欢迎询问。',
        },
        {
          questionEn: 'I come from mainland China or from abroad. Can I apply?',
          questionHk: '我來自內地或海外，可以應徵嗎？',
          questionCn: '我来自内地或海外，可以应聘吗？',
          answerEn:
            'Yes, if you have or can obtain the right to work in Hong Kong. Tell us your status at the first interview.',
          answerHk: '可以，但須持有或能取得在港工作的資格。請在初步面談時說明。',
          answerCn: '可以，但须持有或能取得在香港工作的资格。请在初步面谈时说明。',
        },
        {
          questionEn: 'Can you make adjustments for a disability?',
          questionHk: '可以為殘疾人士作特別安排嗎？',
          questionCn: '可以为残障人士作特别安排吗？',
          answerEn:
            'Yes. Tell us what you need at any step; we can adapt the venue, the screen, the time and the format.',
          answerHk: '可以。請在任何階段告訴我們你的需要；場地、屏幕、時間及形式均可調整。',
          answerCn: '可以。请在任何阶段告诉我们您的需要；场地、屏幕、时间和形式都可以调整。',
        },
        {
          questionEn: 'An agency says it recruits for you and wants a fee. Is that right?',
          questionHk: '有中介聲稱代我們招聘並收費，是真的嗎？',
          questionCn: '有中介声称替你们招聘并收费，是真的吗？',
          answerEn:
            'No. We never charge applicants. Please report the agency by calling {hotline}.',
          answerHk: '不是。我們不會向求職者收費；如遇此事，請致電{hotline}舉報。',
          answerCn: '不是。我们不会向求职者收费；如遇此事，请致电{hotline}举报。',
        },
      ],
    },
    {
      type: 'prose',
      id: 'applicant-privacy',
      headingEn: 'Your data as an applicant',
      headingHk: '求職者個人資料',
      headingCn: '求职者个人信息',
      bodyEn:
        '<p>We use what you send only to decide on your application. A CV is needed for that; everything else is up to you. Only the people who hire for the post read it. Nobody outside {brand} sees it, except the referees you name and those who make the checks you agree to.</p><p>We delete what you sent {promise.jobApplicationKept} after you sent it, or sooner if you ask. If you join us, what you sent becomes part of your staff file and you receive a separate notice. Your data is stored in Hong Kong. To see or correct your data, write to [[{email}|us]]. There is more in the <a href="/privacy">privacy policy</a>.</p>',
      bodyHk:
        '<p>你提供的資料只用於處理職位申請。履歷必須提供，其餘由你決定。資料只供負責招聘的同事閱覽；除你指定的推薦人及你同意進行查核的機構外，不會交予{brand}以外的人。</p><p>資料會在遞交後{promise.jobApplicationKept}銷毀，你亦可要求提早刪除；如獲聘用，資料會納入僱員檔案，屆時另行通知。資料儲存於香港。如欲查閱或更正資料，請[[電郵至{email}|與我們聯絡]]。詳情見<a href="/privacy">私隱政策</a>。</p>',
      bodyCn:
        '<p>您提供的信息只用于处理职位申请。简历必须提供，其他资料由您决定是否提供。信息只供负责招聘的同事查看；除您指定的推荐人和您同意进行核查的机构外，不会交给{brand}以外的人。</p><p>信息会在提交后{promise.jobApplicationKept}销毁，您也可以要求提前删除；如果获得录用，信息会纳入员工档案，届时另行告知。信息存放在香港。如需查阅或更正，请[[发邮件至{email}|与我们联系]]。详情见<a href="/privacy">隐私政策</a>。</p>',
    },
    {
      type: 'callToAction',
      headingEn: 'More about us',
      headingHk: '進一步了解我們',
      headingCn: '进一步了解我们',
      bodyEn: 'Read how we lend and what we promise borrowers before you apply.',
      bodyHk: '應徵前，歡迎了解我們如何放款，以及對借款人的承諾。',
      bodyCn: '应聘前，欢迎了解我们如何放款，以及对借款人的承诺。',
      actions: [
        {
          labelEn: 'About us',
          labelHk: '關於我們',
          labelCn: '关于我们',
          href: '/about-us',
          kind: 'primary',
        },
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'secondary',
        },
      ],
    },
  ],
};
