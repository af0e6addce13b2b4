import type { ContentBlockInput } from '@/contracts/content';

export const siteTerms: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'intellectual-property',
    headingEn: '12. Our work and name',
    headingHk: '12. 知識產權',
    headingCn: '12. 知识产权',
    bodyEn:
      '<p>Texts, drawings, software and the name {brand} belong to us or to those who license them to us. You may read, print and share pages and your own results for private use. Any other use needs our written consent. Public data on prices and addresses remains subject to the terms of the departments that publish it.</p>',
    bodyHk:
      '<p>本網站的文字、插圖、軟件及{brand}名稱屬我們或授權予我們的人所有。你可作私人用途閱覽、列印及分享網頁及你的計算結果，其他用途須取得書面同意。公開的樓價及地址數據，受發布部門的條款規限。</p>',
    bodyCn:
      '<p>本网站的文字、插图、软件以及{brand}名称属于我们或授权给我们的人所有。您可以出于私人用途阅读、打印和分享网页及您的计算结果，其他用途须取得书面同意。公开的楼价和地址数据，受发布部门的条款约束。</p>',
  },
  {
    type: 'prose',
    id: 'links',
    headingEn: '13. Links',
    headingHk: '13. 連結',
    headingCn: '13. 链接',
    bodyEn:
      '<p>Links to other websites are there for convenience. We do not control them and are not responsible for what they say. You may link to any page of ours, but please do not make it look as if we recommend you or you act for us.</p>',
    bodyHk:
      '<p>連往其他網站的連結只為方便而設，我們無法控制其內容，亦不負責。歡迎連結至本網站任何頁面，但請勿令人誤以為我們推薦你，或你代表我們。</p>',
    bodyCn:
      '<p>指向其他网站的链接只为方便而设，我们无法控制其内容，也不负责。欢迎链接到本网站任何页面，但请不要让人误以为我们推荐您，或您代表我们。</p>',
  },
  {
    type: 'prose',
    id: 'liability',
    headingEn: '14. Our responsibility',
    headingHk: '14. 我們的責任',
    headingCn: '14. 我们的责任',
    bodyEn:
      '<p>We take reasonable care that the site is right, safe and available. Maintenance and faults happen; a deadline you miss because our site was down is extended.</p><p>We are liable for loss we cause by negligence, by breaking the law or by breaking these terms. We are not liable for loss that neither side could foresee, for events outside our control, or for decisions you make on an estimate marked as one, provided we took reasonable care. Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything that the law, including the Control of Exemption Clauses Ordinance (Cap. 71) and the Money Lenders Ordinance, does not allow us to limit.</p>',
    bodyHk:
      '<p>我們會以合理的謹慎確保網站內容準確、安全及可供使用。維護及故障在所難免；如因網站停頓而令你逾期，期限會順延。</p><p>因我們疏忽、違法或違反本條款而引致的損失，我們負責。對雙方均無法預見的損失、我們無法控制的事件，以及你根據已註明為估算的結果所作的決定，在我們已盡合理謹慎的前提下，我們不負責。本條款不會限制因疏忽導致死傷、欺詐，或任何法例（包括《管制免責條款條例》（第71章）及《放債人條例》）不容許限制的責任。</p>',
    bodyCn:
      '<p>我们会以合理的谨慎确保网站内容准确、安全和可用。维护和故障难以完全避免；如果因网站停顿而使您逾期，期限会顺延。</p><p>因我们疏忽、违法或违反本条款而造成的损失，由我们负责。对双方都无法预见的损失、我们无法控制的事件，以及您根据已注明为估算的结果所作的决定，在我们已尽合理谨慎的前提下，我们不负责。本条款不会限制因疏忽导致的伤亡、欺诈，或任何法例（包括香港《管制免责条款条例》（第71章）和《放债人条例》）不允许限制的责任。</p>',
  },
  {
    type: 'prose',
    id: 'privacy-and-complaints',
    headingEn: '15. Privacy and complaints',
    headingHk: '15. 私隱及投訴',
    headingCn: '15. 隐私与投诉',
    bodyEn:
      '<p>The <a href="/privacy">privacy policy</a> says what we do with personal data and is part of these terms. If something went wrong, the <a href="/customer-centre#complaints">customer centre</a> shows how to complain, how long we take and who else you can turn to. Complaining costs nothing and takes no right away from you.</p>',
    bodyHk:
      '<p>我們如何處理個人資料，載於<a href="/privacy">私隱政策</a>，並為本條款一部分。如有不滿，<a href="/customer-centre#complaints">客戶中心</a>列明投訴方法、所需時間及其他求助途徑。投訴不收費，亦不影響你的任何權利。</p>',
    bodyCn:
      '<p>我们如何处理个人信息，载于<a href="/privacy">隐私政策</a>，并构成本条款的一部分。如有不满，<a href="/customer-centre#complaints">客户中心</a>列明投诉方法、所需时间和其他求助途径。投诉不收费，也不影响您的任何权利。</p>',
  },
  {
    type: 'prose',
    id: 'law',
    headingEn: '16. Law and courts',
    headingHk: '16. 適用法律及法院',
    headingCn: '16. 适用法律与法院',
    bodyEn:
      '<p>These terms follow the law of the Hong Kong Special Administrative Region, whose courts decide disputes about them. Rights that the law of the place where you live gives you as a consumer, and which cannot be given up, remain yours. If one term is invalid, the others stand.</p>',
    bodyHk:
      '<p>本條款受香港特別行政區法律管轄，爭議由香港法院審理。你居住地法律賦予消費者而不可放棄的權利，不受影響。如其中一條無效，其餘條款仍然有效。</p>',
    bodyCn:
      '<p>本条款受香港特别行政区法律管辖，争议由香港法院审理。您居住地法律赋予消费者而不可放弃的权利，不受影响。如果其中一条无效，其余条款仍然有效。</p>',
  },
  {
    type: 'prose',
    id: 'language',
    headingEn: '17. Language',
    headingHk: '17. 語言',
    headingCn: '17. 语言',
    bodyEn:
      '<p>These terms exist in English, Traditional Chinese and Simplified Chinese. If they differ, the English version prevails. Where a difference came from a mistake of ours and you relied in good faith on the version you read, we will not use it against you.</p>',
    bodyHk:
      '<p>本條款備有英文、繁體中文及簡體中文版本。如有歧異，以英文版本為準。若歧異出於我們的錯誤，而你真誠倚賴所閱讀的版本，我們不會以此對你不利。</p>',
    bodyCn:
      '<p>本条款备有英文、繁体中文和简体中文版本。如有歧义，以英文版本为准。如果差异出于我们的错误，而您善意信赖了所阅读的版本，我们不会以此作出对您不利的处理。</p>',
  },
  {
    type: 'prose',
    id: 'changes',
    headingEn: '18. Changes and date',
    headingHk: '18. 修訂及日期',
    headingCn: '18. 修订与日期',
    bodyEn:
      '<p>We may change these terms for the future. The new version appears here with its date. An application already made keeps the version under which it was made, unless the law requires otherwise or the change is to your advantage. This version is of 16 November 2026.</p>',
    bodyHk:
      '<p>我們可修訂本條款，修訂只對日後生效，新版本連同日期於本頁刊登。已提出的申請沿用當時的版本，除非法例另有規定或修訂對你有利。本版本日期為2026年11月16日。</p>',
    bodyCn:
      '<p>我们可以修订本条款，修订只对今后生效，新版本连同日期在本页公布。已提出的申请沿用当时的版本，除非法例另有规定或修订对您有利。本版本日期为2026年11月16日。</p>',
  },
];
