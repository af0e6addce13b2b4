import { Worker } from 'node:worker_threads';
import {
  createPdfWorkerPool,
  type PdfWorkerPool,
  type PdfWorkerPoolOptions,
} from '@/backoffice/domains/statement/pdf-worker-pool';
import type { StatementData } from '@/backoffice/domains/statement/statement-pdf';

jest.mock('pdfkit', () => {
  throw new Error('A PDF was made in the thread that answers requests');
});

const sheet: StatementData = {
  locale: 'hk',
  brandName: '港鑰按揭',
  licenceNumber: '1234/2026',
  riskWarning: '借定唔借？還得到先好借！',
  customer: { name: '陳大文', address: '香港太古城' },
  loan: { loanNo: 'L26-1', annualRate: 6 },
  figures: {
    stmDate: '2026-10-31',
    from: '2026-10-01',
    opening: 100_000,
    charged: 500,
    paid: 0,
    closing: 100_500,
    entries: [],
  },
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('The press of statements', () => {
  let press: PdfWorkerPool;
  let started = 0;
  const open = (code: string, options: PdfWorkerPoolOptions = {}): PdfWorkerPool => {
    started = 0;
    const startThread = () => {
      started += 1;
      return new Worker(
        `const { parentPort } = require('node:worker_threads'); let count = 0; ${code}`,
        { eval: true },
      );
    };
    press = createPdfWorkerPool({ startThread, workerCount: 1, ...options });
    return press;
  };
  afterEach(() => press.close());

  it('makes a PDF in a thread of its own', async () => {
    press = createPdfWorkerPool();
    const pdf = textOf(await press.render(sheet));
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.trimEnd().slice(-5)).toBe('%%EOF');
  }, 60_000);

  it('lets the server go on while a thread is stuck in its work', async () => {
    open(
      "parentPort.on('message', (sheet) => { Atomics.wait(sheet.gate, 0, 0); parentPort.postMessage({ bytes: new Uint8Array([7]) }); });",
    );
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const printed = press.render(Object.assign({ gate }, sheet));
    await new Promise(setImmediate);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect([...(await printed)]).toEqual([7]);
  });

  it('keeps its threads, and never has more of them than it may', async () => {
    open(
      "parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([++count]) }));",
      { workerCount: 2 },
    );
    const counts = await Promise.all(Array.from({ length: 8 }, () => press.render(sheet)));
    expect(started).toBe(2);
    expect(Math.max(...counts.flatMap((bytes) => [...bytes]))).toBeGreaterThanOrEqual(4);
  });

  it('turns away what would wait behind too many', async () => {
    open(
      "parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([1]) }));",
      { maxQueued: 2 },
    );
    const prints = await Promise.allSettled(Array.from({ length: 4 }, () => press.render(sheet)));
    expect(prints.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(prints[3]).toMatchObject({
      reason: { code: 'pdf_unavailable', details: { retryAfterSeconds: 5 } },
    });
  });

  it.each([
    [
      'says that it failed',
      "parentPort.on('message', () => parentPort.postMessage({ reason: 'no such glyph' }));",
      'no such glyph',
    ],
    [
      'throws',
      "parentPort.on('message', () => { throw new Error('broken font'); });",
      'broken font',
    ],
    ['ends', "parentPort.on('message', () => process.exit(3));", 'ended with code 3'],
    ['never answers', "parentPort.on('message', () => { while (true); });", 'longer than 300 ms'],
  ])(
    'names the failure of a thread that %s, and takes a new one for the next',
    async (_case, code, reason) => {
      open(code, { timeoutMs: 300 });
      for (const attempt of [1, 2]) {
        await expect(press.render(sheet)).rejects.toMatchObject({
          code: 'pdf_unavailable',
          details: { cause: { message: expect.stringContaining(reason) } },
        });
        expect(started).toBe(attempt);
      }
    },
  );

  it('prints nothing once it is closed', async () => {
    open("parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([1]) }));");
    await press.close();
    await expect(press.render(sheet)).rejects.toMatchObject({ code: 'pdf_unavailable' });
    expect(started).toBe(0);
  });
});
