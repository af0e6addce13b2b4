import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications, sendDocument } from '@test/support/application/application-api';
import { completeForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';

describe.each(usualEngines)('An application on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());

  it('is listed with who applied, and exported without formulas, each of which is written down', async () => {
    const form = completeForm();
    const [person] = form.applicants?.persons ?? [];
    const { appl_no: number } = await (
      await resetApplications(api)
    ).apply({
      form: {
        ...form,
        applicants: { ...form.applicants, persons: [{ ...person, name: '=CHAN Tai Man' }] },
        property: { ...form.property, estimatedValue: 2 * (form.loan?.amount ?? 0) },
      },
    });
    const { data } = JSON.parse((await api.desk('GET', '/applications')).text);
    expect(data).toEqual([
      expect.objectContaining({
        applicationNumber: number,
        name: '=CHAN Tai Man',
        phone: expect.stringMatching(/^\+852\d{8}$/),
        ltv: 50,
        source: null,
      }),
    ]);
    const { text } = await api.desk('GET', '/exports/applications?state=received');
    const [head = '', line = ''] = text.trim().split('\r\n');
    expect(head).toContain('applicationNumber,name,phone,product,amount,ltv,state');
    expect(line).toContain(`${number},'=CHAN Tai Man,`);
    const refused = await api.desk('GET', '/exports/applications?colour=red');
    expect(refused.status).toBe(400);
    const trail = dataOf(await api.desk('GET', '/audit?limit=2'));
    expect(trail).toMatchObject([
      { action: 'export', target: 'application', after: { state: 'received' } },
      { action: 'read', target: 'application', after: { listed: 1 } },
    ]);
  });

  it('is listed with the documents that it lacks, found for a page at once', async () => {
    const browser = await resetApplications(api);
    const { appl_no: number } = await browser.apply();
    await api.desk('PUT', `/applications/${number}/state`, {
      body: { state: 'in-assessment', note: 'begun' },
    });
    await sendDocument(api, number);
    await api.desk('POST', `/applications/${number}/document-requests`, {
      body: { kind: 'bank-statements', name: 'HSBC, May', reason: 'For the deposit.' },
    });
    const rowsOf = async () => dataOf(await api.desk('GET', '/applications'));
    const detail = Object((await api.desk('GET', `/applications/${number}`)).body);
    expect(detail.openDocuments).toEqual(
      expect.arrayContaining([
        { slot: 'further-1', state: 'missing', name: 'HSBC, May' },
        { slot: 'identity', state: 'unreviewed' },
        { slot: 'address-proof', state: 'missing' },
      ]),
    );
    const statements = jest.spyOn(api.testDatabase.database.pool, 'query');
    const countAboutDocuments = () =>
      statements.mock.calls.filter(([first]) => /from \\"document/.test(JSON.stringify(first)))
        .length;
    expect(await rowsOf()).toMatchObject([{ openDocuments: detail.openDocuments }]);
    const ofOne = countAboutDocuments();
    await browser.apply();
    await browser.apply();
    statements.mockClear();
    expect(await rowsOf()).toHaveLength(3);
    expect([ofOne, countAboutDocuments()]).toEqual([2, 2]);
    statements.mockRestore();
    const numbersOf = (rows: { applicationNumber: string }[]) =>
      rows.map(({ applicationNumber }) => applicationNumber);
    const newest = numbersOf(await rowsOf());
    const half = Object((await api.desk('GET', '/applications?sort=oldest&limit=2')).body);
    const rest = await api.desk('GET', `/applications?sort=oldest&cursor=${half.next}`);
    expect(numbersOf([...half.data, ...dataOf(rest)])).toEqual(newest.toReversed());
    const { text } = await api.desk('GET', '/exports/applications');
    expect(text).toContain('HSBC, May (missing)');
  });
});
