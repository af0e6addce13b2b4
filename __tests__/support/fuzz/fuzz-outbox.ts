import type { EndpointKey } from '@/contracts/endpoints';
import { createOutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { TestApi } from '../api/test-api';
import type { Prepare } from './fuzz-fixtures';

/** What the calls about messages on their way out need: one of a channel that nobody carries. */
export function outboxFixtures(api: TestApi): Partial<Record<EndpointKey, Prepare>> {
  let serial = 0;
  const ofNewMessage: Prepare = async ({ body }) => {
    const id = `fuzz-${(serial += 1)}`;
    await api.container.outbox.enqueueMessage(
      createOutboxRepository(api.testDatabase.database.db),
      {
        id,
        kind: 'handover',
        channel: 'los',
        to: 'HK-2026-00000000',
        text: '',
        createdAt: new Date('2026-11-16T04:00:00Z'),
        expiresAt: null,
      },
    );
    return { params: { id }, headers: { 'if-match': '"1"' }, body };
  };
  return { deskRetryMessage: ofNewMessage, deskAbandonMessage: ofNewMessage };
}
