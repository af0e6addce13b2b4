import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutboxFileMailSender } from '@/backoffice/adapters/mail/outbox-file-mail-sender';
import { createSmtpMailSender } from '@/backoffice/adapters/mail/smtp-mail-sender';
import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import { startSmtpServer, type SmtpServer } from '@test/support/servers/smtp-server';

const message = {
  id: 'm-1',
  to: 'desk@lender.example',
  subject: '查詢 M-1',
  text: 'Hello\n.a line with a dot\n多謝',
  replyTo: 'amy@example.com',
};

describe('Mail through a mail server', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());
  const sender = (options: { isTlsRequired?: boolean } = {}) =>
    createSmtpMailSender({
      ...options,
      url: server.url,
      from: 'Harbour Key <site@lender.example>',
      host: 'www.lender.example',
      timeoutMs: 20_000,
    });
  const failureOf = async (): Promise<unknown> =>
    sender()
      .send(message)
      .then(
        () => null,
        (error: unknown) => error,
      );

  it('names sender and receiver, and says everything in the message', async () => {
    await sender().send(message);
    expect(server.commands).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^MAIL FROM:<site@lender\.example>/),
        'RCPT TO:<desk@lender.example>',
      ]),
    );
    const [head = '', body = ''] = (server.messages[0] ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).toContain('Message-ID: <m-1@www.lender.example>');
    expect(head).toContain('Reply-To: amy@example.com');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(
      Buffer.from(/^Subject: =\?UTF-8\?B\?([^?]+)\?=/m.exec(head)?.[1] ?? '', 'base64').toString(),
    ).toBe(message.subject);
    const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
    const text = isBase64
      ? Buffer.from(body, 'base64').toString()
      : body
          .replace(/=\r\n/g, '')
          .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
            Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
          );
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(message.text);
  });

  it('lets a mail program end mails that come again and again', async () => {
    const unsubscribeUrl = 'https://www.lender.example/api/v1/campaign/report-mails/a.b/stop';
    await sender().send({ ...message, unsubscribeUrl });
    await sender().send(message);
    const [head = '', other] = server.messages.map((mail) => mail.split('\r\n\r\n')[0]);
    expect(head.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('says nothing of a message to a server without TLS where TLS is required, and tries again later', async () => {
    const failure = await sender({ isTlsRequired: true })
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentSendError);
    expect(server.commands.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([]);
    expect(server.messages).toEqual([]);
  });

  it('keeps a subject on one line, whatever is in it', async () => {
    await sender().send({ ...message, subject: 'Hello\r\nBcc: everyone@example.com' });
    expect(server.messages[0]).not.toMatch(/^Bcc:/m);
    expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<desk@lender.example>',
    ]);
  });

  it.each([
    ['RCPT', '550 No such user here: desk@lender.example'],
    ['.', '554 Not wanted'],
  ])('gives up when the server says never (%s)', async (command, line) => {
    server.answer(command, line);
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(PermanentSendError);
    expect(String(failure)).not.toContain('desk@lender.example');
  });

  it.each([
    ['RCPT', '451 Later'],
    ['.', '421 Shutting down'],
    ['greeting', '554 Go away'],
  ])('may be tried again when the server says not now (%s)', async (command, line) => {
    server.answer(command, line);
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentSendError);
  });

  it('may be tried again when nobody answers', async () => {
    const failure = await createSmtpMailSender({
      url: 'smtp://127.0.0.1:1',
      from: 'site@lender.example',
      host: 'site.example',
      timeoutMs: 20_000,
    })
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentSendError);
  });
});

describe('Mail while trying the site out', () => {
  it('is appended to a file that only its owner can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'));
    const path = join(folder, 'outbox.ndjson');
    const log: string[] = [];
    const write = (_details: object, text: string) => void log.push(text);
    await createOutboxFileMailSender({
      path,
      now: () => new Date('2026-11-16T04:00:00Z'),
      log: { error: write, warn: write, info: write, debug: write },
    }).send(message);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      at: '2026-11-16T04:00:00.000Z',
      channel: 'mail',
      to: message.to,
      subject: message.subject,
      text: message.text,
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(log).toEqual(['A mail was added to the outbox file']);
    rmSync(folder, { recursive: true });
  });
});
