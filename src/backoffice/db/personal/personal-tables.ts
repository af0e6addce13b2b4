import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { appointmentTable } from '../schema/appointment/appointment';
import {
  applicationDraftTable,
  applicationHandlingTable,
  applicationStepTable,
  applicationTable,
  documentRequestTable,
  offerTable,
} from '../schema/application';
import {
  contactMessageTable,
  contactStepTable,
  threadEntryTable,
  threadTable,
} from '../schema/contact';
import {
  bankAccountTable,
  customerErasureTable,
  customerMergeTable,
  customerSessionTable,
  customerTable,
} from '../schema/customer';
import { approvalTable } from '../schema/desk/approval';
import { bankEntryTable } from '../schema/desk/bank-file';
import { paymentOrderStepTable, paymentOrderTable } from '../schema/desk/payment-order';
import { documentTable } from '../schema/document';
import { jobApplicationTable } from '../schema/job-application';
import { ledgerEntryTable, loanHolidayTable, loanTable } from '../schema/loan';
import { passkeyTable } from '../schema/passkey';
import { serviceRequestStepTable, serviceRequestTable } from '../schema/request';
import { securityEventTable } from '../schema/security';
import { letterTable, statementTable } from '../schema/statement';
import { valueAlertTable } from '../schema/value-alert';
import type { FoundBy, PersonalTable } from './personal-table';

const byApplication = (column: AnyPgColumn): FoundBy => ({ column, scope: 'application' });

