import { createDeskTarget } from '@/backoffice/domains/evaluation/import/import-target';
import { endpoints } from '@/contracts/endpoints';
import type { TestApi } from '@test/support/api/test-api';
import { amyToken, usualEngines } from '@test/support/database/test-database';
import { startImportApi, type ImportApi } from '@test/support/evaluation/import-api';
import {
  indexClasses,
  inventedPricePerSqft,
  laterSalesText,
} from '@test/support/evaluation/valuation-files';

jest.mock('@/valuation/facts/catalogue/read-catalogue', () =>
  jest.requireActual('@test/support/evaluation/small-catalogue'),
);

describe.each(usualEngines)('An import of valuation data on %s', (engine) => {
  let api: TestApi;
  let imports: ImportApi;
  const start = async () => {
    imports = await startImportApi(engine);
    ({ api } = imports);
  };
  const stop = () => imports.close();

  const throughDesk = () => {
    const fetchApi: typeof fetch = async (address, init) => {
      const answer = await api.call(
        new Request(address).url.replace('https://site.example/api/v1', ''),
        init,
      );
      return new Response(answer.text, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      });
    };
    return createDeskTarget({ origin: 'https://site.example', token: amyToken, fetch: fetchApi });
  };
  const directly = () => imports.directly();
  const quote = async (body: object) =>
    endpoints.quote.response.parse(
      (
        await api.call('/evaluation/quote', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).body,
    );

  describe.each([
    ['directly', directly, throughDesk],
    ['through the server', throughDesk, directly],
  ])('%s', (_way, target, other) => {
    beforeAll(start);
    afterAll(stop);

    it('brings addresses, sales and their model into use', async () => {
      const result = await imports.importInto(target());
      expect(result).toMatchObject({ outcome: 'imported', sales: 240 });
      expect(result.rejections.counts()).toEqual({ notResidential: 1 });

      const [estate] = await imports.find('奇幻花園');
      expect(estate).toMatchObject({
        level: 'estate',
        ids: { area: 'NT', district: 's:tuen-mun' },
      });
      expect((await imports.find('Zephyr Mansion'))[0]).toMatchObject({ level: 'building' });
      expect((await imports.find('3 Quixotic Street'))[0]).toMatchObject({ level: 'streetno' });
      expect((await imports.find('Kornhill'))[0]).toMatchObject({ value: 'e:kornhill' });

      const [block] = await imports.find('Quixotic Garden Block 2');
      const rooms = endpoints.roomInfo.response.parse(
        (await api.call(`/evaluation/room/info?block=${block?.value}`)).body,
      ).data;
      expect(rooms.map(({ value, saleableAreaSqft }) => [value, saleableAreaSqft])).toEqual([
        ['r:A', 400],
        ['r:B', 500],
        ['r:C', 600],
      ]);

      const answer = await quote({ ...block?.ids, floor: 'f:10', room: 'r:B' });
      if (answer.success !== 1) throw new Error(answer.data?.errorMessage);
      expect(answer.data).toMatchObject({
        level: 'stack',
        hasKnownSales: true,
        property: { areaSqft: 500, room: 'B' },
      });
      expect(Math.abs((answer.data.pricePerSqft ?? 0) / inventedPricePerSqft - 1)).toBeLessThan(
        0.05,
      );
      expect(answer.data.comparables.length).toBeGreaterThanOrEqual(3);
      expect(answer.data.comparables[0]).toMatchObject({
        label: expect.stringContaining('Quixotic Garden'),
        areaSqft: expect.any(Number),
      });
    });

    it('asks the database once for the quote of a flat that was searched for', async () => {
      const [block] = await imports.find('Quixotic Garden Block 1');
      const spy = jest.spyOn(api.testDatabase.database.pool, 'query');
      const questionsOf = async (floor: string): Promise<number> => {
        spy.mockClear();
        expect(await quote({ ...block?.ids, floor, areaSqft: 500 })).toMatchObject({
          success: 1,
          data: { hasKnownSales: true },
        });
        return spy.mock.calls.filter((call) =>
          /"text":"select.*(address_place|valuation_)/.test(JSON.stringify(call[0])),
        ).length;
      };
      expect([await questionsOf('f:6'), await questionsOf('f:7')]).toEqual([1, 1]);
      spy.mockRestore();
    });

    it('asks the database once for a list of options', async () => {
      const spy = jest.spyOn(api.testDatabase.database.pool, 'query');
      const listed = async () =>
        (await api.call('/evaluation/buildings?estate=e:city-garden')).body;
      const first = await listed();
      expect(spy.mock.calls.some((call) => JSON.stringify(call[0]).includes('address_place'))).toBe(
        true,
      );
      spy.mockClear();
      expect(await listed()).toEqual(first);
      expect(
        spy.mock.calls.filter((call) => JSON.stringify(call[0]).includes('address_place')),
      ).toEqual([]);
      spy.mockRestore();
    });

    it('leads from a street through its number to the estate that stands there', async () => {
      const options = async (path: string) =>
        endpoints.streets.response.parse((await api.call(`/evaluation/${path}`)).body).data;
      const street =
        Object.entries(await options('streets?district=s:tuen-mun')).find(
          ([, label]) => label === 'Quixotic Street',
        )?.[0] ?? '';
      const numbers = await options(`streetno?street=${street}`);
      expect(Object.values(numbers).sort()).toEqual(['1 · Quixotic Garden', '3 · Zephyr Mansion']);
      const first = Object.entries(numbers).find(([, label]) => label.startsWith('1 '))?.[0] ?? '';
      const buildings = await options(`buildings?streetno=${first}`);
      expect(Object.values(buildings)).toEqual(['Quixotic Garden']);
      expect(
        await quote({
          district: 's:tuen-mun',
          street,
          streetno: first,
          areaSqft: 500,
          floor: 'f:8',
        }),
      ).toMatchObject({ success: 1 });
      const other = Object.keys(numbers).find((id) => id !== first);
      expect(
        await quote({
          street,
          streetno: other,
          building: Object.keys(buildings)[0],
          areaSqft: 500,
        }),
      ).toMatchObject({ success: 0, data: { code: 'placesDoNotMatch' } });
    });

    it('leaves who began it and who put it into use in the trail, if staff did', async () => {
      const { data } = endpoints.deskAudit.response.parse((await api.desk('GET', '/audit')).body);
      const fingerprint = expect.stringMatching(/^[0-9a-f]{64}$/);
      const used = {
        staff: 'amy',
        action: 'update',
        target: 'valuation-data',
        before: { fingerprint },
        after: { fingerprint },
      };
      const begun = {
        staff: 'amy',
        action: 'create',
        target: expect.stringMatching(/^valuation-data:[0-9a-f]{64}$/),
        before: null,
        after: { chunkCount: expect.any(Number), counts: expect.any(Object) },
      };
      expect(data).toMatchObject(target === throughDesk ? [used, begun] : []);
    });

    it('changes nothing the second time', async () => {
      const before = await Promise.all(
        ['address_place', 'address_token', 'valuation_sale', 'valuation_dataset'].map(
          api.countRows,
        ),
      );
      expect(await imports.importInto(other())).toMatchObject({ outcome: 'unchanged' });
      expect(
        await Promise.all(
          ['address_place', 'address_token', 'valuation_sale', 'valuation_dataset'].map(
            api.countRows,
          ),
        ),
      ).toEqual(before);
    });

    it('compares later sales with what the data before them would have said, and publishes the errors', async () => {
      const later = imports.written.write('later.csv', laterSalesText(1.1 * inventedPricePerSqft));
      const { transactions } = imports.files;
      const given = { ...imports.files, transactions: [...transactions, later] };
      expect(await imports.importInto(target(), given)).toMatchObject({ sales: 260 });
      const check = async () =>
        endpoints.valuationAccuracy.response.parse((await api.call('/evaluation/accuracy')).body)
          .check;
      expect(await check()).toBeNull();
      await api.container.evaluation.compareSales();
      await api.container.evaluation.compareSales();
      const published = await check();
      expect(published).toMatchObject({
        firstSaleOn: '2026-09-01',
        lastSaleOn: '2026-10-28',
        rows: [{ knowledge: 'own', count: 20, within10: 1 }],
      });
      // Said at 10,000 a square foot, sold at 11,000.
      expect(published?.rows[0]?.medianError).toBeCloseTo(1 / 11, 1);
      expect(published?.rows[0]?.bias).toBeLessThan(0);
    });

    it('refuses the index alone, because the sales in use would go', async () => {
      const { index } = imports.files;
      await expect(
        imports.importInto(target(), { addresses: [], transactions: [], index }),
      ).rejects.toThrow(/rest on sales/);
    });
  });

  describe('of the official index alone', () => {
    beforeAll(start);
    afterAll(stop);

    it('keeps catalogue and levels, and carries them by the new quarters', async () => {
      const index = imports.written.write(
        'quarter.csv',
        `Time,Class,Value\n${indexClasses.map((name) => `202609,${name},310.0`).join('\n')}\n`,
      );
      const given = { addresses: [], transactions: [], index: [index] };
      expect(await imports.importInto(directly(), given)).toMatchObject({
        outcome: 'imported',
        sales: 0,
      });
      expect((await imports.find('Kornhill'))[0]).toMatchObject({ value: 'e:kornhill' });
      const accuracy = endpoints.valuationAccuracy.response.parse(
        (await api.call('/evaluation/accuracy')).body,
      );
      expect(accuracy.index?.quarterEndsOn).toBe('2026-09-30');
    });
  });
});
