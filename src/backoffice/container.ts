import { randomUUID } from 'node:crypto';
import { createDataCipher } from './common/data-cipher';
import { createApprovals } from './approvals';
import { createAuditModule } from './domains/audit/audit.module';
import { createAppointmentModule } from './domains/appointment/appointment.module';
import { createApplicationModule } from './domains/application/application.module';
import { createCalculationService } from './domains/calculation/calculation.service';
import { createCampaignModule } from './domains/campaign/campaign.module';
import { createMediaModule } from './domains/content/media/media.module';
import { createContentModule } from './domains/content/content.module';
import { createContactModule } from './domains/contact/contact.module';
import { createCustomerModule } from './domains/customer/customer.module';
import { createCustomerFileModule } from './domains/customer-file/customer-file.module';
import { createDeskModule } from './domains/desk/desk.module';
import { createDocumentModule } from './domains/document/document.module';
import { createEmailModule } from './domains/email/email.module';
import { createCustomerMergeModule } from './domains/customer-merge/customer-merge.module';
import { createErasureModule } from './domains/erasure/erasure.module';
import { createEvaluationModule } from './domains/evaluation/evaluation.module';
import { createValueAlertModule } from './domains/evaluation/alert/value-alert.module';
import { createProductFinderService } from './domains/product-finder/product-finder.service';
import { createRuleTrialModule } from './domains/rule-trial/rule-trial.module';
import { sendsMail } from './adapters/mail/sends-mail';
import { createBotCheck } from './adapters/bot-check/create-bot-check';
import { createJobApplicationModule } from './domains/job-application/job-application.module';
import { createLoanFileModule } from './domains/loan-file/loan-file.module';
import { createLoanModule } from './domains/loan/loan.module';
import { createLinkModule } from './domains/link/link.module';
import { createOtpModule } from './domains/otp/otp.module';
import { createOutboxModule } from './domains/outbox/outbox.module';
import { createPersonalCopyModule } from './domains/personal-copy/personal-copy.module';
import { createRetentionModule } from './domains/retention/retention.module';
import { createRequestModule } from './domains/request/request.module';
import { createRequireStepUp } from './domains/passkey/require-step-up';
import { createPasskeyModule } from './domains/passkey/passkey.module';
import { createPaymentReminderModule } from './domains/payment-reminder/payment-reminder.module';
import { createMarkNetwork } from './domains/security/network-mark';
import { createStaffModule } from './domains/staff/staff.module';
import { createThreadModule } from './domains/thread/thread.module';
import { createStatementModule } from './domains/statement/statement.module';
import { createSearchModule } from './domains/search/search.module';
import { createSecurityEventRepository } from './domains/security/security-event.repository';
import { createSecurityService } from './domains/security/security.service';
import { createSettingModule } from './domains/setting/setting.module';
import { createSiteHealthModule } from './domains/site-health/site-health.module';
import { createSiteModule } from './domains/site/site.module';
import { createSiteRepository } from './domains/site/site.repository';
import { createPhoneHolders } from './phone-holder';
import { createRateLimits } from './http/access/rate-limits';
import { createMessageBudgetModule } from './domains/message-budget/message-budget.module';
import { createTodayModule } from './domains/today/today.module';
import { createJobModule } from './jobs/job.module';
import { scheduledWork } from './scheduled-work';
import type { Container, ContainerOptions } from './container-parts';

