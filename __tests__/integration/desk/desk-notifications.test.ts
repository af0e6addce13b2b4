import { deskEndpoints } from '@/contracts/desk';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { benToken, usualEngines } from '@test/support/database/test-database';
import { publishContent } from '@test/support/content/publish-content';

const notification = (text: string, more: object = {}) => ({
  contentEn: text,
  contentHk: text,
  contentCn: text,
  ...more,
});

describe.each(usualEngines)('The desk on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const idOf = (body: unknown) => deskEndpoints.deskCreateNotification.response.parse(body)._id;

  describe('notifications', () => {
    it('are published after those that are there, moved before them, changed and removed', async () => {
      const before = (await api.call('/site/notifications')).body;
      api.setNow('2026-11-16T05:00:00Z');
      const id = idOf(
        (await api.desk('POST', '/notifications', { body: notification('Closed on Friday') })).body,
      );
      expect((await api.call('/site/notifications')).body).toMatchObject({
        data: [{ _id: 'n1' }, { _id: id, contentHk: 'Closed on Friday' }],
      });

      await api.desk('PUT', `/notifications/${id}`, {
        body: notification('Closed on Monday', { position: 0 }),
        ifMatch: 1,
      });
      expect((await api.call('/site/notifications')).body).toMatchObject({
        data: [{ _id: id, contentEn: 'Closed on Monday' }, expect.anything()],
      });

      expect((await api.desk('DELETE', `/notifications/${id}`)).body).toEqual({ success: true });
      expect((await api.call('/site/notifications')).body).toEqual(before);
    });

    it('run from their start until their end', async () => {
      const id = idOf(
        (
          await api.desk('POST', '/notifications', {
            body: notification('Window', {
              startsAt: '2026-11-20T00:00:00Z',
              endsAt: '2026-11-21T00:00:00Z',
            }),
          })
        ).body,
      );
      const isShownAt = async (instant: string) => {
        api.setNow(instant);
        return (await api.container.site.notifications()).some(({ _id }) => _id === id);
      };
      expect(await isShownAt('2026-11-19T23:59:59Z')).toBe(false);
      expect(await isShownAt('2026-11-20T00:00:00Z')).toBe(true);
      expect(await isShownAt('2026-11-20T23:59:59Z')).toBe(true);
      expect(await isShownAt('2026-11-21T00:00:00Z')).toBe(false);
      expect((await api.desk('GET', '/notifications')).text).toContain(id);
    });

    it('lose everything that could run or restyle the page', async () => {
      const evil =
        '<b onclick="alert(1)">Now</b><script>alert(1)</script><a href="javascript:alert(1)">a</a><a href="/faq" style="position:fixed">b</a><img src=x onerror=alert(1)>';
      const answer = await api.desk('POST', '/notifications', { body: notification(evil) });
      expect(answer.body).toMatchObject({
        contentEn: '<b>Now</b><a>a</a><a href="/faq">b</a>',
        contentHk: '<b>Now</b><a>a</a><a href="/faq">b</a>',
      });
    });

    it('of which sanitising leaves nothing are refused with the name of the field', async () => {
      const answer = await api.desk('POST', '/notifications', {
        body: { ...notification('x'), contentEn: '<script>alert(1)</script>' },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', fields: { contentEn: expect.any(String) } },
      });
    });

    it('that end before they start are refused, in the language of the request', async () => {
      const answer = await api.call('/desk/notifications', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${benToken}`,
          'content-type': 'application/json',
          'accept-language': 'zh-HK',
        },
        body: JSON.stringify(
          notification('x', { startsAt: '2026-11-21T00:00:00Z', endsAt: '2026-11-20T00:00:00Z' }),
        ),
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        fields: { endsAt: '結束時間必須在開始時間之後。' },
      });
    });

    it.each([
      ['a null character', 'a\u0000b'],
      ['half a character', 'a\ud800b'],
    ])(
      'with %s, which no database takes, are refused with the name of the field',
      async (_what, text) => {
        const refusal = {
          status: 400,
          body: { code: 'validation_failed', fields: { contentCn: expect.any(String) } },
        };
        expect(
          await api.desk('POST', '/notifications', {
            body: { ...notification('x'), contentCn: text },
          }),
        ).toMatchObject(refusal);
        expect(await publishContent(api, 'page/career', { titleEn: text })).toMatchObject({
          status: 400,
          body: { fields: { 'body.titleEn': expect.any(String) } },
        });
      },
    );

    it('of an address with a null character are nowhere', async () => {
      expect(
        await api.desk('PUT', '/customers/%00/phone', {
          body: { phone: '+85291234567', note: 'x' },
        }),
      ).toMatchObject({ status: 404, body: { code: 'not_found' } });
    });

    it('that do not exist answer 404', async () => {
      expect(
        (await api.desk('PUT', '/notifications/none', { body: notification('x'), ifMatch: 0 }))
          .status,
      ).toBe(404);
      expect((await api.desk('DELETE', '/notifications/none')).status).toBe(404);
    });
  });
});
