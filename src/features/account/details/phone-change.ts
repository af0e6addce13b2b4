import type { ServiceRequest } from '@/contracts/account/account-request';

/** What is known of a change of the phone number: whether it is for this number, in E.164. */
export interface NumberFact {
  reference: string;
  phone: string;
  isFor: boolean;
}

/** The changes of the phone number that wait for the code to the new one, the latest first; a change that was completed since then overtakes them. */
export function waitingChanges(requests: readonly ServiceRequest[]): ServiceRequest[] {
  const changes = requests.filter(({ kind }) => kind === 'phone');
  const completedAt = Math.max(0, ...changes.filter(({ state }) => state === 'completed').map(({ changedAt }) => Date.parse(changedAt)));
  return changes.filter(({ state, createdAt }) => state === 'needs-code' && Date.parse(createdAt) > completedAt);
}

const shownDigits = 4;

/**
 * The waiting change that a code to `phone` can complete. Its number is known whole where it was typed since the form was opened; of others only
 * the last four digits are, so that the server may still say that it is for another number.
 */
export function changeFor(phone: string, { waiting, facts }: { waiting: readonly ServiceRequest[]; facts: readonly NumberFact[] }): string | null {
  const isCandidate = ({ reference, detail }: ServiceRequest): boolean => {
    const known = facts.filter((fact) => fact.reference === reference);
    const fact = known.find((each) => each.phone === phone);
    if (fact) return fact.isFor;
    return !known.some(({ isFor }) => isFor) && (detail?.endsWith(phone.slice(-shownDigits)) ?? false);
  };
  return waiting.find(isCandidate)?.reference ?? null;
}
