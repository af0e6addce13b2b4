import type { ServiceRequest } from '@/contracts/account/account-request';

/** Whether a pending phone change is known to be for this number, in E.164. */
export interface PhoneChangeMatch {
  reference: string;
  phone: string;
  isMatch: boolean;
}

/** Phone changes that still need the code sent to the new number, latest first; changes older than the last completed one are left out. */
export function pendingPhoneChanges(requests: readonly ServiceRequest[]): ServiceRequest[] {
  const changes = requests.filter(({ kind }) => kind === 'phone');
  const completedAt = Math.max(
    0,
    ...changes
      .filter(({ state }) => state === 'completed')
      .map(({ changedAt }) => Date.parse(changedAt)),
  );
  return changes.filter(
    ({ state, createdAt }) => state === 'needs-code' && Date.parse(createdAt) > completedAt,
  );
}

const visibleDigits = 4;

/**
 * The pending change that a code to `phone` can complete. The full number of a change is known only if it was entered since the form was opened; of other changes only
 * the last four digits are known, so the server may still answer that the change is for another number.
 */
export function findPendingChange(
  phone: string,
  {
    pendingChanges,
    facts,
  }: { pendingChanges: readonly ServiceRequest[]; facts: readonly PhoneChangeMatch[] },
): string | null {
  const isCandidate = ({ reference, detail }: ServiceRequest): boolean => {
    const known = facts.filter((fact) => fact.reference === reference);
    const fact = known.find((each) => each.phone === phone);
    if (fact) return fact.isMatch;
    return (
      !known.some(({ isMatch }) => isMatch) &&
      (detail?.endsWith(phone.slice(-visibleDigits)) ?? false)
    );
  };
  return pendingChanges.find(isCandidate)?.reference ?? null;
}
