import { contentDeskEndpoints } from '@/contracts/content/content-desk';
import { otpPurposes, type OtpPurpose } from '@/contracts/otp/otp';
import { siteEndpoints } from '@/contracts/site/site-endpoints';
import { codeOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { contentClient } from '@test/support/content/content-client';
import { usualEngines } from '@test/support/database/test-database';
import { until } from '@test/support/timing/until';

const words = { contentEn: '<b>Closed</b>', contentHk: '<b>休息</b>', contentCn: '<b>休息</b>' };

describe.each(usualEngines)('Notices in the content studio on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const shown = async () =>
    siteEndpoints.notifications.response
      .parse((await api.call('/site/notifications')).body)
      .data.map(({ _id }) => _id);
  const sendCode = async (purpose: OtpPurpose = 'sign-in') =>
    (
      await api.call('/user/sendOTP', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: '+85291234567', purpose, operationId: 'link', live: true }),
      })
    ).body;

  it('are begun, put in an order, published, found and taken back like all content', async () => {
    const notice = contentClient(api, 'notifications/december');
    const wrong = await notice.save({ ...words, paths: ['/nowhere'] });
    expect(Object.keys(wrong.problems)).toEqual(['paths']);
    expect(fieldsOf(await notice.publish(1))).toEqual({ paths: 'The site has no such page.' });

    const evil = { ...words, contentEn: '<b onclick="x()">Closed</b><script>x()</script>' };
    const draft = await notice.save({ ...evil, paths: ['/faq'] }, { ifMatch: 1 });
    expect(draft).toMatchObject({ body: words, titleEn: 'Closed', titleHk: '休息', problems: {} });
    expect(await shown()).toEqual(['n1']);

    expect((await notice.publish(2)).status).toBe(200);
    expect(await shown()).toEqual(['n1', 'december']);
    expect((await api.desk('GET', '/notifications')).text).toContain('december');

    await notice.save({ ...words, paths: ['/faq'] }, { ifMatch: 2, position: 0 });
    await notice.publish(3);
    expect(await shown()).toEqual(['december', 'n1']);
    expect((await notice.preview(3)).body).toMatchObject({
      data: { addresses: { cn: expect.stringMatching(/^\/cn\/faq\?preview=/) } },
    });

    await notice.act('POST', '/withdrawal', { ifMatch: 3, body: {} });
    expect(await shown()).toEqual(['n1']);
    const listed = contentDeskEndpoints.deskContents.response.parse(
      (await api.desk('GET', '/content?kind=notifications')).body,
    );
    expect(listed.data.map(({ id, state }) => [id, state])).toEqual([
      ['n1', 'published'],
      ['december', 'unpublished'],
    ]);
  });

  it('keep as versions what programs of the lender publish at once', async () => {
    const byProgram = (ifMatch: number) =>
      api.desk('PUT', '/notifications/n1', {
        body: { ...words, contentEn: 'By a program' },
        ifMatch,
      });
    expect((await byProgram(0)).body).toMatchObject({ version: 1 });
    expect(await byProgram(0)).toMatchObject({
      status: 412,
      body: {
        code: 'changed_meanwhile',
        changed: { version: 1, changes: [{ what: 'saved', by: 'amy' }] },
      },
    });
    const { version, published, versions, body } = await contentClient(
      api,
      'notifications/n1',
    ).read();
    expect({ version, published, text: body.contentEn }).toEqual({
      version: 1,
      published: 1,
      text: 'By a program',
    });
    expect(versions.map(({ version: number }) => number)).toEqual([1, 0]);
    expect((await contentClient(api, 'notifications/n1').publish(0, { ifMatch: 1 })).status).toBe(
      200,
    );
    expect((await api.call('/site/notifications')).text).toContain('Beware of impostors');
  });

  it('announce planned maintenance, close the site and stop codes for its window, and open it again by themselves', async () => {
    const maintenance = contentClient(api, 'maintenance/maintenance');
    const { body } = await maintenance.read();
    const times = {
      announcedFrom: '2026-12-24T01:00:00.000Z',
      startsAt: '2026-12-25T17:00:00.000Z',
      endsAt: '2026-12-25T21:00:00.000Z',
    };
    const early = await maintenance.save({ ...body, ...times, endsAt: '2026-12-25T16:00:00.000Z' });
    expect(Object.keys(early.problems)).toEqual(['endsAt']);
    await maintenance.save({ ...body, ...times }, { ifMatch: 1 });
    expect((await maintenance.publish(2)).status).toBe(200);

    const isClosed = async () =>
      siteEndpoints.maintenance.response.parse((await api.call('/site/pages/maintenance')).body)
        .showButton1;
    api.setNow('2026-12-25T16:59:00Z');
    await until(async () => (await shown()).length === 2);
    expect(await shown()).toEqual([expect.stringMatching(/^maintenance-/), 'n1']);
    expect(await isClosed()).toBe(false);

    api.setNow('2026-12-25T17:00:02Z');
    await until(isClosed);
    expect(await shown()).toEqual(['n1']);
    for (const purpose of otpPurposes)
      expect([purpose, await sendCode(purpose)]).toMatchObject([
        purpose,
        {
          success: false,
          msg: 'The site is being maintained, and no codes are sent meanwhile. Please try again later.',
        },
      ]);
    expect((await api.desk('GET', '/content')).status).toBe(200);

    api.setNow('2026-12-25T21:00:02Z');
    await until(async () => !(await isClosed()));
    expect(await sendCode()).toMatchObject({ success: true });
  });

  it('have one document of maintenance, which is not begun or taken off', async () => {
    const other = contentClient(api, 'maintenance/other');
    expect((await other.act('PUT', '/draft', { ifMatch: 0, body: { body: {} } })).status).toBe(404);
    const maintenance = contentClient(api, 'maintenance/maintenance');
    const { version } = await maintenance.read();
    expect(
      codeOf(await maintenance.act('POST', '/withdrawal', { ifMatch: version, body: {} })),
    ).toEqual([409, 'conflict']);
  });
});
