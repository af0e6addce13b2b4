import { contactWaitSeconds } from '@/config/site';
import { ServiceError } from '@/backoffice/common/service-error';
import { cooldownSeconds } from './contact.model';
import type { CooldownRepository } from './cooldown.repository';

/** Lets each of these senders send once in the waiting time; part of the transaction that keeps what they sent. Throws `rate_limited` before the wait is over. */
export async function startCooldown(
  cooldown: CooldownRepository,
  { keys, at }: { keys: readonly string[]; at: Date },
): Promise<void> {
  const retryAfterSeconds = cooldownSeconds(await cooldown.lock(keys), at);
  if (retryAfterSeconds > 0) throw new ServiceError('rate_limited', { retryAfterSeconds });
  await cooldown.save(keys, at);
}

/** Entries older than this have no effect and may be deleted. */
export const cooldownCutoff = (now: Date): Date =>
  new Date(now.getTime() - contactWaitSeconds * 1_000);
