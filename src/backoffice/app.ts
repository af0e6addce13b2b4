import { Hono } from 'hono';
import { apiPrefix } from '@/contracts/endpoints';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import { locales } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { legalLines } from '@/lib/texts/legal-lines';
import type { Container } from './container-parts';
import { registerApplicationDeskRoutes } from './domains/application/application-desk.routes';
import { registerOfferDeskRoutes } from './domains/application/offer/offer-desk.routes';
import { registerOfferRoutes } from './domains/application/offer/offer.routes';
import { registerSigningRoutes } from './domains/application/signing/signing.routes';
import { registerApplicationRoutes } from './domains/application/application.routes';
import { registerCallBackRoutes } from './domains/appointment/call-back.routes';
import { registerApprovalRoutes } from './domains/approval/approval.routes';
import { registerAuditRoutes } from './domains/audit/audit.routes';
import { registerCalculationRoutes } from './domains/calculation/calculation.routes';
import { registerCampaignRoutes } from './domains/campaign/campaign.routes';
import { createQuoteFile } from './domains/evaluation/quote/quote-file';
import { registerContactRoutes } from './domains/contact/contact.routes';
import { registerContactDeskRoutes } from './domains/contact/handling/contact-desk.routes';
import { registerContentRoutes } from './domains/content/content.routes';
import { registerMediaRoutes } from './domains/content/media/media.routes';
import { registerCustomerDeskRoutes } from './domains/customer/customer-desk.routes';
import { registerCustomerFileRoutes } from './domains/customer-file/customer-file.routes';
import { registerPersonalCopyRoutes } from './domains/personal-copy/personal-copy.routes';
import { registerPayoutRoutes } from './domains/customer/payout.routes';
import { deviceOf } from './domains/customer/session.model';
import { registerSessionRoutes } from './domains/customer/session.routes';
import { registerDeskRoutes } from './domains/desk/desk.routes';
import { registerDocumentDeskRoutes } from './domains/document/document-desk.routes';
import { registerDocumentRoutes } from './domains/document/document.routes';
import { registerEmailRoutes } from './domains/email/email.routes';
import { registerCustomerMergeRoutes } from './domains/customer-merge/customer-merge.routes';
import { registerErasureRoutes } from './domains/erasure/erasure.routes';
import { registerEstateRoutes } from './domains/evaluation/estate/estate.routes';
import { registerEvaluationRoutes } from './domains/evaluation/evaluation.routes';
import { registerValueAlertRoutes } from './domains/evaluation/alert/value-alert.routes';
import { registerValuationImportRoutes } from './domains/evaluation/import/valuation-import.routes';
import { registerLinkRoutes } from './domains/link/link.routes';
import { registerProductFinderRoutes } from './domains/product-finder/product-finder.routes';
import { registerRuleTrialRoutes } from './domains/rule-trial/rule-trial.routes';
import { registerLoanDeskRoutes } from './domains/loan/loan-desk.routes';
import { registerLoanFileRoutes } from './domains/loan-file/loan-file.routes';
import { registerLoanRoutes } from './domains/loan/loan.routes';
import { registerOtpRoutes } from './domains/otp/otp.routes';
import { registerBankFileRoutes } from './domains/bank-file/bank-file.routes';
import { registerPaymentOrderRoutes } from './domains/payment-order/payment-order.routes';
import { registerPasskeyRoutes } from './domains/passkey/passkey.routes';
import { registerMessageBudgetRoutes } from './domains/message-budget/message-budget.routes';
import { registerSearchRoutes } from './domains/search/search.routes';
import { registerSecurityRoutes } from './domains/security/security.routes';
import { registerRequestDeskRoutes } from './domains/request/request-desk.routes';
import { registerRequestRoutes } from './domains/request/request.routes';
import { registerSettingRoutes } from './domains/setting/setting.routes';
import { registerSiteHealthRoutes } from './domains/site-health/site-health.routes';
import { registerSiteRoutes } from './domains/site/site.routes';
import { registerStaffRoutes } from './domains/staff/staff.routes';
import { registerSavedViewRoutes } from './domains/staff/saved-view/saved-view.routes';
import { registerWorkAccountRoutes } from './domains/staff/work-account/work-account.routes';
import { registerStatementRoutes } from './domains/statement/statement.routes';
import { registerThreadDeskRoutes } from './domains/thread/thread-desk.routes';
import { registerThreadRoutes } from './domains/thread/thread.routes';
import { createResponseCache } from './http/response-cache';
import type { ApiEnv } from './http/api-types';
import { createAdmission } from './http/access/admission';
import { createCustomerAuthenticator } from './http/access/customer-authenticator';
import { createDeskAuthenticator } from './http/access/desk-authenticator';
import { createErrorHandler } from './http/error/error-handler';
import { createRecordAccess } from './http/access/record-access';
import { createRequireHuman } from './http/access/require-human';
import { createRefuseCrossSite } from './http/access/cross-site';
import { registerApiReference } from './http/openapi/api-reference';
import { createDeskExport } from './http/desk-export';
import { createRegistrar } from './http/registrar';
import { registerJobApplicationRoutes } from './domains/job-application/job-application.routes';
import { registerJobRoutes } from './jobs/job.routes';
import { registerTodayRoutes } from './domains/today/today.routes';
import { registerOutboxRoutes } from './domains/outbox/outbox.routes';
import { handleUnknownRoute } from './http/error/unknown-route';
import { createUploadAuthenticator } from './http/access/upload-authenticator';

