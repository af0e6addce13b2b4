import { isbot } from 'isbot';

/** So many browsers are remembered; names that are longer are rare, and could be sent to fill the memory. */
const maxRemembered = 2_000;
const maxRememberedLength = 300;
const remembered = new Map<string, boolean>();

/** Whether a browser names itself a program, or nothing at all; `isbot` keeps the list. */
export function isProgram(userAgent: string): boolean {
  if (userAgent === '') return true;
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  if (remembered.size >= maxRemembered) remembered.clear();
  if (userAgent.length <= maxRememberedLength) remembered.set(userAgent, found);
  return found;
}