/** Wires the back office over an open database, after delivering the site's content to it. Closing it closes the database. */
export async function createContainer(options: ContainerOptions): Promise<Container> {
  const {
    env,
    log,
    database,
    now = () => new Date(),
    newId = randomUUID,
    contentPollIntervalMs: pollIntervalMs = 1_000,
    deliveryIntervalMs = 2_000,
    jobIntervalMs = 2_000,
    isSilent = false,
    sms,
    mail,
    customerDirectory,
    los,
    files,
    siteHealthSink: sink,
  } = options;
  const { db, hear } = database;
  const base = { env, log, db, now };
  const settingModule = await createSettingModule({ env, db, now });
  const { reader: settings, calendar, offered } = settingModule;
  const siteModule = await createSiteModule({
    db,
    hear,
    log,
    now,
    sendsMail: sendsMail(env),
    pollIntervalMs,
    refreshSettings: settings.refresh,
    officeHours: settingModule.officeHours,
    ...offered,
  });
  const { site, contentFeed, ping } = siteModule;
  const content = createContentModule({
    ...base,
    settings,
    ...offered,
    contentFeed,
    pollIntervalMs,
  });
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const outbox = createOutboxModule({
    ...base,
    hear,
    cipher,
    deliveryIntervalMs,
    isSilent,
    sms,
    mail,
  });
  const audit = createAuditModule({ db, log, now });
  const staff = await createStaffModule({ env, cipher, log, db, now, newId });
  const messageBudget = createMessageBudgetModule({ env, settings, log, db, now });
  const security = createSecurityService({ events: createSecurityEventRepository(db), now });
  const createPhoneHolder = createPhoneHolders({ env, cipher });
  const customers = createCustomerModule({
    env,
    settings,
    db,
    outbox,
    createPhoneHolder,
    now,
    newId,
  });
  const markNetwork = createMarkNetwork(env);
  const otp = createOtpModule({
    env,
    cipher,
    outbox,
    messageBudget,
    markNetwork,
    isClosed: site.isClosed,
    db,
    now,
    newId,
    customers: customerDirectory ?? customers.sessions.directory,
  });
  const emails = createEmailModule({ env, db, customers, messageBudget, now, newId });
  const emailChallenges = emails.challenges;
  const passkeys = createPasskeyModule({ env, db, customers, otp, emailChallenges, now, newId });
  const people = { env, cipher, log, db, customers, outbox, offered, now, newId };
  const loans = createLoanModule({ ...people, settings });
  const statements = createStatementModule({ ...people, loans, customers: customers.customers });
  const requireStepUp = createRequireStepUp(otp.consumeProof);
  const requests = createRequestModule({
    env,
    log,
    settings,
    cipher,
    db,
    customers,
    loans,
    outbox,
    emailChallenges,
    createPhoneHolder,
    consumeProof: otp.consumeProof,
    requireStepUp,
    calendar,
    now,
    newId,
  });
  const evaluation = await createEvaluationModule({ db, contentFeed, now, log });
  const applications = createApplicationModule({
    ...base,
    cipher,
    outbox,
    customers: customers.customers,
    messageBudget,
    findProof: otp.findProof,
    requireStepUp,
    renderPdf: statements.renderPdf,
    quotes: evaluation.quotes,
    calendar,
    ...offered,
    newId,
    los,
  });
  const storeIntervalMs = deliveryIntervalMs;
  const campaigns = createCampaignModule({ ...people, content, contentFeed, storeIntervalMs });
  const lending = { customers, passkeys, loans, requests, applications, outbox };
  const erasure = createErasureModule(people);
  const search = createSearchModule(people);
  const merges = createCustomerMergeModule({ ...people, createPhoneHolder, applications, search });
  const twoPersonParts = { ...lending, staff, content, campaigns, erasure, merges };
  const decided = { settings: settingModule, contentFeed, db, cipher, now };
  const byTwo = createApprovals(twoPersonParts, decided);
  const threads = await createThreadModule({
    env,
    cipher,
    log,
    db,
    customers: customers.customers,
    findOwner: applications.findOwner,
    outbox,
    calendar,
    now,
    newId,
  });
  if (
    env.SEED_DEMO !== 'none' &&
    env.STORAGE_MODE === 'embedded' &&
    (await loans.seedDemo(applications.addDemoApplication))
  )
    log.info({}, 'Added the demo customer');
  const documents = createDocumentModule({
    env,
    log,
    db,
    now,
    newId,
    scanIntervalMs: deliveryIntervalMs,
    applications: applications.uploads,
    applicationExists: applications.uploads.exists,
    ...files,
  });
  const media = createMediaModule({ db, documents, testedIn: campaigns.testedIn, now, newId });
  applications.coApplicants.onAllConfirmed(documents.reportComplete);
  const siteHealth = createSiteHealthModule({ db, log, now, sink });
  const mailing = { env, db, cipher, outbox, messageBudget, calendar, now, newId };
  const contact = createContactModule(mailing);
  const appointments = createAppointmentModule(mailing);
  const jobApplications = createJobApplicationModule({ ...mailing, site, documents });
  const valueAlerts = createValueAlertModule({ ...mailing, evaluation });
  const reminders = createPaymentReminderModule({
    ...mailing,
    customers: customers.customers,
    loans,
  });
  const parts = {
    applications,
    appointments,
    audit,
    campaigns,
    contact,
    customers,
    documents,
    evaluation,
    jobApplications,
    loans,
    messageBudget,
    otp,
    outbox,
    passkeys,
    reminders,
    requests,
    search,
    security,
    settings: settingModule.service,
    siteHealth,
    staff,
    statements,
    valueAlerts,
  };
  const jobs = createJobModule({
    db,
    log,
    now,
    newId,
    intervalMs: jobIntervalMs,
    work: {
      ...createRetentionModule({ db, cipher, log, now, applications, documents, erasure }),
      ...scheduledWork({ ...parts, emails }),
    },
  });
  return {
    ...parts,
    env,
    log,
    site,
    desk: createDeskModule({ env, settings, db, now, newId, contentFeed }),
    content,
    media,
    calculation: createCalculationService({ now }),
    productFinder: createProductFinderService({ repository: createSiteRepository(db), ...offered }),
    ruleTrials: createRuleTrialModule({ db, ...offered, now }),
    emails: emails.emails,
    markNetwork,
    customerFiles: createCustomerFileModule({ ...people, loans, requests, threads, applications }),
    erasures: erasure.erasures,
    customerMerges: merges,
    personalCopies: createPersonalCopyModule({ ...people, applications, documents }),
    loanFiles: createLoanFileModule({ ...people, loans, statements, requests }),
    ...byTwo,
    threads,
    links: createLinkModule({ ...mailing, otp: otp.otp, applications }),
    botCheck: createBotCheck({ env, log }),
    rateLimits: createRateLimits({ pool: database.pool, env }),
    contentFeed,
    ping,
    jobs,
    today: createTodayModule({ db, now }),
    async close() {
      await Promise.all([jobs.stop(), campaigns.stop(), media.stop()]);
      await outbox.stop();
      await documents.stop();
      await statements.stop();
      await content.stop();
      await siteHealth.stop();
      await siteModule.stop();
      await database.close();
    },
  };
}
