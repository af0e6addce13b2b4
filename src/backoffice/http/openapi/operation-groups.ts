import { accountOperations } from './operations/account';
import { applicationOperations } from './operations/application';
import { calculationOperations } from './operations/calculation';
import { contactOperations } from './operations/message/contact';
import { contentOperations } from './operations/content';
import { deskApplicationOperations } from './operations/desk-application';
import { deskContentOperations } from './operations/desk-content';
import { deskCustomerOperations } from './operations/customer/desk-customer';
import { deskCustomerMergeOperations } from './operations/customer/desk-customer-merge';
import { deskLoanFileOperations } from './operations/customer/desk-loan-file';
import { deskRequestOperations } from './operations/customer/desk-request';
import { deskApprovalOperations } from './operations/desk-approval';
import { deskLoanOperations } from './operations/desk-loan';
import { deskBankFileOperations } from './operations/payment/desk-bank-file';
import { deskPaymentOperations } from './operations/payment/desk-payment';
import { deskSecurityOperations } from './operations/desk-security';
import { deskSettingOperations } from './operations/setting/desk-setting';
import {
  deskSiteHealthOperations,
  siteHealthOperations,
} from './operations/setting/desk-site-health';
import { deskStaffOperations } from './operations/staff/desk-staff';
import { deskSavedViewOperations } from './operations/staff/desk-saved-view';
import { deskWorkAccountOperations } from './operations/staff/desk-work-account';
import { deskExportOperations } from './operations/desk-export';
import { deskEvaluationOperations } from './operations/desk-evaluation';
import { documentOperations } from './operations/document';
import { loanOperations } from './operations/loan';
import { passkeyOperations } from './operations/passkey';
import { productFinderOperations } from './operations/product-finder';
import { requestOperations } from './operations/request';
import { deskOfferOperations, offerOperations } from './operations/offer';
import { deskOutboxOperations } from './operations/message/desk-outbox';
import { deskContactOperations } from './operations/message/desk-contact';
import { deskThreadOperations, threadOperations } from './operations/message/thread';
import { otpOperations } from './operations/otp';
import { evaluationOperations } from './operations/evaluation';

/** The headings of the API's description in their order, with the operations below each. */
export const operationGroups = {
  content: contentOperations,
  calculator: calculationOperations,
  productFinder: productFinderOperations,
  valuation: evaluationOperations,
  otp: otpOperations,
  application: applicationOperations,
  offer: offerOperations,
  document: documentOperations,
  account: accountOperations,
  passkey: passkeyOperations,
  loan: loanOperations,
  request: requestOperations,
  thread: threadOperations,
  contact: contactOperations,
  siteHealth: siteHealthOperations,
  deskContent: deskContentOperations,
  deskApplication: deskApplicationOperations,
  deskOffer: deskOfferOperations,
  deskThread: deskThreadOperations,
  deskCustomer: deskCustomerOperations,
  deskCustomerMerge: deskCustomerMergeOperations,
  deskRequest: deskRequestOperations,
  deskLoanFile: deskLoanFileOperations,
  deskApproval: deskApprovalOperations,
  deskContact: deskContactOperations,
  deskOutbox: deskOutboxOperations,
  deskLoan: deskLoanOperations,
  deskPayment: deskPaymentOperations,
  deskSetting: deskSettingOperations,
  deskBankFile: deskBankFileOperations,
  deskStaff: deskStaffOperations,
  deskWorkAccount: deskWorkAccountOperations,
  deskSavedView: deskSavedViewOperations,
  deskExport: deskExportOperations,
  deskSecurity: deskSecurityOperations,
  deskSiteHealth: deskSiteHealthOperations,
  deskValuation: deskEvaluationOperations,
};
