import { ServiceError } from '@/backoffice/common/service-error';
import type { ApplicationRepository } from '../application.repository';
import { changesSince } from './handling.model';
import type { HandlingRepository } from './handling.repository';

/** Throws `changed_meanwhile`, with what was done since, where an application is no more the version that was on the screen. */
export async function rejectOutdated(
  {
    application,
    handling,
  }: {
    application: Pick<ApplicationRepository, 'listSteps'>;
    handling: Pick<HandlingRepository, 'list'>;
  },
  { number, version }: { number: string; version: number },
): Promise<void> {
  const changed = changesSince(
    version,
    await application.listSteps([number]),
    await handling.list(number),
  );
  if (changed) throw new ServiceError('changed_meanwhile', { changed });
}
