import { createPreviewService } from '@/backoffice/domains/content/preview.service';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { byAmy, contentSetUp, entryText } from '@test/support/content/content-set-up';

/** An entry with a draft in which nothing but English is written, and the links to it. */
async function setUp({ secrets = ['secret of the tests'] } = {}) {
  const { clock, contents, repositories } = contentSetUp();
  const body = { titleEn: 'Half' };
  await contents.save({ ...byAmy, version: 0 }, { body, position: 9, upToDate: [] });
  const withSecrets = (...keys: string[]) =>
    createPreviewService({
      repositories,
      hash: createKeyedHash(keys, 'content-preview'),
      now: clock.now,
    });
  return { clock, withSecrets, previews: withSecrets(...secrets) };
}

describe('A link to a draft', () => {
  it('shows the version that it was made for, for two hours', async () => {
    const { clock, previews } = await setUp();
    const { path, token, expiresAt } = await previews.create(byAmy.address, 1);
    expect(path).toBe('/payment-holiday');
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(7_200_000);
    expect(await previews.find(token)).toEqual({
      ...byAmy.address,
      version: 1,
      body: { _id: 'ask', titleEn: 'Half' },
      index: 1,
      path,
      expiresAt,
    });
    const { token: delivered } = await previews.create(byAmy.address, 0);
    expect(await previews.find(delivered)).toMatchObject({ version: 0, body: entryText });
    clock.advance(7_199_999);
    expect(await previews.find(token)).toMatchObject({ version: 1 });
    clock.advance(1);
    expect(await previews.find(token)).toBe('expired');
  });

  it('is nothing where any character of it was changed, added or left out', async () => {
    const { previews } = await setUp();
    const { token } = await previews.create(byAmy.address, 1);
    const others = [...token].flatMap((character, at) => {
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      return [`${before}${character === '1' ? '2' : '1'}${after}`, before + after];
    });
    const found = await Promise.all([...others, `${token}1`, '', '....'].map(previews.find));
    expect(new Set(found)).toEqual(new Set([null]));
  });

  it('outlives a change of the key while the old one is retired, and no longer', async () => {
    const { previews, withSecrets } = await setUp();
    const { token } = await previews.create(byAmy.address, 1);
    expect(await withSecrets('new', 'secret of the tests').find(token)).toMatchObject({
      version: 1,
    });
    expect(await withSecrets('new').find(token)).toBeNull();
  });

  it('is not made for a version that is not there, nor for what no page shows', async () => {
    const { previews } = await setUp();
    await expect(previews.create(byAmy.address, 5)).rejects.toMatchObject({ code: 'not_found' });
    await expect(previews.create({ kind: 'finder-rules', id: 'ask' }, 1)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
