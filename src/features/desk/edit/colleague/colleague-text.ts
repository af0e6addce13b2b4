import type { Colleague } from '@/contracts/staff/colleague';

/** How a colleague is offered: by name, and by the address that tells two of one name apart. */
export const colleagueText = ({ name, email }: Colleague): string => `${name} · ${email}`;

const folded = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** The address of the one colleague who was typed: as offered, by address, or by a name that only one has; null for anybody else. */
export function colleagueOf(typed: string, colleagues: readonly Colleague[]): string | null {
  const text = folded(typed);
  const exact = colleagues.find(
    (one) => folded(colleagueText(one)) === text || folded(one.email) === text,
  );
  if (exact) return exact.email;
  const named = colleagues.filter(({ name }) => folded(name) === text);
  return named.length === 1 ? (named[0]?.email ?? null) : null;
}
