import { Worker } from 'node:worker_threads';
import {
  createPdfWorkerPool,
  type PdfWorkerPool,
  type PdfWorkerPoolOptions,
} from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { flushPromises } from '@test/support/fakes/fake-client';

jest.mock('pdfkit', () => {
  throw new Error('A PDF was made in the thread that answers requests');
});

const content: PdfDocumentContent = {
  title: '港鑰按揭 月結單 2026-10-31',
  author: '港鑰按揭',
  language: 'zh-Hant-HK',
  script: 'traditional',
  heading: '港鑰按揭',
  subheading: '月結單',
  recipient: ['陳大文', '香港太古城'],
  summary: [['貸款戶口', 'L26-1']],
  table: {
    columns: [{ heading: '日期', x: 56, width: 130, align: 'left' }],
    rows: [],
    emptyText: '此月結單期內沒有任何帳項。',
  },
  footer: { lines: ['借定唔借？還得到先好借！'], pageLine: '{page} / {count}' },
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('The PDF worker pool', () => {
  let pool: PdfWorkerPool;
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
    pool = createPdfWorkerPool({ startThread, workerCount: 1, ...options });
    return pool;
  };
  afterEach(() => pool.close());

  it('makes a PDF in a thread of its own', async () => {
    pool = createPdfWorkerPool();
    const pdf = textOf(await pool.render(content));
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.trimEnd().slice(-5)).toBe('%%EOF');
  }, 60_000);

  it('lets the server go on while a thread is stuck in its work', async () => {
    open(
      "parentPort.on('message', (content) => { Atomics.wait(content.gate, 0, 0); parentPort.postMessage({ bytes: new Uint8Array([7]) }); });",
    );
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const printed = pool.render(Object.assign({ gate }, content));
    await flushPromises();
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect([...(await printed)]).toEqual([7]);
  });

  it('keeps its threads, and never has more of them than it may', async () => {
    open(
      "parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([++count]) }));",
      { workerCount: 2 },
    );
    const counts = await Promise.all(Array.from({ length: 8 }, () => pool.render(content)));
    expect(started).toBe(2);
    expect(Math.max(...counts.flatMap((bytes) => [...bytes]))).toBeGreaterThanOrEqual(4);
  });

  it('turns away what would wait behind too many', async () => {
    open(
      "parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([1]) }));",
      { maxQueued: 2 },
    );
    const prints = await Promise.allSettled(Array.from({ length: 4 }, () => pool.render(content)));
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
      open(code, { timeoutMs: reason.startsWith('longer') ? 300 : 20_000 });
      for (const attempt of [1, 2]) {
        await expect(pool.render(content)).rejects.toMatchObject({
          code: 'pdf_unavailable',
          details: { cause: { message: expect.stringContaining(reason) } },
        });
        expect(started).toBe(attempt);
      }
    },
  );

  it('renders nothing once it is closed', async () => {
    open("parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([1]) }));");
    await pool.close();
    await expect(pool.render(content)).rejects.toMatchObject({ code: 'pdf_unavailable' });
    expect(started).toBe(0);
  });
});
