import type { Registrar } from '../../http/register';
import type { __Pascal__Service } from './__kebab__.service';

const untilChanged = 60_000;

export function register__Pascal__Routes({ read }: Registrar, service: __Pascal__Service): void {
  read('__camel__', { maxAgeMs: untilChanged, handle: async () => ({ data: await service.items() }) });
}
