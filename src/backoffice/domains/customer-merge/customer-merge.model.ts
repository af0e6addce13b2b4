import type {
  DoubleReason,
  MergeField,
  MergeRefusal,
  MergeSide,
} from '@/contracts/customer/customer-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { FieldProblemKey } from '@/lib/texts/error-texts';
import type { CustomerRow } from '../customer/customer.repository';
import { identityWords } from '../search/search-word.model';

/** Why two records are refused, as a problem of the field that names the other one. */
export const refusalProblems = {
  frozen: 'mergeFrozen',
  erasure: 'mergeErasure',
  approval: 'mergeApproval',
  identity: 'mergeIdentity',
} as const satisfies Record<MergeRefusal, FieldProblemKey>;

/** The identity cards of the person who applies, in all applications, each once. Companies have none. */
export function identityCardsOf(forms: readonly ApplicationForm[]): string[] {
  const cards = forms.flatMap(({ applicants }) => {
    const [person] = applicants?.persons ?? [];
    const isCard = person?.idNumber && (person.idType ?? 'hkid') === 'hkid';
    return isCard ? identityWords(person.idNumber ?? '').map(({ text }) => text) : [];
  });
  return [...new Set(cards)].toSorted();
}

/** Why two records stay two, the first reason that there is; null where they can become one. */
export function refusalOf({
  customers,
  isErased,
  isApprovalWaiting,
  identityCards,
}: {
  customers: readonly Pick<CustomerRow, 'frozenAt'>[];
  /** An approved erasure of one of them waits for its rest. */
  isErased: boolean;
  isApprovalWaiting: boolean;
  /** Of both. */
  identityCards: readonly string[];
}): MergeRefusal | null {
  if (new Set(identityCards).size > 1) return 'identity';
  if (customers.some(({ frozenAt }) => frozenAt !== null)) return 'frozen';
  if (isErased) return 'erasure';
  return isApprovalWaiting ? 'approval' : null;
}

interface Pair<T> {
  kept: T;
  merged: T;
}

/** What stays of two values by the choice of staff, and what goes. Where only one record has a value, it stays. */
export function choose<T>(
  { kept, merged }: Pair<T | null>,
  side: MergeSide,
): { stays: T | null; goes: T | null; from: MergeSide } {
  const from = side === 'merged' && merged !== null ? 'merged' : kept === null ? 'merged' : 'kept';
  return from === 'kept'
    ? { stays: kept, goes: merged, from }
    : { stays: merged, goes: kept, from };
}

export type MergeChoices = Readonly<Record<MergeField, MergeSide>>;

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

/** What protects either record protects both, and advertising goes only to whom it went under both. */
export const protectionOf = ({
  kept,
  merged,
}: Pair<CustomerRow>): Pick<
  CustomerRow,
  'payoutsFrozenAt' | 'payoutsHeldUntil' | 'marketing' | 'reminderDays'
> => ({
  payoutsFrozenAt: earlier(kept.payoutsFrozenAt, merged.payoutsFrozenAt),
  payoutsHeldUntil: later(kept.payoutsHeldUntil, merged.payoutsHeldUntil),
  marketing: kept.marketing && merged.marketing,
  reminderDays: kept.reminderDays ?? merged.reminderDays,
});

/** Which of these stand in both records, the strongest first. */
export const sharedReasons = (shared: Readonly<Record<DoubleReason, boolean>>): DoubleReason[] => {
  const reasons: readonly DoubleReason[] = ['identity', 'phone', 'email'];
  return reasons.filter((reason) => shared[reason]);
};
