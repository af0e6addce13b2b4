import type { ContentBlockInput } from '@/contracts/content';

export const useTerms: ContentBlockInput[] = [
  {
    type: 'prose',
    id: 'about-us',
    headingEn: '1. Who we are',
    headingHk: '1. 我們是誰',
    headingCn: '1. 我们是谁',
    bodyEn:
      '<p>This website is run by {brand} (“we”), of {address}, a money lender licensed in Hong Kong under the Money Lenders Ordinance (Cap. 163), Money Lender’s Licence No. {licenceNumber}. Enquiries and complaints: {hotline}. We are not a bank, take no deposits and are not supervised by the Hong Kong Monetary Authority.</p><p>By using this website you accept these terms. If you do not, please do not use it; you are welcome to call or visit us instead.</p>',
    bodyHk:
      '<p>本網站由{brand}（「我們」）營運，地址為{address}，根據《放債人條例》（第163章）在香港持牌，放債人牌照號碼：{licenceNumber}。查詢及投訴熱線：{hotline}。我們並非銀行，不接受存款，亦不受香港金融管理局監管。</p><p>使用本網站即表示接受本條款。如不接受，請勿使用本網站，歡迎致電或親臨查詢。</p>',
    bodyCn:
      '<p>本网站由{brand}（“我们”）运营，地址为{address}，根据香港《放债人条例》（第163章）在香港持牌，放债人牌照号码：{licenceNumber}。查询及投诉热线：{hotline}。我们不是银行，不吸收存款，也不受香港金融管理局监管。</p><p>使用本网站即表示接受本条款。如不接受，请不要使用本网站，欢迎来电或到访咨询。</p>',
  },
  {
    type: 'prose',
    id: 'who-may-use',
    headingEn: '2. Who may use it',
    headingHk: '2. 誰可使用',
    headingCn: '2. 谁可以使用',
    bodyEn:
      '<p>Anyone may read the site and use the calculator, valuation and product finder. To apply you must be 18 or over and own, or be about to own, property in Hong Kong, or act for a company that does. The site is meant for loans against property in Hong Kong. It is not directed at people in places where offering such loans would be against the law.</p><p>Please give true information, use only your own phone number and identity, and do nothing that would harm the site or other users. Automated collection of data from the site needs our written consent.</p>',
    bodyHk:
      '<p>任何人均可瀏覽本網站及使用計算機、估價及貸款配對。提出申請者須年滿18歲，並持有或即將持有香港物業，或代表持有物業的公司。本網站只涉及以香港物業作抵押的貸款，並不以禁止提供此類貸款的地區人士為對象。</p><p>請提供真實資料，只使用本人的電話及身分，切勿作出損害網站或其他用戶的行為。以自動程式擷取網站資料，須事先取得我們的書面同意。</p>',
    bodyCn:
      '<p>任何人都可以浏览本网站，使用计算器、估价和产品匹配。提出申请的人须年满18岁，并持有或即将持有香港房产，或代表持有房产的公司。本网站只涉及以香港房产作抵押的贷款，不以禁止提供此类贷款的地区人士为对象。</p><p>请提供真实资料，只使用本人的手机号码和身份，不要作出损害网站或其他用户的行为。用自动程序抓取网站资料，须事先取得我们的书面同意。</p>',
  },
  {
    type: 'prose',
    id: 'information',
    headingEn: '3. Information, not advice and not an offer',
    headingHk: '3. 資料僅供參考，並非建議或要約',
    headingCn: '3. 信息仅供参考，不是建议或要约',
    bodyEn:
      '<p>The site explains our products in general. It does not know your whole situation and is not financial, legal or tax advice. The product finder suggests; you decide. Nothing here is an offer to lend: a loan comes about only when both sides have signed a loan agreement. Stories of borrowers are illustrative and describe no real person.</p>',
    bodyHk:
      '<p>本網站只概括介紹我們的產品，並不了解你的全部情況，亦非財務、法律或稅務意見。貸款配對只提供建議，由你決定。本網站任何內容均不構成貸款要約：雙方簽署貸款協議後，貸款方告成立。借款人故事均屬說明性質，並非真人真事。</p>',
    bodyCn:
      '<p>本网站只概括介绍我们的产品，并不了解您的全部情况，也不是财务、法律或税务意见。产品匹配只提供建议，由您决定。本网站任何内容都不构成贷款要约：双方签署贷款协议后，贷款才成立。借款人故事均为示例，并非真人真事。</p>',
  },
  {
    type: 'prose',
    id: 'calculator-and-valuation',
    headingEn: '4. Calculator and valuation',
    headingHk: '4. 計算機及估價',
    headingCn: '4. 计算器与估价',
    bodyEn:
      '<p>The calculator computes exactly what you enter, rounded to the cent, for loans of up to {calculatorLtvMax} of the value you give. The rate in it is an example unless we have told you yours. Actual dates and days can change a payment slightly.</p><p>The online valuation is a statistical estimate from past sales and public indices, shown as a range with a date until which it holds. It is not a surveyor’s report and may not be relied on for buying, selling, court or tax purposes. For a loan, the figure that counts is the valuation we obtain from a surveyor.</p>',
    bodyHk:
      '<p>計算機按你輸入的數字準確計算至分，以你填寫的物業價值的{calculatorLtvMax}為貸款上限。除非我們已告知你的個人利率，否則所用利率只屬例子。實際日期及日數或令供款略有出入。</p><p>網上估價根據過往成交及公開指數以統計方法推算，以範圍顯示並列明有效日期。它並非測量師報告，不應用於買賣、訴訟或報稅。貸款以我們委託測量師所作的估價為準。</p>',
    bodyCn:
      '<p>计算器按您输入的数字准确计算到分，以您填写的房产价值的{calculatorLtvMax}为贷款上限。除非我们已告知您的个人利率，否则所用利率只是例子。实际日期和天数可能使月供略有出入。</p><p>在线估价根据过往成交和公开指数以统计方法推算，以区间显示并列明有效日期。它不是测量师报告，不应用于买卖、诉讼或报税。贷款以我们委托测量师所作的估价为准。</p>',
  },
];