/** Every place with data of a customer, in the order in which one leads to another. By the names that a copy gives them. */
export const personalTables = {
  customer: {
    table: customerTable,
    key: customerTable.id,
    foundBy: { column: customerTable.id, scope: 'customer' },
    leftOut: ['phoneHash'],
  },
  merge: {
    table: customerMergeTable,
    key: customerMergeTable.mergedId,
    foundBy: { column: customerMergeTable.keptId, scope: 'customer' },
    gives: 'customer',
    leftOut: ['mergedId', 'keptId', 'mergedBy'],
  },
  bankAccount: {
    table: bankAccountTable,
    key: bankAccountTable.id,
    foundBy: { column: bankAccountTable.customerId, scope: 'customer' },
    leftOut: ['id', 'customerId'],
  },
  passkey: {
    table: passkeyTable,
    key: passkeyTable.id,
    foundBy: { column: passkeyTable.customerId, scope: 'customer' },
    leftOut: [
      'id',
      'customerId',
      'credentialId',
      'userHandle',
      'publicKey',
      'counter',
      'transports',
    ],
  },
  session: {
    table: customerSessionTable,
    key: customerSessionTable.id,
    foundBy: { column: customerSessionTable.customerId, scope: 'customer' },
    leftOut: ['id', 'customerId', 'tokenHash'],
  },
  securityEvent: {
    table: securityEventTable,
    key: securityEventTable.id,
    foundBy: { column: securityEventTable.customerId, scope: 'customer' },
    leftOut: ['id', 'customerId', 'phone', 'network', 'staff'],
  },
  erasure: {
    table: customerErasureTable,
    key: customerErasureTable.customerId,
    foundBy: { column: customerErasureTable.customerId, scope: 'customer' },
    leftOut: ['customerId', 'askedBy', 'nextAt'],
  },
  draft: {
    table: applicationDraftTable,
    key: applicationDraftTable.id,
    foundBy: { column: applicationDraftTable.phoneHash, scope: 'applicationPhone' },
    gives: 'application',
    leftOut: ['phoneHash', 'resumeReference', 'version'],
  },
  application: {
    table: applicationTable,
    key: applicationTable.number,
    foundBy: {
      column: applicationTable.customerId,
      scope: 'customer',
      orphan: { column: applicationTable.phoneHash, scope: 'applicationPhone' },
    },
    gives: 'application',
    leftOut: ['customerId', 'draftId', 'phoneHash', 'uploadReference', 'assignee', 'handover'],
  },
  applicationStep: {
    table: applicationStepTable,
    key: applicationStepTable.id,
    foundBy: byApplication(applicationStepTable.number),
    leftOut: ['id', 'by'],
    notes: ['note'],
  },
  applicationHandling: {
    table: applicationHandlingTable,
    key: applicationHandlingTable.id,
    foundBy: byApplication(applicationHandlingTable.number),
    leftOut: ['id', 'position', 'by', 'assignee'],
    notes: ['encrypted'],
  },
  documentRequest: {
    table: documentRequestTable,
    key: documentRequestTable.id,
    foundBy: byApplication(documentRequestTable.number),
    leftOut: ['id', 'by'],
  },
  offer: {
    table: offerTable,
    key: offerTable.number,
    foundBy: byApplication(offerTable.applicationNumber),
    leftOut: ['issuedBy'],
  },
  signing: {
    table: appointmentTable,
    key: appointmentTable.reference,
    foundBy: byApplication(appointmentTable.applicationNumber),
    leftOut: ['tokenHash', 'closedBy', 'changes', 'remindedAt', 'encrypted'],
  },
  callBack: {
    table: appointmentTable,
    key: appointmentTable.reference,
    foundBy: 'contents',
    leftOut: ['applicationNumber', 'tokenHash', 'closedBy', 'changes', 'remindedAt'],
  },
  jobApplication: {
    table: jobApplicationTable,
    key: jobApplicationTable.reference,
    foundBy: 'contents',
    gives: 'application',
    leftOut: ['jobId'],
  },
  document: {
    table: documentTable,
    key: documentTable.id,
    foundBy: byApplication(documentTable.applicationNumber),
    leftOut: ['sha256', 'fileKey', 'addedBy', 'scanAttempts', 'nextScanAt', 'isLocked'],
  },
  loan: {
    table: loanTable,
    key: loanTable.loanNo,
    foundBy: { column: loanTable.customerId, scope: 'customer' },
    gives: 'loan',
    leftOut: ['customerId', 'billedPeriods', 'remindedFor', 'statementsUntil'],
  },
  holiday: {
    table: loanHolidayTable,
    key: loanHolidayTable.id,
    foundBy: { column: loanHolidayTable.loanNo, scope: 'loan' },
    leftOut: ['id', 'parts'],
  },
  ledgerEntry: {
    table: ledgerEntryTable,
    key: ledgerEntryTable.id,
    foundBy: { column: ledgerEntryTable.loanNo, scope: 'loan' },
    leftOut: ['id'],
  },
  statement: {
    table: statementTable,
    key: statementTable.id,
    foundBy: { column: statementTable.loanNo, scope: 'loan' },
    leftOut: ['id'],
  },
  letter: {
    table: letterTable,
    key: letterTable.id,
    foundBy: { column: letterTable.loanNo, scope: 'loan' },
    leftOut: ['id'],
  },
  request: {
    table: serviceRequestTable,
    key: serviceRequestTable.reference,
    foundBy: { column: serviceRequestTable.customerId, scope: 'customer' },
    gives: 'request',
    leftOut: ['customerId', 'idempotencyKey', 'bodyHash', 'assignee', 'assignments'],
  },
  requestStep: {
    table: serviceRequestStepTable,
    key: serviceRequestStepTable.id,
    foundBy: { column: serviceRequestStepTable.reference, scope: 'request' },
    leftOut: ['id', 'by'],
    notes: ['note'],
  },
  payment: {
    table: paymentOrderTable,
    key: paymentOrderTable.id,
    foundBy: { column: paymentOrderTable.customerId, scope: 'customer' },
    gives: 'payment',
    leftOut: ['number', 'customerId', 'fileId', 'replaces'],
  },
  paymentStep: {
    table: paymentOrderStepTable,
    key: paymentOrderStepTable.id,
    foundBy: { column: paymentOrderStepTable.orderId, scope: 'payment' },
    leftOut: ['id', 'by'],
    notes: ['note'],
  },
  moneyReceived: {
    table: bankEntryTable,
    key: bankEntryTable.id,
    foundBy: { column: bankEntryTable.loanNo, scope: 'loan' },
    leftOut: ['id', 'number', 'fileId', 'account', 'run', 'orderId', 'handledBy', 'handledAt'],
    notes: ['details', 'note'],
  },
  thread: {
    table: threadTable,
    key: threadTable.reference,
    foundBy: { column: threadTable.customerId, scope: 'customer' },
    gives: 'thread',
    leftOut: ['customerId', 'assignee', 'version'],
  },
  threadEntry: {
    table: threadEntryTable,
    key: threadEntryTable.id,
    foundBy: { column: threadEntryTable.reference, scope: 'thread' },
    leftOut: ['id', 'position', 'staff', 'assignee', 'idempotencyKey', 'bodyHash'],
  },
  contactMessage: {
    table: contactMessageTable,
    key: contactMessageTable.reference,
    foundBy: 'contents',
    gives: 'contact',
    leftOut: ['assignee', 'version'],
  },
  contactStep: {
    table: contactStepTable,
    key: contactStepTable.id,
    foundBy: { column: contactStepTable.reference, scope: 'contact' },
    leftOut: ['id', 'position', 'staff', 'assignee'],
    notes: ['encrypted'],
  },
  valueAlert: {
    table: valueAlertTable,
    key: valueAlertTable.id,
    foundBy: 'contents',
    leftOut: ['id', 'tokenHash', 'subjectHash', 'dataMark'],
  },
  approval: {
    table: approvalTable,
    key: approvalTable.id,
    foundBy: { column: approvalTable.subject, scope: 'subject' },
    leftOut: ['number', 'maker', 'hash', 'checker', 'result'],
    notes: ['body', 'reason'],
  },
} as const satisfies Record<string, PersonalTable>;
export type PersonalTableName = keyof typeof personalTables;
