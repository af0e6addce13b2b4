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
  | 'search'
  | 'security'
  | 'settings'
  | 'staff'
  | 'statements'
  | 'valueAlerts'
> & { emails: Pick<EmailModule, 'removeExpired'> };

/** What the scheduled jobs do, but for the removal of what the lender may no longer keep. */
export const scheduledWork = ({
  applications,
  appointments,
  audit,
  campaigns,
  contact,
  customers,
  documents,
  emails,
  evaluation,
  jobApplications,
  loans,
  messageBudget,
  otp,
  outbox,
  passkeys,
  reminders,
  search,
  security,
  settings,
  staff,
  statements,
  valueAlerts,
}: Parts): Omit<JobWork, keyof ReturnType<typeof createRetentionModule>> => ({
  'application.send-signing-reminders': applications.signings.sendReminders,
  'appointment.remove-expired': appointments.callBacks.removeExpired,
  'audit.chain': audit.chain,
  'campaign.remove-expired': campaigns.removeExpired,
  'contact.remove-expired': contact.messages.removeExpired,
  'document.remove-orphans': documents.removeOrphans,
  'document.report-complete': documents.reportMissed,
  'email.remove-expired': emails.removeExpired,
  'job-application.remove-expired': jobApplications.removeExpired,
  'loan.charge-due': loans.ledger.billDueLoans,
  'loan.remind-payments': reminders.send,
  'message-budget.remove-expired': messageBudget.removeExpired,
  'otp.remove-expired': otp.removeExpired,
  'outbox.remove-finished': outbox.removeFinished,
  'passkey.remove-expired': passkeys.removeExpired,
  'search.make-entries': search.makeWaiting,
  'security.remove-expired': security.removeExpired,
  'session.remove-expired': customers.removeExpired,
  'setting.publish-due': settings.publishDue,
  'staff.remove-expired-sessions': staff.sessions.removeExpired,
  'statement.issue': statements.issueDue,
  'valuation.compare-sales': evaluation.compareSales,
  'valuation.remove-expired-alerts': valueAlerts.removeExpired,
  'valuation.send-alerts': valueAlerts.sendChanges,
});
