import { text } from 'node:stream/consumers';
import type { FileScanner } from '@/backoffice/adapters/scanner/file-scanner';
import {
  applicationNumber,
  field,
  filePart,
  formBytes,
  startDocumentApi,
  type DocumentApi,
} from '@test/support/document/documents';

// The documents that the checklist requires of an employee who applies for a first mortgage.
const required = [
  'identity',
  'address-proof',
  'rates-demand',
  'payslips',
  'salary-statements',
  'tax-demand',
];

describe('The last required document', () => {
  let api: DocumentApi;
  let cookie = '';
  const start = async (files: { scanner?: FileScanner } = {}) => {
    api = await startDocumentApi('pglite', files);
    cookie = await api.prove();
  };
  afterEach(() => api.close());
  const upload = async (slot: string, page = `a page for ${slot}`) =>
    (await api.send(formBytes([field('slot', slot), filePart(page)]), { cookie })).status;

  it('is reported once, and kept and answered when the report fails', async () => {
    await start();
    for (const slot of required.slice(1)) await upload(slot);
    expect(api.reports.numbers).toEqual([]);
    api.reports.error = new Error('The database went away');
    expect(await upload('identity')).toBe(200);
    expect(await upload('identity')).toBe(200);
    expect(api.reports.numbers).toEqual([applicationNumber]);
    expect(api.files()).toHaveLength(required.length);
    expect(api.log).toContainEqual({
      level: 'error',
      details: { err: api.reports.error, application: applicationNumber },
      message: 'A decision clock could not be started; a job tries again',
    });
  });

  it('is reported when the scanner has found it clean, and not while it waits or is infected', async () => {
    let isReachable = false;
    const scan: FileScanner['scan'] = async (bytes) => {
      const page = await text(bytes);
      if (!isReachable) throw new Error('The scanner does not answer');
      return page.includes('virus') ? { isClean: false, signature: 'virus' } : { isClean: true };
    };
    await start({ scanner: { scan } });
    for (const slot of required) await upload(slot, slot === 'identity' ? 'a virus' : undefined);
    isReachable = true;
    api.setNow('2026-11-16T04:10:00Z');
    await api.container.documents.scanTask?.runNow();
    expect(api.reports.numbers).toEqual([]);
    await upload('identity');
    await api.container.documents.scanTask?.runNow();
    expect(api.reports.numbers).toEqual([applicationNumber]);
  });
});
