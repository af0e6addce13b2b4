import type { ContentBlockInput } from '@/contracts/content';

export const case3Apply: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'steps',
    headingEn: 'How it goes',
    headingHk: '申請流程',
    headingCn: '办理流程',
    items: [
      {
        titleEn: 'Name the job',
        titleHk: '說明用途',
        titleCn: '说明用途',
        bodyEn: 'How much, for what, and when it pays back. A page is enough.',
        bodyHk: '借多少、用在哪裏、何時回本，一頁紙已足夠。',
        bodyCn: '借多少、用在哪里、何时回本，一页纸就够。',
      },
      {
        titleEn: 'Value the property',
        titleHk: '為物業估價',
        titleCn: '为房产估价',
        bodyEn: 'Homes online at once. Shops, offices and factory units are looked at by a valuer.',
        bodyHk: '住宅可即時網上估價；舖位、寫字樓及工廈單位由估價人員處理。',
        bodyCn: '住宅可以即时在线估价；商铺、写字楼和工业单元由估价人员处理。',
      },
      {
        titleEn: 'Ask us',
        titleHk: '與我們聯絡',
        titleCn: '联系我们',
        bodyEn:
          'We open the application with you and text you an upload link. Any third party who helped you must be named; nobody may charge you for introducing us.',
        bodyHk:
          '我們會協助你開立申請，並以短訊傳送上載連結。如有第三者協助須申報；任何人都不可就介紹向你收費。',
        bodyCn:
          '我们会协助您建立申请，并用短信发送上传链接。如有第三方协助须申报；任何人都不得以介绍为由向您收费。',
      },
      {
        titleEn: 'Send company papers',
        titleHk: '提交公司文件',
        titleCn: '提交公司文件',
        bodyEn: 'From your phone or your accountant’s computer, with the same link.',
        bodyHk: '用同一連結，由手機或會計師的電腦上載均可。',
        bodyCn: '用同一链接，从手机或会计师的电脑上传都可以。',
      },
      {
        titleEn: 'Get the decision',
        titleHk: '審批結果',
        titleCn: '审批结果',
        bodyEn:
          'Within {decisionHours} hours of complete papers, on working days, in writing, with all conditions.',
        bodyHk: '文件齊備後{decisionHours}小時內（以工作天計）書面答覆，列明所有條件。',
        bodyCn: '文件齐备后{decisionHours}小时内（按工作日计算）书面答复，写明所有条件。',
      },
      {
        titleEn: 'Sign at the solicitor’s',
        titleHk: '到律師樓簽契',
        titleCn: '到律师楼签约',
        bodyEn:
          'Directors, owners and guarantors sign in person. Then the money goes to the company’s account.',
        bodyHk: '董事、業主及擔保人親身簽署，款項隨後存入公司戶口。',
        bodyCn: '董事、业主和担保人本人签署，款项随后存入公司账户。',
      },
    ],
  },
  {
    type: 'documents',
    id: 'documents',
    headingEn: 'What to bring, and why',
    headingHk: '所需文件及原因',
    headingCn: '所需文件及原因',
    leadEn: 'Sole proprietors need only the lines that exist for them.',
    leadHk: '獨資經營者只須提交適用的項目。',
    leadCn: '个体经营者只需提交适用的项目。',
    groups: [
      {
        titleEn: 'The business',
        titleHk: '公司',
        titleCn: '公司',
        items: [
          {
            nameEn: 'Business registration certificate',
            nameHk: '商業登記證',
            nameCn: '商业登记证',
            whyEn: 'Shows that the business exists and in whose name.',
            whyHk: '證明公司存在及以誰人名義經營。',
            whyCn: '证明企业存在、以谁的名义经营。',
          },
          {
            nameEn: 'Certificate of incorporation, articles and latest annual return',
            nameHk: '公司註冊證明書、章程細則及最近期周年申報表',
            nameCn: '公司注册证明书、章程细则和最近一期周年申报表',
            whyEn:
              'Shows who owns and directs the company, and that it may borrow and charge property.',
            whyHk: '顯示股東及董事身分，以及公司有權借款及抵押物業。',
            whyCn: '显示股东和董事身份，以及公司有权借款和抵押房产。',
          },
          {
            nameEn: 'Board resolution to borrow',
            nameHk: '董事會借款決議',
            nameCn: '董事会借款决议',
            whyEn:
              'The loan binds the company only if its board has decided on it. Your solicitor prepares the wording.',
            whyHk: '董事會通過後，貸款才對公司有約束力；文本由律師擬備。',
            whyCn: '董事会通过后，贷款才对公司有约束力；文本由律师准备。',
          },
        ],
      },
      {
        titleEn: 'The figures',
        titleHk: '財務',
        titleCn: '财务',
        items: [
          {
            nameEn: 'Audited accounts of two years, or management accounts',
            nameHk: '兩年核數報告或管理帳目',
            nameCn: '两年审计报告或管理账目',
            whyEn: 'Profit, debts and how much cash trading leaves.',
            whyHk: '了解利潤、負債及營運現金。',
            whyCn: '了解利润、负债和经营现金。',
          },
          {
            nameEn: 'Bank statements of six months',
            nameHk: '六個月公司銀行月結單',
            nameCn: '六个月公司银行流水',
            whyEn: 'Shows today’s trade, which accounts show only later.',
            whyHk: '反映最新營業情況，帳目往往滯後。',
            whyCn: '反映最新的经营情况，账目往往滞后。',
          },
          {
            nameEn: 'Profits tax return and latest assessment',
            nameHk: '利得稅報稅表及最近期評稅通知',
            nameCn: '利得税报税表和最近一期评税通知',
            whyEn: 'An independent figure for the year.',
            whyHk: '獨立的全年數字。',
            whyCn: '独立的全年数字。',
          },
          {
            nameEn: 'List of present loans',
            nameHk: '現有貸款清單',
            nameCn: '现有贷款清单',
            whyEn: 'All payments together must fit the cash the business makes.',
            whyHk: '所有還款合計，須為生意現金流所能負擔。',
            whyCn: '所有还款合计，须在经营现金流的承受范围内。',
          },
        ],
      },
      {
        titleEn: 'The property and the people',
        titleHk: '物業及相關人士',
        titleCn: '房产和相关人员',
        items: [
          {
            nameEn: 'Identity documents of directors, owners and guarantors',
            nameHk: '董事、業主及擔保人的身分證明文件',
            nameCn: '董事、业主和担保人的身份证明',
            whyEn: 'Everybody who signs must be known.',
            whyHk: '核實每位簽署人的身分。',
            whyCn: '核实每位签署人的身份。',
          },
          {
            nameEn: 'Latest rates demand, tenancy if let',
            nameHk: '最近期差餉單；如已出租，附租約',
            nameCn: '最近一期差饷单；如已出租，附租约',
            whyEn: 'Identifies the property and who is in it.',
            whyHk: '核對物業資料及使用情況。',
            whyCn: '核对房产资料和使用情况。',
          },
          {
            nameEn: 'Mortgage statement, if there is a loan',
            nameHk: '如有按揭：按揭月結單',
            nameCn: '如有贷款：按揭对账单',
            whyEn: 'Decides how much room is left under the valuation.',
            whyHk: '計算估價扣除欠款後的空間。',
            whyCn: '计算估价扣除欠款后的空间。',
          },
        ],
      },
    ],
  },
];
