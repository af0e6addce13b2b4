import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import type { FieldProblem } from '@/backoffice/common/service-error';

type LocalisedText = Record<Locale, string>;

/** `{limit}` is the figure or the list of the rule that was broken, `{money}` the same as an amount of HK$. */
const messages = {
  required: { en: 'Please fill this in.', hk: '請填寫此項。', cn: '请填写此项。' },
  wrongKind: {
    en: 'This is not the kind of value expected here.',
    hk: '此項的資料類型不正確。',
    cn: '此项的数据类型不正确。',
  },
  wrongFormat: {
    en: 'This is not written as it should be.',
    hk: '格式不正確。',
    cn: '格式不正确。',
  },
  wrongDate: {
    en: 'Please give a date as YYYY-MM-DD.',
    hk: '請以 YYYY-MM-DD 格式填寫日期。',
    cn: '请按 YYYY-MM-DD 格式填写日期。',
  },
  wrongTime: {
    en: 'Please give a time such as 2026-11-16T09:00:00Z.',
    hk: '請以 2026-11-16T09:00:00Z 的格式填寫時間。',
    cn: '请按 2026-11-16T09:00:00Z 的格式填写时间。',
  },
  tooShort: {
    en: 'Please use at least {limit} characters.',
    hk: '最少須有{limit}個字元。',
    cn: '至少需要{limit}个字符。',
  },
  tooLong: {
    en: 'Please use at most {limit} characters.',
    hk: '最多可有{limit}個字元。',
    cn: '最多可有{limit}个字符。',
  },
  tooSmall: {
    en: 'Please give {limit} or more.',
    hk: '不可少於{limit}。',
    cn: '不能小于{limit}。',
  },
  tooBig: { en: 'Please give {limit} or less.', hk: '不可多於{limit}。', cn: '不能大于{limit}。' },
  tooFew: {
    en: 'Please give at least {limit}.',
    hk: '最少須有{limit}項。',
    cn: '至少需要{limit}项。',
  },
  tooMany: {
    en: 'Please give at most {limit}.',
    hk: '最多可有{limit}項。',
    cn: '最多可有{limit}项。',
  },
  notOffered: {
    en: 'Please choose one of: {limit}.',
    hk: '請選擇：{limit}。',
    cn: '请选择：{limit}。',
  },
  unknownField: {
    en: 'This is not known here: {limit}.',
    hk: '不接受此項：{limit}。',
    cn: '不接受此项：{limit}。',
  },
  endsBeforeStart: {
    en: 'The end must be after the start.',
    hk: '結束時間必須在開始時間之後。',
    cn: '结束时间必须在开始时间之后。',
  },
  notNumber: {
    en: 'Please give a plain number such as 3000000 or 4.25.',
    hk: '請填寫數字，例如 3000000 或 4.25。',
    cn: '请填写数字，例如 3000000 或 4.25。',
  },
  notWhole: { en: 'Please give a whole number.', hk: '請填寫整數。', cn: '请填写整数。' },
  repeated: {
    en: 'Please give this only once.',
    hk: '此項只可填寫一次。',
    cn: '此项只能填写一次。',
  },
  outOfRange: {
    en: 'Please stay within {limit}.',
    hk: '必須介乎 {limit}。',
    cn: '必须在 {limit} 之间。',
  },
  listOutOfRange: {
    en: 'A figure in this list is out of range: {limit}.',
    hk: '清單內有數值超出範圍：{limit}。',
    cn: '列表中有数值超出范围：{limit}。',
  },
  beforeStart: {
    en: 'No date here may be before the start date, {limit}.',
    hk: '日期不可早於開始日期 {limit}。',
    cn: '日期不能早于起始日期 {limit}。',
  },
  feeTooLarge: {
    en: 'The fee must be smaller than the amount borrowed.',
    hk: '費用必須少於借款額。',
    cn: '费用必须小于借款金额。',
  },
  notWithFlatRate: {
    en: 'This cannot be combined with a monthly flat rate.',
    hk: '此項不可與每月平息同時使用。',
    cn: '此项不能与月平息同时使用。',
  },
  noRateFits: {
    en: 'No yearly rate fits these figures.',
    hk: '沒有年利率符合這些數字。',
    cn: '没有年利率符合这些数字。',
  },
  notForPaymentType: {
    en: 'This does not go with this way of repaying.',
    hk: '此項不適用於所選還款方式。',
    cn: '此项不适用于所选还款方式。',
  },
  wrongPhone: {
    en: 'Please give a Hong Kong or mainland mobile number, such as 9123 4567 or +86 138 0000 0000.',
    hk: '請填寫香港或內地流動電話號碼，例如 9123 4567 或 +86 138 0000 0000。',
    cn: '请填写香港或内地手机号码，例如 9123 4567 或 +86 138 0000 0000。',
  },
  wrongAnyPhone: {
    en: 'Please give a Hong Kong or mainland number, such as 9123 4567 or +86 138 0000 0000.',
    hk: '請填寫香港或內地電話號碼，例如 9123 4567 或 +86 138 0000 0000。',
    cn: '请填写香港或内地电话号码，例如 9123 4567 或 +86 138 0000 0000。',
  },
  fixedLine: {
    en: 'This line cannot take text messages. Please give a mobile number.',
    hk: '此固網電話不能接收短訊，請填寫流動電話號碼。',
    cn: '该固定电话无法接收短信，请填写手机号码。',
  },
  wrongHkid: {
    en: 'Please give the number as on the Hong Kong identity card, such as A123456(3).',
    hk: '請按香港身份證填寫號碼，例如 A123456(3)。',
    cn: '请按香港身份证填写号码，例如 A123456(3)。',
  },
  wrongCheckDigit: {
    en: 'One character of this identity card number is not right.',
    hk: '此身份證號碼有一個字元不正確。',
    cn: '该身份证号码有一个字符不正确。',
  },
  wrongPassport: {
    en: 'Please give the passport number in letters and digits.',
    hk: '請以英文字母及數字填寫護照號碼。',
    cn: '请用英文字母和数字填写护照号码。',
  },
  wrongEmail: {
    en: 'Please give an address such as name@example.com.',
    hk: '請填寫電郵地址，例如 name@example.com。',
    cn: '请填写电子邮箱，例如 name@example.com。',
  },
  wrongBusinessNumber: {
    en: 'Please give the business registration number: eight digits.',
    hk: '請填寫八位數字的商業登記號碼。',
    cn: '请填写八位数字的商业登记号码。',
  },
  wrongCompanyNumber: {
    en: 'Please give the company number as on the certificate of incorporation.',
    hk: '請按公司註冊證明書填寫公司編號。',
    cn: '请按公司注册证明书填写公司编号。',
  },
  mustAgree: {
    en: 'We need your agreement to this before you send the application.',
    hk: '提交申請前須同意此項。',
    cn: '提交申请前须同意此项。',
  },
  textChanged: {
    en: 'These words have changed. Please read them again.',
    hk: '條文已更新，請重新閱讀。',
    cn: '条文已更新，请重新阅读。',
  },
  notFromHere: {
    en: 'This is not possible from the present state. Possible: {limit}.',
    hk: '現時狀態不可轉為此狀態。可轉為：{limit}。',
    cn: '当前状态不能转为该状态。可转为：{limit}。',
  },
  samePhone: {
    en: 'This is the number we have already.',
    hk: '此號碼與現有登記號碼相同。',
    cn: '该号码与现有登记号码相同。',
  },
  noHolidayForThis: {
    en: 'There is no payment holiday for this loan.',
    hk: '此貸款不設供款假期。',
    cn: '该贷款不支持延期还款。',
  },
  loanOverdue: {
    en: 'A payment of this loan is due or overdue. Please pay it first.',
    hk: '此貸款有到期或逾期供款，請先繳付。',
    cn: '该贷款有到期或逾期款项，请先还清。',
  },
  loanSettled: {
    en: 'This loan is paid back already.',
    hk: '此貸款已還清。',
    cn: '该贷款已结清。',
  },
  loanBooked: {
    en: 'A loan was booked from this application already.',
    hk: '此申請已開立貸款。',
    cn: '该申请已开立贷款。',
  },
  holidayRunning: {
    en: 'The interest of an earlier payment holiday is not paid yet.',
    hk: '上次供款假期的利息尚未付清。',
    cn: '上次延期还款的利息尚未付清。',
  },
  tooFewPaymentsLeft: {
    en: 'Too few payments are left for a payment holiday.',
    hk: '餘下供款期數太少，不能申請供款假期。',
    cn: '剩余期数太少，无法申请延期还款。',
  },
  requestOpen: {
    en: 'We are still looking at your earlier request.',
    hk: '你較早前的要求仍在處理中。',
    cn: '您之前的申请仍在处理中。',
  },
  notRevolving: {
    en: 'This is not a revolving loan.',
    hk: '此貸款並非循環貸款。',
    cn: '该贷款不是循环贷款。',
  },
  aboveLimit: {
    en: 'Please ask for more than the limit you have, {money}.',
    hk: '新限額須高於現有限額 {money}。',
    cn: '新额度必须高于现有额度 {money}。',
  },
  holidayMoved: {
    en: 'A payment was charged since this was asked for: the holiday would begin on {limit}. Please decline it and let the customer ask again.',
    hk: '申請後已有供款入帳，假期將改於 {limit} 開始。請拒絕此申請，由客戶重新提出。',
    cn: '申请后已有款项入账，延期将改从 {limit} 开始。请拒绝此申请，由客户重新提出。',
  },
  withdrawalUnderWay: {
    en: 'A withdrawal of this loan is on its way. Please complete or decline it first.',
    hk: '此貸款有提款正在處理，請先完成或拒絕。',
    cn: '该贷款有提款正在处理，请先完成或拒绝。',
  },
  settlementAmount: {
    en: 'On that day the loan is cleared by {money}. Please give the amount that came in.',
    hk: '該日還清此貸款所需金額為 {money}，請填寫實收金額。',
    cn: '该日结清此贷款所需金额为 {money}，请填写实收金额。',
  },
  accountNotRegistered: {
    en: 'This is not the bank account registered with us.',
    hk: '此銀行戶口並未登記。',
    cn: '该银行账户未登记。',
  },
  overAvailable: {
    en: 'This is more than can be withdrawn: {money}.',
    hk: '超出可提取金額 {money}。',
    cn: '超出可提金额 {money}。',
  },
  overDailyCap: {
    en: 'This is more than is left for today: {money}.',
    hk: '超出今日餘下可提取金額 {money}。',
    cn: '超出今日剩余可提金额 {money}。',
  },
  unknownApplication: {
    en: 'There is no application of this number with a customer.',
    hk: '找不到此編號的客戶申請。',
    cn: '找不到该编号的客户申请。',
  },
  applicationNotApproved: {
    en: 'This application is not approved.',
    hk: '此申請尚未獲批核。',
    cn: '该申请尚未获批准。',
  },
  referenceUsed: {
    en: 'This reference was booked with another amount.',
    hk: '此參考編號已用於另一金額。',
    cn: '该参考编号已用于另一金额。',
  },
  differsFromAddress: {
    en: 'This must be the same as in the address: {limit}.',
    hk: '必須與網址所示相同：{limit}。',
    cn: '必须与网址中的一致：{limit}。',
  },
} as const satisfies Record<string, LocalisedText>;

function isMessageKey(key: string): key is keyof typeof messages {
  return key in messages;
}

/** The localised message for one field's problem; an unknown key gets the general message. */
export function fieldMessage(problem: FieldProblem, locale: Locale): string {
  const message = isMessageKey(problem.key) ? messages[problem.key] : messages.wrongFormat;
  const limit = problem.limit ?? '';
  return message[locale]
    .replace('{limit}', () => String(limit))
    .replace('{money}', () => formatMoney(Number(limit), { withCents: !Number.isInteger(limit) }));
}