/** The API under `/api/v1`, without a socket: call `fetch(request, bindings)`. */
export function createApi(container: Container): Hono<ApiEnv> {
  const { env, log, rateLimits, contentFeed } = container;
  const api = new Hono<ApiEnv>();
  const responseCache = createResponseCache();
  contentFeed.onChange(() => responseCache.clear());

  const isHttps = env.SITE_URL.startsWith('https:');
  api.onError(createErrorHandler(log, { isHttps }));
  api.notFound(handleUnknownRoute);

  const customerAuthenticator = createCustomerAuthenticator({
    authenticate: container.customers.sessions.authenticate,
    markNetwork: container.markNetwork,
  });
  const recordAccess = createRecordAccess({
    record: container.security.record,
    markNetwork: container.markNetwork,
    deviceOf,
  });
  const admission = createAdmission({
    rateLimits,
    customerAuthenticator,
    uploadAuthenticator: createUploadAuthenticator({
      findProof: container.otp.findProof,
      customerAuthenticator,
    }),
    deskAuthenticator: createDeskAuthenticator({
      findKey: container.staff.apiKeys.authenticate,
      findSession: container.staff.sessions.authenticate,
      rateLimits,
      recordAccess,
    }),
  });
  const { noteAnswered } = container.campaigns;
  const routes = createRegistrar({
    api,
    rateLimits,
    responseCache,
    admission,
    isHttps,
    refuseCrossSite: createRefuseCrossSite([env.SITE_URL, env.DESK_URL ?? env.SITE_URL]),
    onAnswered: noteAnswered,
  });
  const deskExport = createDeskExport(routes, container.audit.recordExport);
  const registrar = { ...routes, deskExport };
  const requestApproval = container.approvals.request;
  const requireHuman = createRequireHuman({ botCheck: container.botCheck, rateLimits });
  registerSiteRoutes(registrar, container.site);
  registerCalculationRoutes(registrar, container.calculation);
  registerDeskRoutes(registrar, container.desk);
  registerContentRoutes(registrar, { ...container.content, requestApproval });
  registerMediaRoutes(registrar, { ...container.media, rateLimits });
  registerAuditRoutes(registrar, container.audit);
  registerStaffRoutes(registrar, { ...container.staff, rateLimits, requestApproval });
  registerSavedViewRoutes(registrar, container.staff);
  registerWorkAccountRoutes(registrar, { ...container.staff, requestApproval });
  registerEvaluationRoutes(registrar, {
    ...container.evaluation,
    quoteFile: createQuoteFile({
      quotes: container.evaluation.quotes,
      renderPdf: container.statements.renderPdf,
      brandNames,
      legal: recordOf(locales, (locale) => legalLines(locale, legalSettingsOf(env))),
    }),
  });
  registerEstateRoutes(registrar, container.evaluation);
  registerValuationImportRoutes(registrar, { datasets: container.evaluation.datasets, log });
  registerProductFinderRoutes(registrar, container.productFinder);
  registerRuleTrialRoutes(registrar, container.ruleTrials);
  registerOtpRoutes(registrar, {
    otp: container.otp.otp,
    revokeProof: container.otp.revokeProof,
    requireHuman,
  });
  registerPasskeyRoutes(registrar, {
    ...container.passkeys,
    requestApproval,
    markNetwork: container.markNetwork,
  });
  registerEmailRoutes(registrar, container.emails);
  registerValueAlertRoutes(registrar, { valueAlerts: container.valueAlerts, requireHuman });
  registerContactRoutes(registrar, { contact: container.contact.messages, requireHuman });
  registerContactDeskRoutes(registrar, container.contact.desk);
  registerCallBackRoutes(registrar, { ...container.appointments, requireHuman });
  registerJobApplicationRoutes(registrar, {
    jobApplications: container.jobApplications,
    documents: container.documents,
    requireHuman,
    rateLimits,
  });
  registerCampaignRoutes(registrar, { ...container.campaigns, requestApproval });
  registerLinkRoutes(registrar, { links: container.links, requireHuman });
  registerApplicationRoutes(registrar, {
    ...container.applications,
    requireHuman,
    recordAccess,
  });
  registerApplicationDeskRoutes(registrar, {
    applications: container.applications.desk,
    corrections: container.applications.corrections,
    declineLetters: container.applications.declineLetters,
    documentRequests: container.applications.documentRequests,
    handling: container.applications.handling,
    requestApproval,
  });
  registerOfferRoutes(registrar, { offers: container.applications.offers, recordAccess });
  registerOfferDeskRoutes(registrar, {
    desk: container.applications.offerDesk,
    requestApproval,
  });
  registerSigningRoutes(registrar, container.applications.signings);
  registerDocumentRoutes(registrar, {
    documents: container.documents.documents,
    recordAccess,
  });
  registerDocumentDeskRoutes(registrar, {
    documents: container.documents.desk,
    pages: container.documents.pages,
    recordAccess,
  });
  registerSessionRoutes(registrar, container.customers.sessions);
  registerPayoutRoutes(registrar, container.customers.payouts);
  registerCustomerDeskRoutes(registrar, { desk: container.customers.desk, requestApproval });
  registerCustomerFileRoutes(registrar, { ...container.customerFiles, rateLimits });
  registerCustomerMergeRoutes(registrar, {
    ...container.customerMerges,
    requestApproval,
    rateLimits,
  });
  registerErasureRoutes(registrar, { erasures: container.erasures, requestApproval, rateLimits });
  registerPersonalCopyRoutes(registrar, { copies: container.personalCopies, rateLimits });
  registerSearchRoutes(registrar, { search: container.search.search, rateLimits });
  registerLoanRoutes(registrar, container.loans.loans);
  registerLoanFileRoutes(registrar, container.loanFiles);
  registerLoanDeskRoutes(registrar, { ...container.loans, requestApproval });
  registerStatementRoutes(registrar, {
    statements: container.statements.statements,
    certificates: container.statements.certificates,
    letters: container.statements.letters,
    recordAccess,
  });
  registerRequestRoutes(registrar, container.requests);
  registerRequestDeskRoutes(registrar, { ...container.requests, requestApproval });
  registerApprovalRoutes(registrar, container.approvals);
  registerSettingRoutes(registrar, { service: container.settings, requestApproval });
  registerPaymentOrderRoutes(registrar, { ...container.payments, requestApproval });
  registerBankFileRoutes(registrar, { bankFiles: container.bankFiles, requestApproval });
  registerThreadRoutes(registrar, container.threads.threads);
  registerThreadDeskRoutes(registrar, container.threads.desk);
  registerMessageBudgetRoutes(registrar, container.messageBudget);
  registerSecurityRoutes(registrar, container.security);
  registerSiteHealthRoutes(registrar, container.siteHealth);
  registerJobRoutes(registrar, container.jobs);
  registerTodayRoutes(registrar, container.today);
  registerOutboxRoutes(registrar, container.outbox.desk);
  registerApiReference(api, { prefix: apiPrefix, siteUrl: env.SITE_URL });
  return api;
}
