import type { Registrar } from '@/backoffice/http/registrar';
import type { __Pascal__Service } from './__kebab__.service';

const cacheMaxAgeMs = 60_000;

export function register__Pascal__Routes(
  { cachedRead }: Registrar,
  service: __Pascal__Service,
): void {
  cachedRead('__camel__', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await service.list() }),
  });
}
