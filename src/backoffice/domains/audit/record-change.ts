import type { AuditRepository } from './audit.repository';

export interface AuditedChange {
  at: Date;
  staff: string;
  target: string;
  /** Null where the target is new. */
  before: unknown;
  after: unknown;
}

/** Writes a change that staff made to the audit trail; pass the repository of the transaction that makes it. */
export function recordChange(
  audit: Pick<AuditRepository, 'create'>,
  change: AuditedChange,
): Promise<void> {
  return audit.create({ ...change, action: change.before === null ? 'create' : 'update' });
}
