import type { MailSender } from '@/backoffice/adapters/mail/mail-sender';
import type { SmsSender } from '@/backoffice/adapters/sms/sms-sender';
import { encryptionContext } from '@/backoffice/domains/outbox/outbox.model';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import {
  createEnqueueMessage,
  mailChannel,
  smsChannel,
  type OutgoingMessage,
} from '@/backoffice/domains/outbox/outbox.service';
import { standIn, testCipher } from '@test/support/backoffice/service-tools';

type StoredMessage = Parameters<OutboxRepository['create']>[0];

const times = { createdAt: new Date('2026-05-04T10:00:00Z'), expiresAt: null };
const sms: OutgoingMessage = {
  ...times,
  id: 'm-1',
  kind: 'code',
  channel: 'sms',
  to: '+85291234567',
  text: 'Code 123456',
};
const mail: OutgoingMessage = {
  ...times,
  id: 'm-2',
  kind: 'contact',
  channel: 'mail',
  to: 'desk@example.com',
  text: 'Please call',
  subject: 'A question',
  replyTo: 'man@example.com',
};

async function stored(message: OutgoingMessage): Promise<StoredMessage> {
  const rows: StoredMessage[] = [];
  await createEnqueueMessage(testCipher)({ create: async (row) => void rows.push(row) }, message);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error('One message makes one row');
  return row;
}

/** What a channel is given of a row. */
const deliveryOf = ({ id, recipient, payload }: StoredMessage) => ({
  id,
  to: testCipher.decrypt(recipient, encryptionContext(id, 'recipient')),
  payload: testCipher.decrypt(payload, encryptionContext(id, 'payload')),
  attempts: 1,
});

describe('A message in the outbox', () => {
  it('can be read in no column, and keeps its channel and its times', async () => {
    const expiresAt = new Date('2026-05-04T10:05:00Z');
    const row = await stored({ ...sms, expiresAt });
    expect(JSON.stringify(row)).not.toMatch(/9123|123456/);
    expect(row).toMatchObject({
      id: 'm-1',
      channel: 'sms',
      createdAt: times.createdAt,
      expiresAt,
    });
  });

  it('is bound to its row: neither recipient nor text can be moved to another', async () => {
    const [one, other] = [await stored(sms), await stored({ ...sms, id: 'm-9' })];
    expect(() => deliveryOf({ ...one, recipient: other.recipient })).toThrow();
    expect(() => deliveryOf({ ...one, payload: other.payload })).toThrow();
  });
});

describe('A message of the outbox', () => {
  it('reaches the phone as its words', async () => {
    const sent: unknown[] = [];
    const channel = smsChannel(
      standIn<SmsSender>({ send: async (message) => void sent.push(message) }),
    );
    await channel(deliveryOf(await stored(sms)));
    expect(sent).toEqual([{ id: 'm-1', to: '+85291234567', text: 'Code 123456' }]);
  });

  it('reaches the mailbox with its subject and whom to answer', async () => {
    const sent: unknown[] = [];
    const channel = mailChannel(
      standIn<MailSender>({ send: async (message) => void sent.push(message) }),
    );
    await channel(deliveryOf(await stored(mail)));
    expect(sent).toEqual([
      {
        id: 'm-2',
        to: 'desk@example.com',
        text: 'Please call',
        subject: 'A question',
        replyTo: 'man@example.com',
      },
    ]);
  });

  it('hands over nothing but the number of an application', async () => {
    const handover = { ...sms, channel: 'los', to: 'HK-2026-7F3K9Q2M', text: '' } as const;
    expect(deliveryOf(await stored(handover))).toMatchObject({
      to: 'HK-2026-7F3K9Q2M',
      payload: '',
    });
  });
});
