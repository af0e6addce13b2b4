import type { Container } from './container-parts';
import type { EmailModule } from './domains/email/email.module';
import type { createRetentionModule } from './domains/retention/retention.module';
import type { JobWork } from './jobs/job.model';

type Parts = Pick<
  Container,
  | 'applications'
  | 'appointments'
  | 'audit'
  | 'campaigns'
  | 'contact'
  | 'customers'
  | 'documents'
  | 'evaluation'
  | 'jobApplications'
  | 'loans'
  | 'messageBudget'
  | 'otp'
  | 'outbox'
  | 'passkeys'
  | 'reminders'
  | 'requests'
  | 'search'
  | 'security'
  | 'settings'
  | 'siteHealth'
  | 'staff'
  | 'statements'
  | 'valueAlerts'
> & { emails: Pick<EmailModule, 'removeExpired'> };

/** What the scheduled jobs do, but for the removal of what the lender may no longer keep. */
export const scheduledWork = (
  parts: Parts,
): Omit<JobWork, keyof ReturnType<typeof createRetentionModule>> => ({
  'application.send-signing-reminders': parts.applications.signings.sendReminders,
  'appointment.remove-expired': parts.appointments.callBacks.removeExpired,
  'audit.chain': parts.audit.chain,
  'campaign.mail-reports': parts.campaigns.mailReports,
  'campaign.remove-expired': parts.campaigns.removeExpired,
  'contact.remove-expired': parts.contact.messages.removeExpired,
  'document.remove-orphans': parts.documents.removeOrphans,
  'document.report-complete': parts.documents.reportMissed,
  'email.remove-expired': parts.emails.removeExpired,
  'job-application.remove-expired': parts.jobApplications.removeExpired,
  'letter.issue': parts.statements.letters.issueDue,
  'loan.charge-due': parts.loans.ledger.billDueLoans,
  'loan.remind-payments': parts.reminders.send,
  'message-budget.remove-expired': parts.messageBudget.removeExpired,
  'otp.remove-expired': parts.otp.removeExpired,
  'outbox.remove-finished': parts.outbox.removeFinished,
  'passkey.remove-expired': parts.passkeys.removeExpired,
  'request.end-autopay': parts.requests.endAutopay,
  'search.make-entries': parts.search.makeWaiting,
  'security.remove-expired': parts.security.removeExpired,
  'session.remove-expired': parts.customers.removeExpired,
  'setting.publish-due': parts.settings.publishDue,
  'site-health.remove-expired': parts.siteHealth.removeExpired,
  'staff.remove-expired-sessions': parts.staff.sessions.removeExpired,
  'statement.issue': parts.statements.issueDue,
  'valuation.compare-sales': parts.evaluation.compareSales,
  'valuation.remove-expired-alerts': parts.valueAlerts.removeExpired,
  'valuation.send-alerts': parts.valueAlerts.sendChanges,
});
