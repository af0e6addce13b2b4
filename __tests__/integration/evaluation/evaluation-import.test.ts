import { readFileSync } from 'node:fs';
import { createDatasetRepository } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import {
  createDatabaseTarget,
  createDeskTarget,
  type ImportTarget,
} from '@/backoffice/domains/evaluation/import/import-target';
import { runImport, type ImportFiles } from '@/backoffice/domains/evaluation/import/run-import';
import { endpoints } from '@/contracts/endpoints';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { amyToken, engines } from '@test/support/database/test-database';
import {
  inventedPricePerSqft,
  writeValuationFiles,
  type ValuationFiles,
} from '@test/support/evaluation/valuation-files';

const today = 20_773;

describe.each(engines)('An import of valuation data on %s', (engine) => {
  let api: TestApi;
  let written: ValuationFiles;
  let files: ImportFiles;
  const start = async () => {
    api = await startTestApi(engine);
    written = writeValuationFiles();
    files = {
      addresses: [written.addresses],
      transactions: [written.transactions],
      index: [written.index],
    };
  };
  const stop = async () => {
    written.remove();
    await api.close();
  };

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
  const directly = () => createDatabaseTarget(api.container.valuation.datasets);
  const importInto = (target: ImportTarget, given: ImportFiles = files) =>
    runImport({ files: given, target, today, logProgress: () => undefined });
  const find = async (query: string) =>
    endpoints.addressSearch.response.parse(
      (await api.call(`/evaluation/address/search?q=${encodeURIComponent(query)}`)).body,
    ).data;
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
  const countRows = async (table: string): Promise<number> =>
    (await api.testDatabase.database.pool.query(`select count(*)::int as count from ${table}`))
      .rows[0].count;

  describe.each([
    ['directly', directly, throughDesk],
    ['through the server', throughDesk, directly],
  ])('%s', (_way, target, other) => {
    beforeAll(start);
    afterAll(stop);

    it('brings addresses, sales and their model into use', async () => {
      const result = await importInto(target());
      expect(result).toMatchObject({ outcome: 'imported', sales: 240 });
      expect(result.rejections.counts()).toEqual({ notResidential: 1 });

      const [estate] = await find('奇幻花園');
      expect(estate).toMatchObject({
        level: 'estate',
        ids: { area: 'NT', district: 's:tuen-mun' },
      });
      expect((await find('Zephyr Mansion'))[0]).toMatchObject({ level: 'building' });
      expect((await find('3 Quixotic Street'))[0]).toMatchObject({ level: 'streetno' });
      expect((await find('Kornhill'))[0]).toMatchObject({ value: 'e:kornhill' });

      const [block] = await find('Quixotic Garden Block 2');
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
      const [block] = await find('Quixotic Garden Block 1');
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
        ['address_place', 'address_token', 'valuation_sale', 'valuation_dataset'].map(countRows),
      );
      expect(await importInto(other())).toMatchObject({ outcome: 'unchanged' });
      expect(
        await Promise.all(
          ['address_place', 'address_token', 'valuation_sale', 'valuation_dataset'].map(countRows),
        ),
      ).toEqual(before);
    });
  });

  describe('that goes wrong', () => {
    beforeAll(start);
    afterAll(stop);

    const header =
      'tx_date,region,district,sub_district,estate,building,floor,flat,saleable_area_sqft,price_hkd,completed,first_hand,lat,lon';
    it.each([
      {
        what: 'cut off',
        kind: 'transactions',
        name: 'cut.csv.gz',
        content: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 75]),
        message: /cut off/,
      },
      {
        what: 'cut off in a row',
        kind: 'transactions',
        name: 'row.csv',
        content: `${header}\n2024-05-01,New Territories,Tuen Mun,Tuen Mun,Quix`,
        message: /cut off/,
      },
      {
        what: 'of another encoding',
        kind: 'transactions',
        name: 'big5.csv',
        content: Buffer.from([0xa4, 0xd3, 0xa5, 0x6a, 0x0a]),
        message: /UTF-8/,
      },
      {
        what: 'of other columns',
        kind: 'transactions',
        name: 'columns.csv',
        content: 'a,b,c\n1,2,3\n',
        message: /columns .* are missing/,
      },
      {
        what: 'a cut-off list of addresses',
        kind: 'addresses',
        name: 'cut.json',
        content: '[{"CityName":"新界","AreaList":[{"AreaName"',
        message: /JSON/,
      },
      {
        what: 'an index of other columns',
        kind: 'index',
        name: 'other-index.csv',
        content: 'Quarter,Price\n202603,300\n',
        message: /columns .* are missing/,
      },
    ] as const)('loads nothing when a file is $what', async ({ kind, name, content, message }) => {
      const broken = { ...files, [kind]: [...files[kind], written.write(name, content)] };
      await expect(importInto(directly(), broken)).rejects.toThrow(message);
      expect(await countRows('valuation_sale')).toBe(0);
      expect(await countRows('valuation_dataset')).toBe(1);
    });

    it('counts the rows that are given twice and takes each once', async () => {
      const twice = {
        ...files,
        transactions: [
          written.transactions,
          written.write('again.csv.gz', readFileSync(written.transactions)),
        ],
      };
      const plan = await runImport({
        files: twice,
        target: {
          ...directly(),
          storeChunk: async () => undefined,
          activate: async () => undefined,
        },
        today,
        logProgress: () => undefined,
      });
      expect(plan.sales).toBe(240);
      expect(plan.rejections.counts()).toMatchObject({ duplicate: 240 });
      await api.testDatabase.database.pool.query(
        "delete from valuation_dataset where origin = 'import'",
      );
    });

    it('refuses a stranger, rows of another shape and the use of half an import', async () => {
      const begin = {
        fingerprint: 'a'.repeat(64),
        chunkCount: 2,
        meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
      };
      expect(
        await api.call('/desk/valuation-imports', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(begin),
        }),
      ).toMatchObject({ status: 401 });
      const { dataset } = endpoints.deskBeginValuationImport.response.parse(
        (await api.desk('POST', '/valuation-imports', { body: begin })).body,
      );
      expect(
        await api.desk('PUT', `/valuation-imports/${dataset}/chunks/0`, {
          body: { kind: 'places', data: Buffer.from('[]').toString('base64') },
        }),
      ).toMatchObject({ status: 400, body: { fields: { data: expect.any(String) } } });
      expect(
        await api.desk('POST', `/valuation-imports/${dataset}/activation`, { body: {} }),
      ).toMatchObject({ status: 409 });
      await api.desk('POST', '/valuation-imports', { body: { ...begin, chunkCount: 3 } });
      const target = `valuation-data:${begin.fingerprint}`;
      expect((await api.desk('GET', '/audit')).body).toMatchObject({
        data: [
          { action: 'update', target, before: { chunkCount: 2 }, after: { chunkCount: 3 } },
          { action: 'create', target, before: null, after: { chunkCount: 2 } },
        ],
      });
    });

    it('begins anew when the chunks before a break were cut otherwise', async () => {
      const begin = {
        fingerprint: 'c'.repeat(64),
        chunkCount: 3,
        meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
      };
      const { datasets } = api.container.valuation;
      const { dataset } = await datasets.begin(begin);
      await datasets.storeChunk(dataset, 0, {
        kind: 'tokens',
        rows: [{ token: 'former', count: 1, places: 'AQ==' }],
      });
      expect(await datasets.begin(begin)).toMatchObject({ dataset, storedChunks: [0] });
      expect((await datasets.begin({ ...begin, chunkCount: 4 })).storedChunks).toEqual([]);
      expect(await countRows("address_token where token = 'former'")).toBe(0);
    });

    it('shows nothing of an import that broke off, and resumes it', async () => {
      const whole = directly();
      const breaking: ImportTarget = {
        ...whole,
        storeChunk: (dataset, number, chunk) =>
          number < 2
            ? whole.storeChunk(dataset, number, chunk)
            : Promise.reject(new Error('power cut')),
      };
      await expect(importInto(breaking)).rejects.toThrow('power cut');
      expect((await find('Quixotic Garden')).map(({ label }) => label).join()).not.toContain(
        'Quixotic',
      );

      const sent: number[] = [];
      await importInto({
        ...whole,
        storeChunk: (dataset, number, chunk) => {
          sent.push(number);
          return whole.storeChunk(dataset, number, chunk);
        },
      });
      expect(sent[0]).toBe(2);
      expect((await find('Quixotic Garden'))[0]).toMatchObject({ level: 'estate' });
      expect(
        (await createDatasetRepository(api.testDatabase.database.db).list()).filter(
          ({ origin, chunkCount }) => origin === 'import' && chunkCount > 2,
        ),
      ).toHaveLength(1);
    });
  });
});
