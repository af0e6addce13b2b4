import { campaignSagas } from './campaign/campaign.sagas';
import { customerSagas } from './customer/customer.sagas';
import { applicationList } from './application/application-list';
import {
  applicationAssignment,
  applicationChange,
  applicationNote,
  answerCorrection,
  documentAsking,
  documentRequestWithdrawal,
  applicationDetails,
  applicationValuations,
  applicationDocuments,
  applicationOffers,
  documentPages,
  documentReview,
  incompleteApproval,
  loanBooking,
  offerMaking,
  offerWithdrawal,
} from './application/application-queries';
import {
  approvalDetails,
  approvalList,
  approvalWithdrawal,
  approving,
  rejecting,
} from './approval/approval-list';
import { auditList } from './audit/audit-list';
import { colleagues } from './edit/colleague/colleague-query';
import {
  savedViewChange,
  savedViewRemoval,
  savedViews,
  viewSaving,
} from './list/saved-view/saved-view-queries';
import { loanList } from './loan/loan-list';
import {
  drawdownPosting,
  loanDetails,
  paymentPosting,
  paymentReversal,
  postingPreview,
  rateChange,
  refundPosting,
  restructure,
  settlementFigure,
} from './loan/loan-queries';
import { requestList } from './request/request-list';
import {
  decisionPreview,
  requestAssignment,
  requestDecision,
  requestDetails,
} from './request/request-queries';
import { search } from './search/search-query';
import {
  browserErrorDetails,
  browserErrorList,
  vitalReport,
} from './site-health/site-health-queries';
import { jobList, messageAbandonment, messageRetry, outboxList } from './outbox/outbox-list';
import { figuresQuery, todayQuery } from './today/today-query';
import { staffEntrySaga } from './session/staff-entry.saga';
import { openInvitation, ownSessions, sessionRevocation } from './session/staff-queries';
import { ownWorkAccount, waysIn, workAccountDisconnection } from './session/work-account-queries';
import { staffSessionSaga } from './session/staff-session.saga';
import { apiKeys, keyMaking, keyRevocation } from './staff/key-queries';
import {
  departure,
  rolesChange,
  staffAlone,
  staffDetails,
  staffInvitation,
  staffList,
  staffReinvitation,
} from './staff/staff-list';
import { callBackList } from './appointment/call-back-list';
import { callBackEnd } from './appointment/call-back-queries';
import { careerList } from './career/career-list';
import { cvPages } from './career/career-queries';
import { contentList } from './content/content-list';
import {
  contentDetails,
  contentLinks,
  contentTaken,
  contentDifference,
  contentEditing,
  contentPublication,
  contentSave,
  contentSchedule,
  contentTokens,
  contentUnschedule,
  contentCheck,
  contentPreview,
  contentWithdrawal,
} from './content/content-queries';
import {
  mediaPages,
  mediumChange,
  mediumDetails,
  mediumRemoval,
} from './content/media/media-queries';
import { finderTrial, indicativeTrial } from './content/rule-trial/rule-trial-queries';
import { contactList } from './contact/contact-list';
import {
  contactAnswer,
  contactAssignment,
  contactDetails,
  contactStateChange,
} from './contact/contact-queries';
import {
  bankEntryAssignment,
  bankEntryClosing,
  bankEntryDetails,
  bankFileImport,
} from './bank-entry/bank-entry-queries';
import { bankEntryList } from './bank-entry/bank-entry-list';
import { pageTestList } from './page-test/page-test-list';
import {
  pageTestDetails,
  pageTestEnd,
  pageTestStart,
  testableContents,
} from './page-test/page-test-queries';
import { paymentFileList } from './payment-order/payment-file-list';
import { paymentOrderList } from './payment-order/payment-order-list';
import {
  paymentFileDetails,
  paymentFileDispatch,
  paymentFileMaking,
  paymentFileOutcome,
  paymentOrderDetails,
  paymentOutcome,
  paymentRelease,
  paymentReplacement,
  paymentReport,
  paymentReveal,
} from './payment-order/payment-order-queries';
import { settingChange, settingDetails, settingList } from './setting/setting-queries';
import { threadList } from './thread/thread-list';
import {
  threadAnswer,
  threadAssignment,
  threadDetails,
  threadReading,
  threadStart,
  threadStateChange,
} from './thread/thread-queries';
import { shortLinkList } from './short-link/short-link-list';
import {
  shortLinkChange,
  shortLinkDetails,
  shortLinkMaking,
} from './short-link/short-link-queries';

