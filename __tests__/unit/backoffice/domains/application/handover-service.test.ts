import type { LosApplication, LosGateway } from '@/backoffice/adapters/los/los-gateway';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import {
  createHandoverService,
  type HandoverRepositories,
  type HandoverServiceOptions,
} from '@/backoffice/domains/application/handover.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { linkTouchOf } from '@/lib/visit/touches';
import type { CampaignSteps } from '@/backoffice/domains/campaign/campaign.model';
import {
  applicantPhone,
  applicationFieldEncryption as fieldEncryption,
  applicationRow,
  inMemoryApplications,
} from '@test/support/backoffice/in-memory-applications';
import {
  collectedLog,
  standIn,
  testClock,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const number = 'HK-2026-7F3K9Q2M';
const campaign = { utm_source: 'tram' };

function setUp(handOver: LosGateway['handOver'], row: Partial<ApplicationRow> = {}) {
  const clock = testClock('2026-05-04T10:00:10.000Z');
  const store = inMemoryApplications([
    applicationRow({ handover: 'deciding', campaign, lastTouch: linkTouchOf(campaign), ...row }),
  ]);
  const { entries, log } = collectedLog();
  const asked: { application: LosApplication; timeoutMs: number }[] = [];
  const messages: OutgoingMessage[] = [];
  const outbox: unknown[][] = [];
  const sums: CampaignSteps[] = [];
  const told: { state: string; message?: string }[] = [];
  type Outbox = HandoverRepositories['outbox'];
  const repositories: HandoverRepositories & HandoverServiceOptions['repositories'] = {
    coApplicant: { listByApplications: async () => [] },
    application: store.repository,
    campaign: standIn<HandoverRepositories['campaign']>({
      add: async (rows) => void sums.push(...rows),
    }),
    outbox: standIn<Outbox>({
      markAbandoned: async (id) => void outbox.push(['abandoned', id]),
      markDelivered: async (id) => void outbox.push(['delivered', id]),
      scheduleRetry: async (id, at) => void outbox.push(['retry', id, at.toISOString()]),
    }),
  };
  const service = createHandoverService({
    unitOfWork: unitOfWorkOn(repositories),
    repositories,
    gateway: {
      handOver(application, { timeoutMs }) {
        asked.push({ application, timeoutMs });
        return handOver(application, { timeoutMs });
      },
    },
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    notifyApplicant: async (_tx, { row: { state }, message }) => void told.push({ state, message }),
    fieldEncryption,
    log,
    now: clock.now,
  });
  const deliver = () =>
    service.deliver({ id: `los-${number}`, to: number, payload: '', attempts: 1 });
  return { service, deliver, repositories, store, entries, asked, messages, outbox, sums, told };
}

const accepting: LosGateway['handOver'] = async () => ({ isAccepted: true });
const refusing =
  (message: string): LosGateway['handOver'] =>
  async () => ({ isAccepted: false, message });
const silent: LosGateway['handOver'] = () => Promise.reject(new Error('timed out'));

describe('An application for the lender’s system', () => {
  it('is put into the outbox with the application, and left alone while the applicant waits', async () => {
    const { service, repositories, messages, outbox } = setUp(accepting);
    await service.enqueue(repositories, { number, at: new Date('2026-05-04T10:00:00.000Z') });
    expect(messages).toMatchObject([
      { id: `los-${number}`, channel: 'los', to: number, text: '', expiresAt: null },
    ]);
    expect(outbox).toEqual([['retry', `los-${number}`, '2026-05-04T10:00:15.000Z']]);
  });

  it('is sent decrypted, in dollars, and named once for all attempts', async () => {
    const { service, deliver, asked } = setUp(silent);
    await service.requestDecision(number);
    await expect(deliver()).rejects.toThrow('timed out');
    expect(asked).toMatchObject([{ timeoutMs: 5_000 }, { timeoutMs: 20_000 }]);
    expect(asked[0]?.application).toMatchObject({
      appl_no: number,
      product: 'first',
      loan_amount: 4_500_000,
      phone: applicantPhone,
      received_at: '2026-05-04T10:00:00.000Z',
      promised_by: null,
      campaign,
      form: { applicants: { persons: [{ name: 'CHAN TAI MAN' }] } },
    });
    expect(asked[1]?.application).toEqual(asked[0]?.application);
  });
});

describe('While the applicant waits', () => {
  it('acceptance ends the hand-over and is told as any application that was received', async () => {
    const { service, store, outbox, told } = setUp(accepting);
    await service.requestDecision(number);
    expect(store.rows).toMatchObject([{ handover: 'accepted', state: 'received', refusal: null }]);
    expect(outbox).toEqual([['delivered', `los-${number}`]]);
    expect(told).toEqual([{ state: 'received' }]);
  });

  it('silence hands it to the outbox at once, and is logged without a person’s data', async () => {
    const { service, store, outbox, told, entries } = setUp(silent);
    await service.requestDecision(number);
    expect(store.rows).toMatchObject([{ handover: 'waiting' }]);
    expect(outbox).toEqual([['retry', `los-${number}`, '2026-05-04T10:00:10.000Z']]);
    expect(told).toEqual([{ state: 'received' }]);
    expect(entries).toEqual([
      {
        level: 'warn',
        details: { number, reason: 'timed out' },
        message: 'The loan system did not decide in time; trying again',
      },
    ]);
  });

  it('refusal frees the draft, is taken back from its campaign, and no text message is sent', async () => {
    const { service, store, outbox, told, sums } = setUp(refusing(' No flats of this kind. '));
    await service.requestDecision(number);
    const [row] = store.rows;
    expect(row).toMatchObject({ state: 'declined', handover: 'refused', draftId: null });
    expect(row?.refusal).not.toContain('flats');
    expect(
      fieldEncryption.decryptText(['application', number], 'refusal', row?.refusal ?? ''),
    ).toBe('No flats of this kind.');
    expect(store.steps).toMatchObject([
      { state: 'declined', by: 'los', note: 'No flats of this kind.', message: null },
    ]);
    expect(sums).toMatchObject([{ day: '2026-05-04', source: 'tram', submitted: -1, refused: 1 }]);
    expect(outbox).toEqual([['abandoned', `los-${number}`]]);
    expect(told).toEqual([]);
  });

  it('refusal without words has ours, in the language of the application', async () => {
    const { service, store } = setUp(refusing(' '), { language: 'hk' });
    await service.requestDecision(number);
    expect(store.steps[0]?.note).toMatch(/未能接受/);
  });

  it('a decision that another process got first is not changed', async () => {
    const { service, store, told, outbox } = setUp(async (_application) => {
      await store.repository.update(number, { handover: 'accepted' });
      return { isAccepted: false, message: 'No.' };
    });
    await service.requestDecision(number);
    expect(store.rows).toMatchObject([{ handover: 'accepted', state: 'received', refusal: null }]);
    expect([told, outbox, store.steps]).toEqual([[], [], []]);
  });

  it('nothing is asked for an application that is gone', async () => {
    const { service, asked } = setUp(accepting);
    await service.requestDecision('HK-2026-00000000');
    expect(asked).toEqual([]);
  });
});

describe('After the applicant was given a number', () => {
  it('acceptance ends the hand-over without another word', async () => {
    const { deliver, store, told } = setUp(accepting, { handover: 'waiting' });
    await deliver();
    expect(store.rows).toMatchObject([{ handover: 'accepted' }]);
    expect(told).toEqual([]);
  });

  it('acceptance tells the applicant where the process stopped before it could', async () => {
    const { deliver, told } = setUp(accepting);
    await deliver();
    expect(told).toEqual([{ state: 'received' }]);
  });

  it.each(['received', 'needs-documents', 'in-assessment'] as const)(
    'refusal of one that is %s is a state and a message',
    async (state) => {
      const { deliver, store, told } = setUp(refusing('No.'), { handover: 'waiting', state });
      await deliver();
      expect(store.rows).toMatchObject([{ state: 'declined', handover: 'refused', refusal: null }]);
      expect(store.steps).toMatchObject([{ by: 'los', note: null, message: 'No.' }]);
      expect(told).toEqual([{ state: 'declined', message: 'No.' }]);
    },
  );

  it.each(['approved', 'declined', 'withdrawn', 'offer-accepted', 'completed'] as const)(
    'refusal of one that is %s changes nothing that people decided',
    async (state) => {
      const { deliver, store, told } = setUp(refusing('No.'), { handover: 'waiting', state });
      await deliver();
      expect(store.rows).toMatchObject([{ state, handover: 'refused' }]);
      expect([store.steps, told]).toEqual([[], []]);
    },
  );

  it.each(['accepted', 'refused', 'none'] as const)(
    'one whose hand-over is %s is not sent again',
    async (handover) => {
      const { deliver, asked } = setUp(accepting, { handover });
      await deliver();
      expect(asked).toEqual([]);
    },
  );
});
