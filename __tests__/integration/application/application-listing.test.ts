import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
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
});
