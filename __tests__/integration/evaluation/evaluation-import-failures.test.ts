import { readFileSync } from 'node:fs';
import { createDatasetRepository } from '@/backoffice/domains/evaluation/dataset/dataset.repository';
import { type ImportTarget } from '@/backoffice/domains/evaluation/import/import-target';
import type { ImportFiles } from '@/backoffice/domains/evaluation/import/run-import';
import { endpoints } from '@/contracts/endpoints';
import type { TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { startImportApi, type ImportApi } from '@test/support/evaluation/import-api';
import type { ValuationFiles } from '@test/support/evaluation/valuation-files';

jest.mock('@/valuation/facts/catalogue/read-catalogue', () =>
  jest.requireActual('@test/support/evaluation/small-catalogue'),
);

describe.each(usualEngines)('An import of valuation data on %s', (engine) => {
  let api: TestApi;
  let written: ValuationFiles;
  let files: ImportFiles;
  let imports: ImportApi;
  const start = async () => {
    imports = await startImportApi(engine);
    ({ api, written, files } = imports);
  };
  const stop = () => imports.close();

  const directly = () => imports.directly();

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
      await expect(imports.importInto(directly(), broken)).rejects.toThrow(message);
      expect(await api.countRows('valuation_sale')).toBe(0);
      expect(await api.countRows('valuation_dataset')).toBe(1);
    });

    it('counts the rows that are given twice and takes each once', async () => {
      const twice = {
        ...files,
        transactions: [
          written.transactions,
          written.write('again.csv.gz', readFileSync(written.transactions)),
        ],
      };
      const plan = await imports.importInto(
        { ...directly(), storeChunk: async () => undefined, activate: async () => undefined },
        twice,
      );
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
      const { datasets } = api.container.evaluation;
      const { dataset } = await datasets.begin(begin);
      await datasets.storeChunk(dataset, 0, {
        kind: 'tokens',
        rows: [{ token: 'former', count: 1, places: 'AQ==' }],
      });
      expect(await datasets.begin(begin)).toMatchObject({ dataset, storedChunks: [0] });
      expect((await datasets.begin({ ...begin, chunkCount: 4 })).storedChunks).toEqual([]);
      expect(await api.countRows("address_token where token = 'former'")).toBe(0);
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
      await expect(imports.importInto(breaking)).rejects.toThrow('power cut');
      expect(
        (await imports.find('Quixotic Garden')).map(({ label }) => label).join(),
      ).not.toContain('Quixotic');

      const sent: number[] = [];
      await imports.importInto({
        ...whole,
        storeChunk: (dataset, number, chunk) => {
          sent.push(number);
          return whole.storeChunk(dataset, number, chunk);
        },
      });
      expect(sent[0]).toBe(2);
      expect((await imports.find('Quixotic Garden'))[0]).toMatchObject({ level: 'estate' });
      expect(
        (await createDatasetRepository(api.testDatabase.database.db).list()).filter(
          ({ origin, chunkCount }) => origin === 'import' && chunkCount > 2,
        ),
      ).toHaveLength(1);
    });
  });
});
