import type { z } from 'zod';
import { pageEndpoints } from './site/page-endpoints';
import { siteEndpoints } from './site/site-endpoints';
import { accountEndpoints } from './account/account';
import { accountDeskEndpoints } from './account/account-desk';
import { approvalEndpoints } from './approval/approval';
import { accountLoanEndpoints } from './account/account-loan';
import { accountRequestEndpoints } from './account/account-request';
import { requestDeskEndpoints } from './account/request-desk';
import { accountStatementEndpoints } from './account/account-statement';
import { loanDeskEndpoints } from './account/loan-desk';
import { passkeyEndpoints } from './account/passkey';
import { securityEventEndpoints } from './account/security-event';
import { callBackEndpoints } from './appointment/call-back';
import { signingEndpoints } from './appointment/signing';
import { applicationEndpoints } from './application/application';
import { applicationDeskEndpoints } from './application/application-desk';
import { coApplicantEndpoints } from './application/co-applicant';
import { transferEndpoints } from './application/draft-transfer';
import { indicativeEndpoints } from './application/indicative-result';
import { siteHealthEndpoints } from './site-health/site-health';
import { campaignEndpoints } from './campaign/campaign';
import { funnelEndpoints } from './campaign/funnel';
import { campaignCostEndpoints } from './campaign/campaign-cost';
import { missedSearchEndpoints } from './campaign/missed-search';
import { savedReportEndpoints } from './campaign/saved-report';
import { pageTestEndpoints } from './campaign/page-test';
import { shortLinkEndpoints } from './campaign/short-link';
import { contactEndpoints } from './contact/contact';
import { contactDeskEndpoints } from './contact/contact-desk';
import { deskEndpoints } from './desk';
import { contentDeskEndpoints } from './content/content-desk';
import { ruleTrialEndpoints } from './content/rule-trial';
import { documentEndpoints } from './document/document';
import { documentPageEndpoints } from './document/document-page';
import { letterEndpoints } from './letter/letter';
import { mediaDeskEndpoints } from './media/media-desk';
import { mediaFileEndpoints } from './media/media-file';
import { offerEndpoints } from './offer/offer';
import { offerDeskEndpoints } from './offer/offer-desk';
import { customerDeskEndpoints } from './customer/customer-desk';
import { customerMergeEndpoints } from './customer/customer-merge';
import { searchEndpoints } from './customer/search';
import type { EndpointDefinition, ParsedRequestOf, RequestOf } from './endpoint-definition';
import { accuracyEndpoints } from './evaluation/accuracy';
import { estateEndpoints } from './evaluation/estate';
import { evaluationEndpoints } from './evaluation/evaluation';
import { quoteDocumentEndpoints } from './evaluation/quote-document';
import { jobApplicationEndpoints } from './job-application/job-application';
import { calculationEndpoints } from './calculation';
import { jobEndpoints } from './job';
import { outboxEndpoints } from './outbox/outbox';
import { todayEndpoints } from './today/today';
import { bankFileEndpoints } from './bank-file/bank-file';
import { paymentFileEndpoints } from './payment-order/payment-file';
import { paymentOrderEndpoints } from './payment-order/payment-order';
import { paymentReportEndpoints } from './payment-order/payment-report';
import { messageBudgetEndpoints } from './message-budget';
import { productFinderEndpoints } from './product-finder';
import { otpEndpoints } from './otp/otp';
import { apiKeyEndpoints } from './staff/api-key';
import { auditEndpoints } from './staff/audit';
import { colleagueEndpoints } from './staff/colleague';
import { staffEndpoints } from './staff/staff';
import { savedViewEndpoints } from './staff/saved-view';
import { staffSessionEndpoints } from './staff/staff-session';
import { workAccountEndpoints } from './staff/work-account';
import { settingEndpoints } from './setting/setting';
import { threadEndpoints } from './thread/thread';
import { threadDeskEndpoints } from './thread/thread-desk';
import { valueAlertEndpoints } from './evaluation/value-alert';
import { valuationImportEndpoints } from './evaluation/valuation-import';

export const apiPrefix = '/api/v1';

/** Every call of the API by its key; the client, the server's routes and the OpenAPI document are made from this map. */
export const endpoints = {
  ...siteEndpoints,
  ...pageEndpoints,
  ...calculationEndpoints,
  ...deskEndpoints,
  ...contentDeskEndpoints,
  ...ruleTrialEndpoints,
  ...mediaDeskEndpoints,
  ...mediaFileEndpoints,
  ...staffEndpoints,
  ...colleagueEndpoints,
  ...staffSessionEndpoints,
  ...workAccountEndpoints,
  ...savedViewEndpoints,
  ...apiKeyEndpoints,
  ...auditEndpoints,
  ...settingEndpoints,
  ...paymentOrderEndpoints,
  ...paymentFileEndpoints,
  ...paymentReportEndpoints,
  ...bankFileEndpoints,
  ...evaluationEndpoints,
  ...quoteDocumentEndpoints,
  ...valueAlertEndpoints,
  ...estateEndpoints,
  ...accuracyEndpoints,
  ...valuationImportEndpoints,
  ...productFinderEndpoints,
  ...otpEndpoints,
  ...applicationEndpoints,
  ...coApplicantEndpoints,
  ...indicativeEndpoints,
  ...transferEndpoints,
  ...applicationDeskEndpoints,
  ...offerEndpoints,
  ...offerDeskEndpoints,
  ...documentEndpoints,
  ...documentPageEndpoints,
  ...accountEndpoints,
  ...accountLoanEndpoints,
  ...accountRequestEndpoints,
  ...accountStatementEndpoints,
  ...letterEndpoints,
  ...threadEndpoints,
  ...threadDeskEndpoints,
  ...accountDeskEndpoints,
  ...loanDeskEndpoints,
  ...requestDeskEndpoints,
  ...customerDeskEndpoints,
  ...customerMergeEndpoints,
  ...searchEndpoints,
  ...approvalEndpoints,
  ...passkeyEndpoints,
  ...contactEndpoints,
  ...contactDeskEndpoints,
  ...callBackEndpoints,
  ...signingEndpoints,
  ...campaignEndpoints,
  ...funnelEndpoints,
  ...campaignCostEndpoints,
  ...missedSearchEndpoints,
  ...savedReportEndpoints,
  ...pageTestEndpoints,
  ...shortLinkEndpoints,
  ...jobEndpoints,
  ...outboxEndpoints,
  ...todayEndpoints,
  ...messageBudgetEndpoints,
  ...securityEventEndpoints,
  ...siteHealthEndpoints,
  ...jobApplicationEndpoints,
} as const satisfies Record<string, EndpointDefinition>;

export type EndpointKey = keyof typeof endpoints;
export type EndpointRequest<K extends EndpointKey> = RequestOf<(typeof endpoints)[K]>;
export type ParsedEndpointRequest<K extends EndpointKey> = ParsedRequestOf<(typeof endpoints)[K]>;
export type EndpointResponse<K extends EndpointKey> = z.output<(typeof endpoints)[K]['response']>;
