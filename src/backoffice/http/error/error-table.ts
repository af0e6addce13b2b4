import type { Locale } from '@/contracts/locale';
import type { ErrorCode } from '@/backoffice/common/service-error';

export interface ErrorRow extends Record<Locale, string> {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
}

export const errorTable: Record<ErrorCode, ErrorRow> = {
  validation_failed: {
    status: 400,
    en: 'Some of the details are not right. Please check them and try again.',
    hk: '部分資料有誤，請檢查後再試。',
    cn: '部分信息有误，请检查后重试。',
  },
  malformed_json: {
    status: 400,
    en: 'The request could not be read.',
    hk: '未能讀取請求內容。',
    cn: '无法读取请求内容。',
  },
  cross_site: {
    status: 400,
    en: 'This request did not come from our site, so it was not carried out.',
    hk: '此請求並非來自本網站，因此未有處理。',
    cn: '该请求并非来自本网站，因此未予处理。',
  },
  bot_refused: {
    status: 400,
    en: 'We could not tell whether a person sent this. Please try again, or call us.',
    hk: '系統未能確認此要求由真人提交。請再試一次，或致電我們。',
    cn: '系统无法确认该请求由真人提交。请再试一次，或致电我们。',
  },
  unauthorised: { status: 401, en: 'Please sign in first.', hk: '請先登入。', cn: '请先登录。' },
  session_ended: {
    status: 403,
    en: 'You have been signed out. Please sign in again.',
    hk: '你已登出，請重新登入。',
    cn: '您已退出登录，请重新登录。',
  },
  not_found: {
    status: 404,
    en: 'We could not find this.',
    hk: '找不到所需內容。',
    cn: '找不到所需内容。',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take this kind of request.',
    hk: '此網址不接受這類請求。',
    cn: '该网址不接受此类请求。',
  },
  conflict: {
    status: 409,
    en: 'This was changed in the meantime. Please look again and repeat.',
    hk: '資料剛被更改，請重新查看後再試。',
    cn: '内容刚刚被更改，请重新查看后再试。',
  },
  step_up_required: {
    status: 409,
    en: 'Please confirm this with a new code sent to your phone.',
    hk: '請以傳送至你手機的新驗證碼確認此操作。',
    cn: '请用发送至您手机的新验证码确认此操作。',
  },
  phone_not_verified: {
    status: 409,
    en: 'Please confirm your phone number with a code first.',
    hk: '請先以驗證碼確認你的手機號碼。',
    cn: '请先用验证码确认您的手机号码。',
  },
  idempotency_conflict: {
    status: 409,
    en: 'This was sent before with other details. Please start again.',
    hk: '此項曾以不同資料提交，請重新開始。',
    cn: '此项曾以不同信息提交，请重新开始。',
  },
  file_missing: {
    status: 400,
    en: 'Please choose a file.',
    hk: '請選擇檔案。',
    cn: '请选择文件。',
  },
  file_empty: {
    status: 400,
    en: 'This file is empty.',
    hk: '檔案沒有內容。',
    cn: '文件没有内容。',
  },
  upload_broken: {
    status: 400,
    en: 'The file did not arrive whole. Please send it again.',
    hk: '檔案未能完整送達，請再傳送一次。',
    cn: '文件没有完整送达，请重新上传。',
  },
  too_many_files: {
    status: 409,
    en: 'There are as many files here as one item can hold. Remove one to add another.',
    hk: '此項的檔案數目已達上限，請先刪除一個再加入。',
    cn: '此项的文件数量已达上限，请先删除一个再添加。',
  },
  application_closed: {
    status: 409,
    en: 'This application is closed and takes no more documents.',
    hk: '此申請已結束，不再接收文件。',
    cn: '该申请已结束，不再接收文件。',
  },
  document_held: {
    status: 409,
    en: 'This file is being checked for viruses. Please try again in a moment.',
    hk: '正在檢查檔案有否病毒，請稍後再試。',
    cn: '正在检查文件是否有病毒，请稍后再试。',
  },
  payload_too_large: {
    status: 413,
    en: 'This is larger than we can take.',
    hk: '內容超出大小上限。',
    cn: '内容超过大小上限。',
  },
  unsupported_media_type: {
    status: 415,
    en: 'This kind of content is not accepted here.',
    hk: '不接受此類內容。',
    cn: '此处不接受该类型的内容。',
  },
  rate_limited: {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    hk: '請求過多，請稍候再試。',
    cn: '请求过于频繁，请稍候再试。',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    hk: '系統出現問題，請再試一次。',
    cn: '系统出现问题，请再试一次。',
  },
  unavailable: {
    status: 503,
    en: 'This service is not available at the moment. Please try again shortly.',
    hk: '服務暫時未能提供，請稍後再試。',
    cn: '服务暂时不可用，请稍后再试。',
  },
  pdf_unavailable: {
    status: 503,
    en: 'The statement could not be made as a PDF just now. Please try again in a moment, or take the CSV file.',
    hk: '暫時未能製作結單的 PDF，請稍後再試，或改為下載 CSV。',
    cn: '暂时无法生成账单的 PDF，请稍后再试，或改为下载 CSV。',
  },
};
