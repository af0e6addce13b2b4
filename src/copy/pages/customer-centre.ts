import type { PageInput } from '@/contracts/content';
import {
  customerCentreComplaints,
  customerCentreQuestions,
  customerCentreTimes,
} from './customer-centre.service';

export const customerCentrePage: PageInput = {
  slug: 'customer-centre',
  titleEn: 'Customer centre | {brand}',
  titleHk: '客戶中心：供款查詢及投訴 | {brand}',
  titleCn: '客户中心：还款咨询与投诉 | {brand}',
  descriptionEn:
    'For customers: how to reach us, how long things take, what to do when a payment is hard or a phone is lost, and how to complain, step by step.',
  descriptionHk:
    '現有客戶專用：聯絡方法、各項服務所需時間、供款有困難或遺失電話時的處理方法，以及投訴步驟和其他求助途徑，一頁看清。',
  descriptionCn:
    '现有客户专用：联系方式、各项服务所需时间、还款有困难或手机丢失时的处理办法，以及投诉步骤和其他求助途径，一页看清。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Customer centre',
      eyebrowHk: '客戶中心',
      eyebrowCn: '客户中心',
      headingEn: 'You have a loan with us. Here is who answers.',
      headingHk: '你是我們的客戶，有事找這裏',
      headingCn: '您是我们的客户，有事找这里',
      leadEn:
        'Most things are quickest in your account. For everything else, a person who can see your loan picks up.',
      leadHk: '大部分事項在帳戶內辦理最快；其餘的，由看得到你貸款資料的同事處理。',
      leadCn: '大部分事项在账户里办理最快；其余的，由能看到您贷款资料的同事处理。',
      actions: [
        {
          labelEn: 'Sign in',
          labelHk: '登入',
          labelCn: '登录',
          href: '/account/sign-in',
          kind: 'primary',
        },
        {
          labelEn: 'Trouble paying?',
          labelHk: '供款有困難？',
          labelCn: '还款有困难？',
          href: '#trouble-paying',
          kind: 'secondary',
        },
      ],
      illustration: 'people',
    },
    {
      type: 'contacts',
      id: 'contacts',
      source: 'cscenter',
      headingEn: 'Reach us',
      headingHk: '聯絡我們',
      headingCn: '联系我们',
      leadEn: 'Hours are Hong Kong time.',
      leadHk: '以香港時間為準。',
      leadCn: '以香港时间为准。',
    },
    {
      type: 'cards',
      id: 'have-ready',
      headingEn: 'What to have ready',
      headingHk: '請先準備',
      headingCn: '请先准备',
      leadEn: 'So that one call is enough.',
      leadHk: '一次通話就能辦妥。',
      leadCn: '一次通话就能办妥。',
      items: [
        {
          icon: 'document',
          titleEn: 'Your loan number',
          titleHk: '貸款號碼',
          titleCn: '贷款编号',
          bodyEn:
            'It is on every statement and in your account. Not to hand? Your name and the property will do.',
          bodyHk: '每份結單及帳戶內均有列出。手邊沒有的話，說出姓名及物業地址亦可。',
          bodyCn: '每份账单和账户里都有列明。手边没有的话，说出姓名和房产地址也可以。',
        },
        {
          icon: 'phone',
          titleEn: 'The phone we know',
          titleHk: '已登記的電話',
          titleCn: '已登记的手机',
          bodyEn:
            'For anything that moves money or changes details you type a one-time code on our site. Nobody on the phone asks you to read it out.',
          bodyHk: '涉及款項或更改資料的事項，須由你在網站輸入驗證碼。職員不會在電話中要求你讀出。',
          bodyCn:
            '涉及款项或更改资料的事项，须由您在网站输入验证码。员工不会在电话里要求您念出来。',
        },
        {
          icon: 'clock',
          titleEn: 'The date it is about',
          titleHk: '相關日期',
          titleCn: '相关日期',
          bodyEn:
            'Which payment, which statement, by when you need it. A redemption figure is right for one day only.',
          bodyHk: '哪一期供款、哪份結單、何時需要。清還金額只適用於指定的一天。',
          bodyCn: '哪一期还款、哪份账单、什么时候需要。结清金额只适用于指定的一天。',
        },
        {
          icon: 'people',
          titleEn: 'Consent, if you call for someone',
          titleHk: '代人查詢須有授權',
          titleCn: '代他人咨询须有授权',
          bodyEn:
            'We speak about a loan only with its borrowers, unless one of them has authorised you in writing.',
          bodyHk: '除非借款人以書面授權，我們只會與借款人本人談及其貸款。',
          bodyCn: '除非借款人书面授权，我们只会与借款人本人谈及其贷款。',
        },
      ],
    },
    customerCentreTimes,
    {
      type: 'prose',
      id: 'trouble-paying',
      headingEn: 'When a payment is hard',
      headingHk: '供款有困難',
      headingCn: '还款有困难',
      bodyEn:
        '<p><strong>Tell us before the due date.</strong> Illness, a lost job, a divorce, a bad season: none of it is rare and none of it is shameful. Calling us takes none of your rights away.</p><h3>What we can look at together</h3><ul><li>another due date in the month;</li><li>smaller payments for a while, with the sum caught up later;</li><li>a <a href="/payment-holiday">payment holiday</a>, in which you pay interest only; interest is never added to the principal;</li><li>a longer term, with the higher total interest shown first;</li><li>time to sell the property yourself, which usually brings more than a forced sale.</li></ul><h3>What a late payment costs</h3><p>Simple interest on the late sum, for the days it is late, at no more than your contract rate. No late fee and no interest on interest. Money you pay is recorded on the day it reaches us.</p><h3>What we ask of you</h3><p>An honest list of what comes in and goes out. And please: no new loan at a higher rate to pay this one, and no fee to anyone who offers to “settle” with us. Free, independent help with debts is available from social service organisations in Hong Kong; the Social Welfare Department can name one near you.</p><h3>If nothing works</h3><p>The mortgage allows us to sell the property. We write before each step, say what it will cost and by when it can still be stopped. What remains after the loans and costs is yours.</p>',
      bodyHk:
        '<p><strong>請在到期日前告訴我們。</strong>患病、失業、離婚、生意淡季，都是人生常事，無須難為情。打這個電話，不會令你失去任何應有的權利。</p><h3>可以一起商量的辦法</h3><ul><li>更改每月到期日；</li><li>暫時減少供款，稍後補回；</li><li><a href="/payment-holiday">還款假期</a>：期間只付利息，利息不會撥入本金；</li><li>延長年期，並先列明增加的總利息；</li><li>給你時間自行出售物業，售價通常比強制出售好。</li></ul><h3>遲還款的代價</h3><p>就逾期款項按逾期日數收取單息，利率不高於合約利率。不收逾期費，不會息疊息。你的還款以我們收到當日入帳。</p><h3>請你配合</h3><p>如實列出收入和支出。切勿以更高利息借新債還舊債，亦不要付費予任何聲稱可代你與我們「和解」的人。香港有社會服務機構提供免費而獨立的債務輔導，可向社會福利署查詢就近的機構。</p><h3>萬一仍未能解決</h3><p>按揭賦予我們出售物業的權利。每採取一步之前，我們都會去信，說明所需費用，以及在甚麼日期前仍可停止。清還貸款及費用後的餘款歸你所有。</p>',
      bodyCn:
        '<p><strong>请在还款日之前告诉我们。</strong>生病、失业、离婚、生意淡季，都是人生常事，不必难为情。打这个电话，不会让您失去任何应有的权利。</p><h3>可以一起商量的办法</h3><ul><li>更改每月还款日；</li><li>暂时减少月供，之后补回；</li><li><a href="/payment-holiday">还款假期</a>：期间只付利息，利息不会并入本金；</li><li>延长期限，并先列明增加的总利息；</li><li>给您时间自行出售房产，售价通常比强制出售高。</li></ul><h3>逾期的代价</h3><p>就逾期款项按逾期天数收取单利，利率不高于合同利率。不收滞纳金，也不会利滚利。您的还款以我们收到当天入账。</p><h3>请您配合</h3><p>如实列出收入和支出。不要以更高利息借新债还旧债，也不要付费给任何声称可以替您与我们“和解”的人。香港有社会服务机构提供免费而独立的债务辅导，可向香港社会福利署查询就近的机构。</p><h3>万一仍无法解决</h3><p>抵押赋予我们出售房产的权利。每采取一步之前，我们都会书面通知，说明所需费用，以及在什么日期之前仍可停止。偿还贷款和费用后的余款归您所有。</p>',
    },
    {
      type: 'steps',
      id: 'lost-phone',
      headingEn: 'Lost phone or new number',
      headingHk: '遺失電話或更換號碼',
      headingCn: '手机丢失或更换号码',
      leadEn: 'Your phone is your key here. If it is gone, act in this order.',
      leadHk: '電話就是你在這裏的鑰匙。一旦遺失，請按次序處理。',
      leadCn: '手机就是您在这里的钥匙。一旦丢失，请按顺序处理。',
      items: [
        {
          titleEn: 'Call the customer line',
          titleHk: '致電客戶熱線',
          titleCn: '致电客户热线',
          bodyEn:
            '{servicePhone}. We end every open session and stop withdrawals and requests while you wait. Outside office hours, write from the contact page and we act first thing.',
          bodyHk:
            '{servicePhone}。我們會即時終止所有登入，並暫停提款及各項申請。非辦公時間請在聯絡頁留言，我們會優先處理。',
          bodyCn:
            '{servicePhone}。我们会立即终止所有登录，并暂停提款和各项申请。非办公时间请在联系页面留言，我们会优先处理。',
        },
        {
          titleEn: 'Block the SIM card',
          titleHk: '停用SIM卡',
          titleCn: '停用SIM卡',
          bodyEn:
            'Ask your mobile operator. As long as the card works, somebody else may receive your codes.',
          bodyHk: '請通知電訊商。只要SIM卡仍可使用，他人就可能收到你的驗證碼。',
          bodyCn: '请通知运营商。只要SIM卡仍能使用，别人就可能收到您的验证码。',
        },
        {
          titleEn: 'Prove who you are another way',
          titleHk: '以其他方式核實身分',
          titleCn: '以其他方式核实身份',
          bodyEn:
            'With your original identity document at our office, or as we agree if you are abroad. A call alone never changes a number.',
          bodyHk: '攜同身分證明文件正本到辦事處；身在外地則另作安排。單憑電話不能更改號碼。',
          bodyCn: '携带身份证件原件到办公室；身在外地则另作安排。仅凭电话不能更改号码。',
        },
        {
          titleEn: 'Check what happened meanwhile',
          titleHk: '核對期間的紀錄',
          titleCn: '核对期间的记录',
          bodyEn:
            'We go through recent sign-ins and requests with you. Anything you did not make, we stop and investigate, and you report to the police.',
          bodyHk: '我們會與你核對近期的登入及申請。非你本人所作的，我們會停止並調查，亦請你報警。',
          bodyCn:
            '我们会与您核对近期的登录和申请。不是您本人操作的，我们会停止并调查，也请您报警。',
        },
      ],
    },
    ...customerCentreComplaints,
    customerCentreQuestions,
  ],
};
