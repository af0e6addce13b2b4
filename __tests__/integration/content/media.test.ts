import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pageTestEndpoints } from '@/contracts/campaign/page-test';
import { mediaDeskEndpoints } from '@/contracts/media/media-desk';
import { mediaLimits } from '@/contracts/media/media-choices';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { pageTestRequest } from '@test/support/campaign/page-tests';
import { contentClient } from '@test/support/content/content-client';
import { landingBody } from '@test/support/content/landing-body';
import { altOfImage, mediaClient } from '@test/support/content/media-client';
import { usualEngines } from '@test/support/database/test-database';
import { hugePng } from '@test/support/document/huge-png';
import { twoColours } from '@test/support/document/pictures';
import { startS3Server } from '@test/support/servers/s3-server';

const cutPath = (path: string) => path.replace('/api/v1', '');

describe.each(usualEngines)('Images for pages on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());
  const bytesOf = async (path: string) => {
    const file = await api.container.media.media.open(path.split('/').at(-1) ?? '');
    return Buffer.from(file.bytes);
  };
  const targets = async () => {
    const { rows } = await api.testDatabase.database.pool.query(
      `select action from desk_audit where target like 'medium:%' order by id`,
    );
    return rows.map(({ action }) => action);
  };

  it('are encoded anew in the widths of pages, without what the camera noted, and delivered to be kept for a year', async () => {
    const photo = await sharp(await twoColours('png'))
      .resize(1_200, 900)
      .withExif({ IFD0: { Copyright: 'Chan Tai Man' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Chan Tai Man')).toBe(true);
    const { data, isNew } = await mediaClient(api).add(photo);
    expect(isNew).toBe(true);
    expect(data).toMatchObject({
      ...altOfImage,
      id: createHash('sha256').update(photo).digest('hex').slice(0, 32),
      width: 1_200,
      height: 900,
      sources: [480, 960, 1_200].map((width) => ({
        width,
        path: `/api/v1/media/${data.id}-${width}.webp`,
      })),
    });
    for (const { path, width } of data.sources) {
      const bytes = await bytesOf(path);
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height: width * 0.75 });
      expect(found.exif).toBeUndefined();
      expect(bytes.includes('Chan Tai Man')).toBe(false);
    }
    expect(await sharp(await bytesOf(data.sharedPath ?? '')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });

    const { status, headers } = await api.call(cutPath(data.sources[0]?.path ?? ''));
    expect([
      status,
      ...['cache-control', 'content-type', 'x-content-type-options'].map((one) => headers.get(one)),
    ]).toEqual([200, 'public, max-age=31536000, immutable', 'image/webp', 'nosniff']);
    expect(headers.get('content-disposition')).toBeNull();
    expect(codeOf(await api.call(`/media/${'0'.repeat(32)}-480.webp`))).toEqual([404, 'not_found']);

    const again = await mediaClient(api).add(photo);
    expect(again).toEqual({ data, isNew: false });
    expect(await api.countRows('medium_file')).toBe(4);
    expect(await api.countRows('loose_file')).toBe(0);
  });

  it('are refused where they are no still picture, are cut off or too large, and leave nothing behind', async () => {
    const { send } = mediaClient(api);
    const whole = await twoColours('jpeg');
    const frames = await Promise.all(['#f00', '#00f'].map((background) => plain(background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const before = await api.countRows('medium');
    for (const [file, problem] of [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
        'JPEG, PNG',
      ],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'JPEG, PNG'],
      [moving, 'JPEG, PNG'],
      [whole.subarray(0, whole.length - 400), 'cannot be read'],
      [hugePng(30_000, 30_000), 'cannot be read'],
    ] as const) {
      const answer = await send(file);
      expect(codeOf(answer)).toEqual([400, 'validation_failed']);
      expect(fieldsOf(answer).file).toContain(problem);
    }
    expect(codeOf(await send(Buffer.alloc(mediaLimits.maxBytes + 1)))).toEqual([
      413,
      'payload_too_large',
    ]);
    expect(codeOf(await send(Buffer.alloc(0)))).toEqual([400, 'file_empty']);
    expect(codeOf(await send(await twoColours('png'), { isEnded: false }))).toEqual([
      400,
      'upload_broken',
    ]);
    const { altCn: _missing, ...twoLanguages } = altOfImage;
    const wordless = await send(await twoColours('png'), { alt: twoLanguages });
    expect(Object.keys(fieldsOf(wordless))).toEqual(['altCn']);
    expect(await api.countRows('medium')).toBe(before);
    expect(await api.countRows('loose_file')).toBe(0);
  });

  it('are published as they are in the library alone, and stay while a draft or a page shows them', async () => {
    const { data } = await mediaClient(api).add(await twoColours('webp'));
    const { bytes: _bytes, addedAt: _at, addedBy: _by, version: _version, ...image } = data;
    const [hero] = landingBody.blocks;
    const withImage = (one: object) => ({ ...landingBody, blocks: [{ ...hero, image: one }] });
    const page = contentClient(api, 'landing-pages/pictured');
    const foreign = {
      ...image,
      sources: [{ ...image.sources[0], path: '/api/v1/media/other.webp' }],
    };
    const wrong = await page.save(withImage(foreign));
    expect(wrong.problems).toEqual({
      'blocks.0.image': 'This image is no longer in the library. Please choose another one.',
    });
    expect(codeOf(await page.publish(1))).toEqual([400, 'validation_failed']);
    const elsewhere = { ...foreign, sources: [{ width: 1, path: 'https://other.example/a.webp' }] };
    const refused = await page.save(withImage(elsewhere), { ifMatch: 1 });
    expect(Object.keys(refused.problems)).toEqual(['blocks.0.image.sources.0.path']);

    const own = { ...image, altEn: 'Two walls' };
    expect((await page.save(withImage(own), { ifMatch: 2 })).problems).toEqual({});
    const usesOf = async () =>
      mediaDeskEndpoints.deskMedium.response
        .parse((await api.desk('GET', `/media/${data.id}`)).body)
        .data.uses.map(({ kind, id }) => `${kind}/${id}`);
    expect(await usesOf()).toEqual(['landing-pages/pictured']);
    expect((await page.publish(3)).status).toBe(200);
    expect((await api.call('/site/landing-pages/pictured')).body).toMatchObject({
      blocks: [{ image: own }],
    });
    await page.save(landingBody, { ifMatch: 3 });
    const remove = () => api.desk('DELETE', `/media/${data.id}`);
    expect(codeOf(await remove())).toEqual([409, 'conflict']);

    await page.publish(4);
    expect(await usesOf()).toEqual([]);
    await bytesOf(data.sources[0]?.path ?? '');
    expect((await remove()).status).toBe(200);
    expect(codeOf(await api.call(cutPath(data.sources[0]?.path ?? '')))).toEqual([
      404,
      'not_found',
    ]);
    expect(await api.countRows('loose_file')).toBe(0);
    expect(codeOf(await page.publish(3, { ifMatch: 4 }))).toEqual([400, 'validation_failed']);
  });

  it('are found by their words, page by page, and say otherwise what is to be seen', async () => {
    const { add } = mediaClient(api);
    const { data } = await add(await plain('#0a0'));
    await add(await plain('#aa0'));
    const list = async (query: string) =>
      mediaDeskEndpoints.deskMedia.response.parse((await api.desk('GET', `/media?${query}`)).body);
    const alt = { altEn: 'A 100% green lawn', altHk: '青草地', altCn: '绿草地' };
    const say = (ifMatch?: number) => api.desk('PUT', `/media/${data.id}`, { body: alt, ifMatch });
    expect((await say()).status).toBe(400);
    expect(dataOf(await say(1))).toMatchObject({ ...alt, version: 2 });
    expect(codeOf(await say(1))).toEqual([412, 'changed_meanwhile']);
    expect(dataOf(await api.desk('GET', `/media/${data.id}`))).toMatchObject({
      ...alt,
      version: 2,
    });
    expect((await list('text=100%25%20G')).data.map(({ id }) => id)).toEqual([data.id]);
    expect((await list(`text=${encodeURIComponent('草地')}`)).total).toBe(1);
    const first = await list('limit=1');
    const rest = await list(`limit=100&cursor=${first.next}`);
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(first.total);
    expect(await targets()).toEqual(['create', 'create', 'remove', 'create', 'create', 'update']);
  });

  it('stay while a test shows them, whichever of removal and test began first', async () => {
    const [hero] = landingBody.blocks;
    for (const [turn, colour] of ['#123', '#234', '#345', '#456'].entries()) {
      const { data } = await mediaClient(api).add(await plain(colour));
      const { bytes: _bytes, addedAt: _at, addedBy: _by, version: _version, ...image } = data;
      const slug = `tested-picture-${turn}`;
      const page = contentClient(api, `landing-pages/${slug}`);
      await page.save(landingBody);
      await page.publish(1);
      await page.save({ ...landingBody, blocks: [{ ...hero, image }] }, { ifMatch: 1 });
      await page.save(landingBody, { ifMatch: 2 });
      const begin = () => api.desk('POST', '/page-tests', { body: pageTestRequest(slug) });
      const remove = () => api.desk('DELETE', `/media/${data.id}`);
      const [begun, removed] = await Promise.all(
        turn % 2 === 0 ? [begin(), remove()] : [remove(), begin()].toReversed(),
      );
      const won = [begun?.status, removed?.status].filter((status) => status === 200);
      expect([turn, won.length]).toEqual([turn, 1]);
      if (begun?.status !== 200) continue;
      const { data: test } = pageTestEndpoints.deskPageTest.response.parse(begun.body);
      expect(codeOf(await remove())).toEqual([409, 'conflict']);
      await api.desk('POST', `/page-tests/${test.id}/end`, { body: { chosen: null } });
      expect((await remove()).status).toBe(200);
    }
  });
});

it('Images lie encrypted in an object store, and none of their sizes stays there once they are removed', async () => {
  const s3 = await startS3Server();
  const api = await startTestApi('postgres', {
    STORAGE_URL: 's3://documents/site',
    S3_ENDPOINT: s3.origin,
    S3_ACCESS_KEY_ID: 'test-key',
    S3_SECRET_ACCESS_KEY: 'test-secret',
  });
  try {
    const { data } = await mediaClient(api).add(await plain('#a0a'));
    expect(s3.objects.size).toBe(data.sources.length + 1);
    for (const bytes of s3.objects.values())
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('HKFILE1\0');
    for (const { path, width } of data.sources) {
      const { bytes } = await api.container.media.media.open(path.split('/').at(-1) ?? '');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect((await api.desk('DELETE', `/media/${data.id}`)).status).toBe(200);
    expect(s3.objects.size).toBe(0);
  } finally {
    await api.close();
    await s3.close();
  }
});

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
