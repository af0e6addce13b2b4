import { createHash } from 'node:crypto';
import {
  approvalFactSchema,
  type Approval,
  type ApprovalFact,
} from '@/contracts/approval/approval';
import {
  approvalPermissions,
  type ApprovalKind,
  type approvalBlocks,
} from '@/contracts/approval/approval-choices';
import type { Permission } from '@/contracts/staff/permissions';
import { fromCents } from '@/lib/loan/money';

/** What came of an act, in the transaction that did it. */
export interface Outcome {
  /** What it is about, such as `loan:LN-1`. */
  subject: string;
  /** Null where no money is meant. */
  amountCents: number | null;
  /** What a checker reads. It must contain nothing random and nothing that changes merely because the day changes, since the hash of the request covers it. */
  facts: readonly ApprovalFact[];
  /** State that the act depends on but that is not shown, such as the number of entries of a ledger. */
  versions: Readonly<Record<string, string | number | null>>;
  /** The number of what was made. */
  result: string | null;
}

/** Does what `maker` asked for, checks included, inside a transaction that may be rolled back. */
export type Act<I> = (maker: string, input: I) => Promise<Outcome>;

/** As stored; `body` is encrypted. */
export interface ApprovalRow extends Omit<Approval, 'amount' | 'madeAt' | 'decidedAt'> {
  number: number;
  amountCents: number | null;
  madeAt: Date;
  decidedAt: Date | null;
  hash: string;
  body: string;
}

/** What the encrypted body of a request is bound to. */
export const approvalBodyContext = (id: string): string => `approval/body/${id}`;

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { [name: string]: Json };

/** JSON in which the names of an object stand in order, so that equal things are equal texts. */
export function canonicalJson(value: Json): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonicalJson(one)).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${parts.join(',')}}`;
}

/** Stands for exactly what is decided. `salt` keeps a phone number from being guessed from it. */
export function hashOf(
  kind: ApprovalKind,
  { subject, amountCents, facts, versions }: Outcome,
  salt: string,
): string {
  const decided = {
    kind,
    subject,
    amountCents,
    facts: facts.map((fact) => ({ ...fact })),
    versions,
  };
  return createHash('sha256')
    .update(canonicalJson({ salt, ...decided }))
    .digest('base64url');
}

export interface Checker {
  staff: string;
  permissions: readonly Permission[];
}

/** Why somebody cannot decide on a request; null where they can. */
export function blockOf(
  { maker, state, kind }: Pick<ApprovalRow, 'maker' | 'state' | 'kind'>,
  { staff, permissions }: Checker,
): (typeof approvalBlocks)[number] | null {
  if (state !== 'waiting') return 'closed';
  if (maker === staff) return 'own';
  const { check } = approvalPermissions[kind];
  return permissions.includes('approval.decide') && permissions.includes(check) ? null : 'role';
}

/** A request as those who may read it see it. */
export function toApproval({
  id,
  kind,
  state,
  subject,
  amountCents,
  maker,
  madeAt,
  checker,
  decidedAt,
  reason,
  result,
}: ApprovalRow): Approval {
  return {
    id,
    kind,
    state,
    subject,
    amount: amountCents === null ? null : fromCents(amountCents),
    maker,
    madeAt: madeAt.toISOString(),
    checker,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    result,
  };
}

/** The facts that there are, in the order given. */
export function optionalFacts(
  values: Partial<Record<ApprovalFact['name'], ApprovalFact['value'] | undefined>>,
): ApprovalFact[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [approvalFactSchema.parse({ name, value })],
  );
}
