import type { ContentBlockInput } from '@/contracts/content';

export const buyNowSellLaterApply: ContentBlockInput[] = [
  {
    type: 'steps',
    id: 'steps',
    headingEn: 'How it goes',
    headingHk: '申請流程',
    headingCn: '办理流程',
    items: [
      {
        titleEn: 'Value both flats',
        titleHk: '為兩個單位估價',
        titleCn: '为两套房产估价',
        bodyEn: 'Online, with a low and a high figure. Plan with the low one for the old flat.',
        bodyHk: '網上估價會列出低、高數字；計劃時，舊樓應以低位計算。',
        bodyCn: '在线估价会列出低值和高值；做计划时，旧房应按低值计算。',
      },
      {
        titleEn: 'Work out a late sale',
        titleHk: '計算遲賣的代價',
        titleCn: '算算晚卖的代价',
        bodyEn:
          'Use the calculator with the full {bridging.maxTenor}, not with the month you hope for.',
        bodyHk: '在計算機輸入最長的{bridging.maxTenor}，而非你期望的月份。',
        bodyCn: '在计算器里输入最长的{bridging.maxTenor}，而不是您期望的月份。',
      },
      {
        titleEn: 'Ask us before you sign',
        titleHk: '簽約前先找我們',
        titleCn: '签约前先找我们',
        bodyEn:
          'An indicative pre-approval before the provisional agreement lowers the risk to your deposit. We open the application with you and text you an upload link.',
        bodyHk:
          '簽臨時買賣合約前先取得初步預批，可減低損失訂金的風險。我們會協助你開立申請，並以短訊傳送上載連結。',
        bodyCn:
          '签临时买卖合约前先获得初步预批，可以降低损失订金的风险。我们会协助您建立申请，并用短信发送上传链接。',
      },
      {
        titleEn: 'Send your papers',
        titleHk: '提交文件',
        titleCn: '提交文件',
        bodyEn:
          'For both properties. A decision follows within {decisionHours} hours of complete papers, on working days.',
        bodyHk: '兩個物業的文件均須提交。文件齊備後{decisionHours}小時內有決定（以工作天計）。',
        bodyCn: '两套房产的文件都须提交。文件齐备后{decisionHours}小时内有结果（按工作日计算）。',
      },
      {
        titleEn: 'Sign and complete the purchase',
        titleHk: '簽契及完成買入',
        titleCn: '签约并完成买入',
        bodyEn:
          'The deed is signed in person at the solicitor’s, who pays the seller on completion day.',
        bodyHk: '親身到律師樓簽署按揭契據，律師於成交日向賣方付款。',
        bodyCn: '本人到律师楼签署按揭契据，律师在成交日向卖方付款。',
      },
      {
        titleEn: 'Sell, and the bridge is gone',
        titleHk: '賣出舊樓，清還貸款',
        titleCn: '卖出旧房，还清贷款',
        bodyEn:
          'The solicitor repays us from the sale and releases the charge. What is left is yours.',
        bodyHk: '律師以售樓款項清還貸款並解除押記，餘款歸你。',
        bodyCn: '律师用售房款还清贷款并解除抵押，余款归您。',
      },
    ],
  },
  {
    type: 'documents',
    id: 'documents',
    headingEn: 'What to bring, and why',
    headingHk: '所需文件及原因',
    headingCn: '所需文件及原因',
    groups: [
      {
        titleEn: 'You',
        titleHk: '個人',
        titleCn: '个人',
        items: [
          {
            nameEn: 'HKID card or passport',
            nameHk: '香港身份證或護照',
            nameCn: '香港身份证或护照',
            whyEn: 'To know that borrower, seller and buyer are the same person.',
            whyHk: '核實借款人、賣方及買方為同一人。',
            whyCn: '核实借款人、卖方和买方为同一人。',
          },
          {
            nameEn:
              'Three months of payslips and bank statements; six months and tax demand if self-employed',
            nameHk: '三個月糧單及銀行月結單；自僱者六個月及稅單',
            nameCn: '三个月工资单和银行流水；自雇人士六个月及税单',
            whyEn: 'Shows that the monthly interest can be carried while you sell.',
            whyHk: '評估放售期間能否負擔每月利息。',
            whyCn: '评估出售期间能否负担每月利息。',
          },
        ],
      },
      {
        titleEn: 'The flat you sell',
        titleHk: '出售的單位',
        titleCn: '出售的房产',
        items: [
          {
            nameEn: 'Latest rates demand',
            nameHk: '最近期差餉單',
            nameCn: '最近一期差饷单',
            whyEn: 'Identifies the property and its owner.',
            whyHk: '核對物業資料。',
            whyCn: '核对房产资料。',
          },
          {
            nameEn: 'Mortgage statement and repayment schedule',
            nameHk: '按揭月結單及還款表',
            nameCn: '按揭对账单和还款计划表',
            whyEn: 'The sale pays the bank first; what remains pays us.',
            whyHk: '售樓款項先還銀行，餘額才清還過橋貸款。',
            whyCn: '售房款先还银行，余额再还过桥贷款。',
          },
          {
            nameEn: 'Agency agreement, or sale agreement if signed',
            nameHk: '地產代理協議；如已售出，附買賣合約',
            nameCn: '房产代理协议；如已售出，附买卖合约',
            whyEn: 'Shows the asking price, or the date the money comes.',
            whyHk: '顯示叫價，或款項到帳日期。',
            whyCn: '显示要价，或款项到账日期。',
          },
        ],
      },
      {
        titleEn: 'The flat you buy',
        titleHk: '買入的單位',
        titleCn: '买入的房产',
        items: [
          {
            nameEn: 'Provisional agreement for sale and purchase, once there is one',
            nameHk: '臨時買賣合約（如已簽署）',
            nameCn: '临时买卖合约（如已签署）',
            whyEn: 'Gives price, deposit and completion date, the day the loan must be ready.',
            whyHk: '列明樓價、訂金及成交日，即貸款須備妥的日期。',
            whyCn: '列明房价、订金和成交日，也就是贷款须到位的日期。',
          },
          {
            nameEn: 'Approval of the bank’s mortgage on it, if you take one',
            nameHk: '銀行按揭批核書（如有）',
            nameCn: '银行按揭批核书（如有）',
            whyEn: 'Bank loan and bridge must fit together on the same day.',
            whyHk: '銀行按揭與過橋貸款須於同日配合。',
            whyCn: '银行按揭与过桥贷款须在同一天配合到位。',
          },
        ],
      },
    ],
  },
];