export const claimTerms: ContentBlockInput = {
  type: 'prose',
  id: 'advertised-claims',
  headingEn: '5. What our advertised claims mean',
  headingHk: '5. 廣告內容的條件',
  headingCn: '5. 广告内容的条件',
  bodyEn:
    '<p>Wherever one of these figures appears, it is meant like this. All loans depend on our assessment.</p><table><thead><tr><th>Claim</th><th>Conditions</th></tr></thead><tbody><tr><td>Up to {homeLtvMax} of valuation</td><td>First mortgage only. The highest loan-to-value we consider, subject to the valuation, the type, age and title of the property and our assessment of income and credit record. Other products have lower limits, stated on their pages. Most borrowers are offered less than the maximum.</td></tr><tr><td>Up to {calculatorLtvMax} of valuation</td><td>The limit of the loan calculator. It is a planning figure and not a promise to lend that share.</td></tr><tr><td>{reward} reward</td><td>For applicants who applied through the fast pass and draw a loan of at least HK$1,000,000 within 90 days of their indicative pre-approval. Paid to the borrower by cheque or FPS within 60 days of draw-down. One reward per property, however many borrowers; not together with another offer. Not paid if the loan is refused, withdrawn or drawn later. The reward does not reduce the loan or its interest.</td></tr><tr><td>RMB loan from {rmbRate} a year</td><td>The lowest yearly rate of the RMB loan, for loans at or under 50% of the valuation. The individual rate depends on our assessment and may be higher, up to {rmb.annualRateMax} a year. The loan is owed in renminbi; exchange rates may move against you.</td></tr><tr><td>Decision within {decisionHours} hours</td><td>{decisionHours} hours counted on working days (Monday to Friday except public holidays) from the moment all papers we asked for are complete. The decision may be yes, yes with other terms, or no. Draw-down follows after the title is checked and the documents are signed.</td></tr><tr><td>Indicative pre-approval</td><td>A first view based on what you told us and an estimated value. It binds neither side and carries its date. It holds for information as long as your situation, the valuation and our terms have not changed, and is replaced by the decision.</td></tr></tbody></table><p>Every rate we show stands with the maximum annual rate of the product, and no rate is above {maxRate} a year. We may end or change an offer for the future; who has met its conditions before keeps it.</p>',
  bodyHk:
    '<p>網站上出現以下數字時，均以此為準。所有貸款須經審批。</p><table><thead><tr><th>內容</th><th>條件</th></tr></thead><tbody><tr><td>高達估價的{homeLtvMax}</td><td>只適用於一按，為我們考慮的最高按揭成數，視乎估價、物業類別、樓齡及業權，以及入息和信貸紀錄的審批結果。其他產品上限較低，並於產品頁列明。大部分借款人獲批的成數低於上限。</td></tr><tr><td>上限為估價的{calculatorLtvMax}</td><td>計算機的上限，供預算之用，並非承諾批出該成數。</td></tr><tr><td>{reward}獎賞</td><td>經快批按揭申請，並由取得初步預批起計90日內提取不少於HK$1,000,000貸款的申請人可享。獎賞於提款後60日內以支票或轉數快付予借款人。不論借款人數目，每個物業限一次，不可與其他優惠同時使用。貸款不獲批、撤回或逾期提款者恕不支付。獎賞不會扣減貸款額或利息。</td></tr><tr><td>人民幣貸款年利率低至{rmbRate}</td><td>人民幣貸款的最低年利率，適用於貸款額不超過估價50%的申請。實際利率視乎個別審批，可能較高，年利率上限為{rmb.annualRateMax}。貸款以人民幣償還，匯率變動可能對你不利。</td></tr><tr><td>{decisionHours}小時內有決定</td><td>由所需文件全部齊備起計{decisionHours}小時，以工作天（星期一至五，公眾假期除外）計算。結果可能是批出、以其他條款批出或不批。查核業權及簽署文件後才會放款。</td></tr><tr><td>初步預批</td><td>根據你提供的資料及推算估價得出的初步意見，對雙方均無約束力，並註明日期。你的情況、估價及我們的條款沒有改變時可作參考，最終由正式決定取代。</td></tr></tbody></table><p>網站所示利率均附有該產品的最高年利率，任何利率不會高於{maxRate}。我們可終止或更改日後的優惠；已符合條件者不受影響。</p>',
  bodyCn:
    '<p>网站上出现以下数字时，均以此为准。所有贷款须经审批。</p><table><thead><tr><th>内容</th><th>条件</th></tr></thead><tbody><tr><td>最高可达估价的{homeLtvMax}</td><td>只适用于首次按揭，是我们考虑的最高贷款成数，取决于估价、房产类型、楼龄和产权，以及收入和征信的审批结果。其他产品上限较低，并在产品页列明。大部分借款人获批的成数低于上限。</td></tr><tr><td>上限为估价的{calculatorLtvMax}</td><td>计算器的上限，供做预算之用，并非承诺批出该成数。</td></tr><tr><td>{reward}奖励</td><td>通过快批按揭申请，并自获得初步预批起90天内提取不少于HK$1,000,000贷款的申请人可以获得。奖励在放款后60天内以支票或“转数快”付给借款人。不论借款人数目，每个房产限一次，不与其他优惠同享。贷款不获批、撤回或逾期提款的，不予支付。奖励不会扣减贷款额或利息。</td></tr><tr><td>人民币贷款年利率低至{rmbRate}</td><td>人民币贷款的最低年利率，适用于贷款额不超过估价50%的申请。实际利率以个别审批为准，可能更高，年利率上限为{rmb.annualRateMax}。贷款以人民币偿还，汇率变动可能对您不利。</td></tr><tr><td>{decisionHours}小时内有结果</td><td>从所需文件全部齐全起算{decisionHours}小时，按工作日（周一至周五，香港公众假期除外）计算。结果可能是批准、以其他条款批准或不批准。核查产权和签署文件后才会放款。</td></tr><tr><td>初步预批</td><td>根据您提供的资料和推算估价得出的初步意见，对双方都没有约束力，并注明日期。您的情况、估价和我们的条款没有变化时可作参考，最终由正式决定取代。</td></tr></tbody></table><p>网站所示利率均附有该产品的最高年利率，任何利率不会高于{maxRate}。我们可以终止或更改今后的优惠；已符合条件者不受影响。</p>',
};
