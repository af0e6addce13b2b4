import type { ApplicationRepository } from '@/backoffice/domains/application/application.repository';
import type { DraftRepository } from '@/backoffice/domains/application/draft/draft.repository';
import type { SubmissionRepository } from '@/backoffice/domains/application/submission/submission.repository';
import { createRetentionJob } from '@/backoffice/domains/application/retention.service';
import { collectedLog, standIn } from '@test/support/backoffice/service-tools';

const day = 24 * 60 * 60_000;

function setUp({ drafts = 0, ended = [] as string[], isBroken = false } = {}) {
  const steps: unknown[] = [];
  const { entries, log } = collectedLog();
  const run = createRetentionJob({
    repositories: {
      applicationDraft: standIn<DraftRepository>({
        async removeExpired(now) {
          steps.push(['drafts', now.toISOString()]);
          return drafts;
        },
      }),
      application: standIn<ApplicationRepository>({
        async listEndedBefore(at, { states, limit }) {
          steps.push(['ended', at.toISOString(), states, limit]);
          return ended;
        },
        remove: async (number) => void steps.push(['application', number]),
      }),
      submission: standIn<SubmissionRepository>({
        removeBefore: async (at) => void steps.push(['keys', at.toISOString()]),
      }),
    },
    log,
    now: () => new Date('2026-11-20T09:30:00.000Z'),
    async removeDocuments(number) {
      if (isBroken) throw new Error('The bucket is away');
      steps.push(['documents', number]);
    },
    declinedRetentionMs: 180 * day,
  });
  return { run, steps, entries };
}

describe('What may no longer be kept of applications', () => {
  it('goes when its time is over: documents before the application they belong to', async () => {
    const { run, steps, entries } = setUp({ drafts: 2, ended: ['HK-1', 'HK-2'] });
    await run();
    expect(steps).toEqual([
      ['drafts', '2026-11-20T09:30:00.000Z'],
      ['keys', '2026-11-19T09:30:00.000Z'],
      ['ended', '2026-05-24T09:30:00.000Z', ['declined', 'withdrawn'], 50],
      ['documents', 'HK-1'],
      ['application', 'HK-1'],
      ['documents', 'HK-2'],
      ['application', 'HK-2'],
    ]);
    expect(entries).toMatchObject([{ level: 'info', details: { drafts: 2, applications: 2 } }]);
  });

  it('is an application as long as its documents cannot be removed', async () => {
    const { run, steps } = setUp({ ended: ['HK-1'], isBroken: true });
    await expect(run()).rejects.toThrow('The bucket is away');
    expect(steps).not.toContainEqual(['application', 'HK-1']);
  });

  it('is not worth a line in the log when it is nothing', async () => {
    const { run, entries } = setUp();
    await run();
    expect(entries).toEqual([]);
  });
});
