import { campaignReducers } from './campaign/campaign.reducers';
import { customerReducers } from './customer/customer.reducers';
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
import { staffEntrySlice } from './session/staff-entry.slice';
import { openInvitation, ownSessions, sessionRevocation } from './session/staff-queries';
import { ownWorkAccount, waysIn, workAccountDisconnection } from './session/work-account-queries';
import { staffSessionSlice } from './session/staff-session.slice';
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

/** Reducers of the desk, by slice name. */
export const deskReducers = {
  staffSession: staffSessionSlice.reducer,
  savedViews: savedViews.slice.reducer,
  viewSaving: viewSaving.slice.reducer,
  savedViewChange: savedViewChange.slice.reducer,
  savedViewRemoval: savedViewRemoval.slice.reducer,
  staffEntry: staffEntrySlice.reducer,
  openInvitation: openInvitation.slice.reducer,
  ownSessions: ownSessions.slice.reducer,
  sessionRevocation: sessionRevocation.slice.reducer,
  waysIn: waysIn.slice.reducer,
  ownWorkAccount: ownWorkAccount.slice.reducer,
  workAccountDisconnection: workAccountDisconnection.slice.reducer,
  staffList: staffList.query.slice.reducer,
  colleagues: colleagues.slice.reducer,
  staffDetails: staffDetails.slice.reducer,
  staffInvitation: staffInvitation.slice.reducer,
  staffReinvitation: staffReinvitation.slice.reducer,
  rolesChange: rolesChange.slice.reducer,
  departure: departure.slice.reducer,
  apiKeys: apiKeys.slice.reducer,
  keyMaking: keyMaking.slice.reducer,
  keyRevocation: keyRevocation.slice.reducer,
  auditList: auditList.query.slice.reducer,
  approvalList: approvalList.query.slice.reducer,
  approvalDetails: approvalDetails.slice.reducer,
  approving: approving.slice.reducer,
  rejecting: rejecting.slice.reducer,
  approvalWithdrawal: approvalWithdrawal.slice.reducer,
  paymentOrderList: paymentOrderList.query.slice.reducer,
  bankEntryList: bankEntryList.query.slice.reducer,
  bankEntryDetails: bankEntryDetails.slice.reducer,
  bankEntryAssignment: bankEntryAssignment.slice.reducer,
  bankEntryClosing: bankEntryClosing.slice.reducer,
  bankFileImport: bankFileImport.slice.reducer,
  paymentFileList: paymentFileList.query.slice.reducer,
  paymentOrderDetails: paymentOrderDetails.slice.reducer,
  paymentFileDetails: paymentFileDetails.slice.reducer,
  paymentRelease: paymentRelease.slice.reducer,
  paymentReplacement: paymentReplacement.slice.reducer,
  paymentOutcome: paymentOutcome.slice.reducer,
  paymentReport: paymentReport.slice.reducer,
  paymentReveal: paymentReveal.slice.reducer,
  paymentFileMaking: paymentFileMaking.slice.reducer,
  paymentFileDispatch: paymentFileDispatch.slice.reducer,
  paymentFileOutcome: paymentFileOutcome.slice.reducer,
  settingList: settingList.slice.reducer,
  settingDetails: settingDetails.slice.reducer,
  settingChange: settingChange.slice.reducer,
  ...campaignReducers,
  ...customerReducers,
  vitalReport: vitalReport.slice.reducer,
  browserErrorList: browserErrorList.query.slice.reducer,
  browserErrorDetails: browserErrorDetails.slice.reducer,
  applicationList: applicationList.query.slice.reducer,
  applicationDetails: applicationDetails.slice.reducer,
  applicationValuations: applicationValuations.slice.reducer,
  applicationDocuments: applicationDocuments.slice.reducer,
  applicationOffers: applicationOffers.slice.reducer,
  applicationAssignment: applicationAssignment.slice.reducer,
  applicationChange: applicationChange.slice.reducer,
  applicationNote: applicationNote.slice.reducer,
  answerCorrection: answerCorrection.slice.reducer,
  documentAsking: documentAsking.slice.reducer,
  documentRequestWithdrawal: documentRequestWithdrawal.slice.reducer,
  documentPages: documentPages.slice.reducer,
  documentReview: documentReview.slice.reducer,
  incompleteApproval: incompleteApproval.slice.reducer,
  loanBooking: loanBooking.slice.reducer,
  offerMaking: offerMaking.slice.reducer,
  offerWithdrawal: offerWithdrawal.slice.reducer,
  threadList: threadList.query.slice.reducer,
  threadDetails: threadDetails.slice.reducer,
  threadStart: threadStart.slice.reducer,
  threadAnswer: threadAnswer.slice.reducer,
  threadAssignment: threadAssignment.slice.reducer,
  threadStateChange: threadStateChange.slice.reducer,
  threadReading: threadReading.slice.reducer,
  search: search.slice.reducer,
  requestList: requestList.query.slice.reducer,
  requestDetails: requestDetails.slice.reducer,
  decisionPreview: decisionPreview.slice.reducer,
  requestAssignment: requestAssignment.slice.reducer,
  requestDecision: requestDecision.slice.reducer,
  loanList: loanList.query.slice.reducer,
  loanDetails: loanDetails.slice.reducer,
  paymentReversal: paymentReversal.slice.reducer,
  postingPreview: postingPreview.slice.reducer,
  rateChange: rateChange.slice.reducer,
  refundPosting: refundPosting.slice.reducer,
  restructure: restructure.slice.reducer,
  paymentPosting: paymentPosting.slice.reducer,
  drawdownPosting: drawdownPosting.slice.reducer,
  settlementFigure: settlementFigure.slice.reducer,
  contactList: contactList.query.slice.reducer,
  callBackList: callBackList.query.slice.reducer,
  careerList: careerList.query.slice.reducer,
  cvPages: cvPages.slice.reducer,
  contactDetails: contactDetails.slice.reducer,
  contactAnswer: contactAnswer.slice.reducer,
  contactAssignment: contactAssignment.slice.reducer,
  contactStateChange: contactStateChange.slice.reducer,
  callBackEnd: callBackEnd.slice.reducer,
  outboxList: outboxList.query.slice.reducer,
  messageRetry: messageRetry.slice.reducer,
  messageAbandonment: messageAbandonment.slice.reducer,
  jobList: jobList.slice.reducer,
  staffAlone: staffAlone.slice.reducer,
  todayQuery: todayQuery.slice.reducer,
  todayFiguresQuery: figuresQuery.slice.reducer,
  contentList: contentList.query.slice.reducer,
  contentDetails: contentDetails.slice.reducer,
  pageTestList: pageTestList.query.slice.reducer,
  pageTestDetails: pageTestDetails.slice.reducer,
  testableContents: testableContents.slice.reducer,
  pageTestStart: pageTestStart.slice.reducer,
  pageTestEnd: pageTestEnd.slice.reducer,
  shortLinkList: shortLinkList.query.slice.reducer,
  shortLinkDetails: shortLinkDetails.slice.reducer,
  shortLinkMaking: shortLinkMaking.slice.reducer,
  shortLinkChange: shortLinkChange.slice.reducer,
  contentLinks: contentLinks.slice.reducer,
  contentTaken: contentTaken.slice.reducer,
  finderTrial: finderTrial.slice.reducer,
  indicativeTrial: indicativeTrial.slice.reducer,
  mediaPages: mediaPages.slice.reducer,
  mediumDetails: mediumDetails.slice.reducer,
  mediumChange: mediumChange.slice.reducer,
  mediumRemoval: mediumRemoval.slice.reducer,
  contentTokens: contentTokens.slice.reducer,
  contentDifference: contentDifference.slice.reducer,
  contentSave: contentSave.slice.reducer,
  contentPublication: contentPublication.slice.reducer,
  contentSchedule: contentSchedule.slice.reducer,
  contentUnschedule: contentUnschedule.slice.reducer,
  contentCheck: contentCheck.slice.reducer,
  contentPreview: contentPreview.slice.reducer,
  contentWithdrawal: contentWithdrawal.slice.reducer,
  contentEditing: contentEditing.slice.reducer,
};
