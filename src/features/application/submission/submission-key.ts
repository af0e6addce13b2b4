const primes = [0x01000193, 0x85ebca6b] as const;

/** FNV-1a with two multipliers: sufficient to distinguish the few versions of one draft. */
function hashText(text: string, prime: number): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/** The Idempotency-Key of a draft with these contents: the same for a double click, Back or a retry, a different one once an answer changes. */
export function createSubmissionKey(reference: string, contents: unknown): string {
  const text = JSON.stringify(contents);
  const draftId = reference.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 64);
  return [draftId, ...primes.map((prime) => hashText(text, prime))].join('-');
}
