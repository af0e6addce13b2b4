import type { AuditRepository, NewAuditRow } from './audit.repository';

type Audit = Pick<AuditRepository, 'create'>;

/** `before` is null where the target is new, `after` where it is removed. */
export type AuditedChange = Omit<NewAuditRow, 'action'>;

/** Writes a change that staff made to the audit trail; pass the repository of the transaction that makes it. */
export function recordChange(audit: Audit, change: AuditedChange): Promise<void> {
  return audit.create({ ...change, action: actionOf(change) });
}

/** Writes to the audit trail that staff read something about a person; `after` says what. */
export function recordRead(audit: Audit, read: Omit<AuditedChange, 'before'>): Promise<void> {
  return audit.create({ ...read, action: 'read', before: null });
}

function actionOf({ before, after }: AuditedChange): NewAuditRow['action'] {
  if (before === null) return 'create';
  return after === null ? 'remove' : 'update';
}
