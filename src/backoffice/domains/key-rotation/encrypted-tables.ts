import { approvalBodyContext } from '../approval/approval.model';
import { appointmentContext } from '../appointment/appointment.model';
import { applicationFieldContext } from '../application/application-field-encryption';
import { documentRequestContext } from '../application/document-request/document-request.model';
import { handlingContext } from '../application/handling/handling.model';
import { offerBodyContext } from '../application/offer/offer-encryption';
import { contactMessageContext } from '../contact/contact.model';
import { contactStepContext } from '../contact/handling/contact-handling.model';
import { bankEntryContext } from '../bank-file/bank-entry.model';
import { bankAccountContext } from '../customer/bank-account.model';
import { customerFieldContext } from '../customer/customer.model';
import { documentNameContext } from '../document/document.model';
import { valueAlertContext } from '../evaluation/alert/value-alert.model';
import { jobApplicationContext } from '../job-application/job-application.model';
import { letterContext } from '../letter/letter.model';
import { loanPropertyContext } from '../loan/loan-field-encryption';
import { proofPhoneContext } from '../otp/otp.model';
import { encryptionContext as outboxContext } from '../outbox/outbox.model';
import { totpContext } from '../staff/staff-sign-in';
import { paymentAccountContext, paymentFileContext } from '../payment-order/payment-order.model';
import { requestFieldContext } from '../request/request-field-encryption';
import { statementContext } from '../statement/issued-statement.model';
import { threadEntryContext } from '../thread/thread-encryption';

/** A table with encrypted columns, by the names in the database. */
export interface EncryptedTable {
  name: string;
  /** The primary key, which ciphertexts are bound to. */
  key: string;
  /** What a column of the row with this key is bound to. */
  columns: Readonly<Record<string, (key: string) => string>>;
  /** The purpose for which the keyed hash in `phone_hash` is derived; left out where the table has no such hash that outlives the key. */
  phoneHashUse?: 'customer' | 'application';
}

/** What the columns `encrypted` of the schema are called in the database. */
const encryptedColumn = 'sealed';

/** Every table and column encrypted with `DATA_ENCRYPTION_KEY`; files are handled separately. */
export const encryptedTables: readonly EncryptedTable[] = [
  {
    name: 'customer',
    key: 'id',
    columns: {
      phone: (id) => customerFieldContext(id, 'phone'),
      name: (id) => customerFieldContext(id, 'name'),
      email: (id) => customerFieldContext(id, 'email'),
      address: (id) => customerFieldContext(id, 'address'),
    },
    phoneHashUse: 'customer',
  },
  { name: 'staff_member', key: 'id', columns: { totp_secret: totpContext } },
  { name: 'bank_account', key: 'id', columns: { [encryptedColumn]: bankAccountContext } },
  {
    name: 'application_draft',
    key: 'id',
    columns: {
      form: (id) => applicationFieldContext(['draft', id], 'form'),
      phone: (id) => applicationFieldContext(['draft', id], 'phone'),
    },
    phoneHashUse: 'application',
  },
  {
    name: 'application',
    key: 'number',
    columns: {
      form: (number) => applicationFieldContext(['application', number], 'form'),
      phone: (number) => applicationFieldContext(['application', number], 'phone'),
      refusal: (number) => applicationFieldContext(['application', number], 'refusal'),
    },
    phoneHashUse: 'application',
  },
  { name: 'application_handling', key: 'id', columns: { encrypted: handlingContext } },
  { name: 'document_request', key: 'id', columns: { encrypted: documentRequestContext } },
  { name: 'approval', key: 'id', columns: { body: approvalBodyContext } },
  { name: 'payment_order', key: 'id', columns: { account: paymentAccountContext } },
  { name: 'bank_entry', key: 'id', columns: { details: bankEntryContext } },
  { name: 'payment_file', key: 'id', columns: { content: paymentFileContext } },
  { name: 'offer', key: 'number', columns: { body: offerBodyContext } },
  { name: 'loan', key: 'loan_no', columns: { property: loanPropertyContext } },
  { name: 'letter', key: 'id', columns: { encrypted: letterContext } },
  { name: 'statement', key: 'id', columns: { encrypted: statementContext } },
  {
    name: 'service_request',
    key: 'reference',
    columns: {
      detail: (reference) => requestFieldContext(reference, 'detail'),
      payload: (reference) => requestFieldContext(reference, 'payload'),
    },
  },
  { name: 'message_thread_entry', key: 'id', columns: { encrypted: threadEntryContext } },
  { name: 'contact_message_step', key: 'id', columns: { encrypted: contactStepContext } },
  {
    name: 'contact_message',
    key: 'reference',
    columns: { [encryptedColumn]: contactMessageContext },
  },
  {
    name: 'job_application',
    key: 'reference',
    columns: { [encryptedColumn]: jobApplicationContext },
  },
  {
    name: 'appointment',
    key: 'reference',
    columns: { encrypted: appointmentContext },
  },
  { name: 'value_alert', key: 'id', columns: { encrypted: valueAlertContext } },
  { name: 'document', key: 'id', columns: { name: documentNameContext } },
  {
    name: 'outbox',
    key: 'id',
    columns: {
      recipient: (id) => outboxContext(id, 'recipient'),
      payload: (id) => outboxContext(id, 'payload'),
    },
  },
  { name: 'proof', key: 'token_hash', columns: { phone: proofPhoneContext } },
];