/** Sagas of the staff desk, by slice name. */
export const deskSagas = {
  staffSession: staffSessionSaga,
  savedViews: savedViews.saga,
  viewSaving: viewSaving.saga,
  savedViewChange: savedViewChange.saga,
  savedViewRemoval: savedViewRemoval.saga,
  staffEntry: staffEntrySaga,
  openInvitation: openInvitation.saga,
  ownSessions: ownSessions.saga,
  sessionRevocation: sessionRevocation.saga,
  waysIn: waysIn.saga,
  ownWorkAccount: ownWorkAccount.saga,
  workAccountDisconnection: workAccountDisconnection.saga,
  staffList: staffList.query.saga,
  colleagues: colleagues.saga,
  staffDetails: staffDetails.saga,
  staffInvitation: staffInvitation.saga,
  staffReinvitation: staffReinvitation.saga,
  rolesChange: rolesChange.saga,
  departure: departure.saga,
  apiKeys: apiKeys.saga,
  keyMaking: keyMaking.saga,
  keyRevocation: keyRevocation.saga,
  auditList: auditList.query.saga,
  approvalList: approvalList.query.saga,
  approvalDetails: approvalDetails.saga,
  approving: approving.saga,
  rejecting: rejecting.saga,
  approvalWithdrawal: approvalWithdrawal.saga,
  paymentOrderList: paymentOrderList.query.saga,
  bankEntryList: bankEntryList.query.saga,
  bankEntryDetails: bankEntryDetails.saga,
  bankEntryAssignment: bankEntryAssignment.saga,
  bankEntryClosing: bankEntryClosing.saga,
  bankFileImport: bankFileImport.saga,
  paymentFileList: paymentFileList.query.saga,
  paymentOrderDetails: paymentOrderDetails.saga,
  paymentFileDetails: paymentFileDetails.saga,
  paymentRelease: paymentRelease.saga,
  paymentReplacement: paymentReplacement.saga,
  paymentOutcome: paymentOutcome.saga,
  paymentReport: paymentReport.saga,
  paymentReveal: paymentReveal.saga,
  paymentFileMaking: paymentFileMaking.saga,
  paymentFileDispatch: paymentFileDispatch.saga,
  paymentFileOutcome: paymentFileOutcome.saga,
  settingList: settingList.saga,
  settingDetails: settingDetails.saga,
  settingChange: settingChange.saga,
  ...campaignSagas,
  ...customerSagas,
  vitalReport: vitalReport.saga,
  browserErrorList: browserErrorList.query.saga,
  browserErrorDetails: browserErrorDetails.saga,
  applicationList: applicationList.query.saga,
  applicationDetails: applicationDetails.saga,
  applicationValuations: applicationValuations.saga,
  applicationDocuments: applicationDocuments.saga,
  applicationOffers: applicationOffers.saga,
  applicationAssignment: applicationAssignment.saga,
  applicationChange: applicationChange.saga,
  applicationNote: applicationNote.saga,
  answerCorrection: answerCorrection.saga,
  documentAsking: documentAsking.saga,
  documentRequestWithdrawal: documentRequestWithdrawal.saga,
  documentPages: documentPages.saga,
  documentReview: documentReview.saga,
  incompleteApproval: incompleteApproval.saga,
  loanBooking: loanBooking.saga,
  offerMaking: offerMaking.saga,
  offerWithdrawal: offerWithdrawal.saga,
  threadList: threadList.query.saga,
  threadDetails: threadDetails.saga,
  threadStart: threadStart.saga,
  threadAnswer: threadAnswer.saga,
  threadAssignment: threadAssignment.saga,
  threadStateChange: threadStateChange.saga,
  threadReading: threadReading.saga,
  search: search.saga,
  requestList: requestList.query.saga,
  requestDetails: requestDetails.saga,
  decisionPreview: decisionPreview.saga,
  requestAssignment: requestAssignment.saga,
  requestDecision: requestDecision.saga,
  loanList: loanList.query.saga,
  loanDetails: loanDetails.saga,
  paymentReversal: paymentReversal.saga,
  postingPreview: postingPreview.saga,
  rateChange: rateChange.saga,
  refundPosting: refundPosting.saga,
  restructure: restructure.saga,
  paymentPosting: paymentPosting.saga,
  drawdownPosting: drawdownPosting.saga,
  settlementFigure: settlementFigure.saga,
  contactList: contactList.query.saga,
  callBackList: callBackList.query.saga,
  careerList: careerList.query.saga,
  cvPages: cvPages.saga,
  contactDetails: contactDetails.saga,
  contactAnswer: contactAnswer.saga,
  contactAssignment: contactAssignment.saga,
  contactStateChange: contactStateChange.saga,
  callBackEnd: callBackEnd.saga,
  outboxList: outboxList.query.saga,
  messageRetry: messageRetry.saga,
  messageAbandonment: messageAbandonment.saga,
  jobList: jobList.saga,
  staffAlone: staffAlone.saga,
  todayQuery: todayQuery.saga,
  todayFiguresQuery: figuresQuery.saga,
  contentList: contentList.query.saga,
  contentDetails: contentDetails.saga,
  pageTestList: pageTestList.query.saga,
  pageTestDetails: pageTestDetails.saga,
  testableContents: testableContents.saga,
  pageTestStart: pageTestStart.saga,
  pageTestEnd: pageTestEnd.saga,
  shortLinkList: shortLinkList.query.saga,
  shortLinkDetails: shortLinkDetails.saga,
  shortLinkMaking: shortLinkMaking.saga,
  shortLinkChange: shortLinkChange.saga,
  contentLinks: contentLinks.saga,
  contentTaken: contentTaken.saga,
  finderTrial: finderTrial.saga,
  indicativeTrial: indicativeTrial.saga,
  mediaPages: mediaPages.saga,
  mediumDetails: mediumDetails.saga,
  mediumChange: mediumChange.saga,
  mediumRemoval: mediumRemoval.saga,
  contentTokens: contentTokens.saga,
  contentDifference: contentDifference.saga,
  contentSave: contentSave.saga,
  contentPublication: contentPublication.saga,
  contentSchedule: contentSchedule.saga,
  contentUnschedule: contentUnschedule.saga,
  contentCheck: contentCheck.saga,
  contentPreview: contentPreview.saga,
  contentWithdrawal: contentWithdrawal.saga,
  contentEditing: contentEditing.saga,
};
