import type { CooldownRepository } from '@/backoffice/domains/contact/cooldown.repository';
import { standIn } from './service-tools';

/** When each key last sent, in a map that a test can read. */
export function inMemoryCooldowns() {
  const lastAt = new Map<string, Date>();
  const repository = standIn<CooldownRepository>({
    lock: async (keys) => keys.map((key) => lastAt.get(key) ?? new Date(0)),
    save: async (keys, at) => keys.forEach((key) => lastAt.set(key, at)),
    async removeBefore(instant) {
      for (const [key, at] of lastAt) if (at < instant) lastAt.delete(key);
    },
  });
  return { lastAt, repository };
}
