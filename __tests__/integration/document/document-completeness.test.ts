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
  beforeAll(async () => {
    api = await startDocumentApi('pglite');
    cookie = await api.prove();
  });
  afterAll(() => api.close());
  const upload = async (slot: string) =>
    (await api.send(formBytes([field('slot', slot), filePart(`a page for ${slot}`)]), { cookie }))
      .status;

  it('is reported once, and kept and answered when the report fails', async () => {
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
});
