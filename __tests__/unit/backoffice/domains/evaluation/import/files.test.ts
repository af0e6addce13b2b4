import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAddressJson } from '@/backoffice/domains/evaluation/import/address-files';
import { readCsvRows } from '@/backoffice/domains/evaluation/import/csv-rows';
import {
  assertReadableFile,
  readTextChunks,
  readText,
} from '@/backoffice/domains/evaluation/import/input-file';
import { Rejections } from '@/backoffice/domains/evaluation/import/rejections';
import { SaleReader } from '@/backoffice/domains/evaluation/import/sale-files';

const header =
  'tx_date,region,district,sub_district,estate,building,floor,flat,saleable_area_sqft,price_hkd,completed,first_hand,lat,lon';
const row = (
  changes: Partial<Record<'date' | 'sub' | 'estate' | 'building' | 'area' | 'price', string>> = {},
) => {
  const {
    date = '2020-01-15',
    sub = 'Tuen Mun',
    estate = 'Invented Garden',
    building = 'Block 1',
    area = '450',
    price = '4500000',
  } = changes;
  return `${date},New Territories,Tuen Mun,${sub},${estate},${building},12,A,${area},${price},1995-05-01,,22.4,113.97`;
};
async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function readSales(...texts: string[]) {
  const rejections = new Rejections();
  const reader = new SaleReader();
  await reader.read(pieces(...texts), {
    file: 'sales.csv',
    rejections,
    today: 18_400,
    onRows: () => undefined,
  });
  return { ...reader.sales, rejections };
}

describe('reading files', () => {
  it('reads plain and gzipped text alike', async () => {
    expect(await readText(write('a.txt', '太古城\n'))).toBe('太古城\n');
    expect(await readText(write('a.gz', gzipSync('太古城\n')))).toBe('太古城\n');
  });

  it('says that a compressed file is cut off', async () => {
    const whole = gzipSync(
      Buffer.from(Array.from({ length: 5_000 }, (_, at) => `${at * 7919},`).join('')),
    );
    await expect(readText(write('cut.gz', whole.subarray(0, whole.length / 2)))).rejects.toThrow(
      /cut\.gz: the compressed file is cut off/,
    );
  });

  it.each([
    ['Big5', Buffer.from([0xa4, 0xd3, 0xa5, 0x6a])],
    ['UTF-16', Buffer.from('\uFEFF太古城', 'utf16le')],
  ])('says that %s is not UTF-8', async (name, bytes) => {
    await expect(readText(write(`${name}.csv`, bytes))).rejects.toThrow(/is not text in UTF-8/);
  });

  it('says that a file is missing or empty', async () => {
    await expect(assertReadableFile(join(folder, 'none'))).rejects.toThrow(/there is no such file/);
    await expect(assertReadableFile(write('empty', ''))).rejects.toThrow(/the file is empty/);
  });

  it('keeps quoted commas, quotes and line breaks, wherever the pieces are cut', async () => {
    const rows: (readonly string[])[] = [];
    for await (const { fields } of readCsvRows(
      pieces('a,b\r\n"x,', '1","say ""hi"', '"\nsecond line"\n\n3,4'),
      'f',
    ))
      rows.push(fields);
    expect(rows).toEqual(
      [
        ['a', 'b'],
        ['x,1', 'say "hi"\nsecond line'],
        ['3', '4'],
      ].map((fields) => fields),
    );
  });
});

describe('files of sales', () => {
  it('gives the sales and leaves out the rest with reasons', async () => {
    const { flats, rejections, rows } = await readSales(
      [
        header,
        row(),
        row(),
        row({ price: '' }),
        row({ area: '0' }),
        row({ date: '15/01/2020' }),
        row({ date: '2030-01-01' }),
        row({ sub: 'Atlantis' }),
        row({ estate: '', building: '' }),
        row({ price: '4600000' }),
      ].join('\n'),
    );
    expect(rows).toBe(9);
    expect(flats.map(({ sale }) => sale.priceHkd)).toEqual([4_500_000, 4_600_000]);
    expect(flats.map(({ sale }) => sale.id)).toEqual(['0', '1']);
    expect(rejections.rows.map(({ at, reason }) => [at, reason])).toEqual([
      [3, 'duplicate'],
      [4, 'missingPrice'],
      [5, 'missingArea'],
      [6, 'missingDate'],
      [7, 'dateInFuture'],
      [8, 'unknownDistrict'],
      [9, 'missingBuilding'],
    ]);
    expect(rejections.toCsv()).toContain('\nsales.csv,4,missingPrice,');
  });

  it('keeps car parks apart', async () => {
    const { flats, carParks } = await readSales(
      `${header}\n${row({ building: 'Car Park P3', area: '', price: '1200000' })}\n`,
    );
    expect(flats).toEqual([]);
    expect(carParks).toEqual([
      {
        district: 'Tuen Mun',
        subDistrict: 'Tuen Mun',
        estate: 'Invented Garden',
        soldOnDay: 18_276,
        priceHkd: 1_200_000,
      },
    ]);
  });

  it('names the columns that are missing', async () => {
    await expect(readSales('tx_date,price\n2020-01-01,1\n')).rejects.toThrow(
      /sales\.csv: the columns district, sub_district, estate, building, saleable_area_sqft, price_hkd are missing/,
    );
  });

  it('refuses a file whose last row is cut off', async () => {
    await expect(readSales(`${header}\n${row()}\n${row().slice(0, 40)}`)).rejects.toThrow(
      /the last row \(line 3\) is cut off/,
    );
  });
});

describe('whole files of sales', () => {
  const rowsOf = (change: (at: number) => Parameters<typeof row>[0]): string =>
    [header, ...Array.from({ length: 24 }, (_, at) => row(change(at)))].join('\n');

  it.each([
    ['dates of tomorrow', rowsOf((at) => ({ date: '2020-05-19', price: `45${10 + at}000` }))],
    ['prices in millions', rowsOf((at) => ({ price: `4.${10 + at}` }))],
    ['price and area swapped', rowsOf((at) => ({ area: '4500000', price: `${450 + at}` }))],
  ])('are refused for %s', async (_what, text) => {
    await expect(readSales(text)).rejects.toThrow(/sales\.csv: 24 of 24 rows cannot be right/);
  });

  it('give whole rows or nothing wherever they are cut, plain or compressed', async () => {
    const text = [header, row(), row({ price: '4600000' })].join('\n');
    const bytes = Buffer.from(gzipSync(text));
    const pricesOf = async (part: string): Promise<string> =>
      readSales(part).then(
        ({ flats }) => flats.map(({ sale }) => sale.priceHkd).join(),
        (error: Error) => error.message,
      );
    const wholeRowsOrRefusal = /^(?:4500000(?:,4600000)?)?$|cut off|missing|no rows|header/;
    for (let end = 1; end <= text.length; end += 2)
      expect(await pricesOf(text.slice(0, end))).toMatch(wholeRowsOrRefusal);
    for (let end = 1; end < bytes.length; end += 13)
      await expect(
        (async () => {
          const path = write('cut.csv.gz', bytes.subarray(0, end));
          for await (const piece of readTextChunks(path)) await readSales(piece);
        })(),
      ).rejects.toThrow(/cut off|cannot be read|UTF-8|compressed|columns?/);
  });
});

describe('files of addresses', () => {
  const streets = [
    {
      CityName: '九龍',
      CityEngName: 'Kowloon',
      AreaList: [
        {
          AreaName: '觀塘區',
          AreaEngName: 'KWUN TONG DISTRICT',
          RoadList: [
            {
              RoadName: '某街',
              RoadEngName: 'INVENTED STREET',
              Buildings: [
                {
                  BuildingNo: '3',
                  BuildingName: '某某樓Ａ座',
                  BuildingEngName: 'SOME HSE BLOCK A',
                },
              ],
            },
            { RoadName: '空街', RoadEngName: 'EMPTY STREET' },
          ],
        },
      ],
    },
  ];

  it('reads the list of streets and buildings', () => {
    const [address, ...others] = parseAddressJson(JSON.stringify(streets), {
      file: 'f',
      rejections: new Rejections(),
    });
    expect(others).toEqual([]);
    expect(address).toMatchObject({
      district: 'd:kwun-tong',
      street: { en: 'Invented Street', hk: '某街' },
      number: '3',
      building: { en: 'Some House Block A', hk: '某某樓A座' },
    });
  });

  it('reads the full form with estate, block and position', () => {
    const feature = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [114.2, 22.3] },
      properties: {
        Address: {
          PremisesAddress: {
            ChiPremisesAddress: {
              ChiDistrict: '觀塘區',
              ChiStreet: { StreetName: '某街', BuildingNoFrom: '7' },
              ChiEstate: { EstateName: '某城' },
              ChiBlock: { BlockNo: '2', BlockDescriptor: '座' },
            },
            EngPremisesAddress: {
              EngDistrict: 'KWUN TONG DISTRICT',
              EngStreet: { StreetName: 'INVENTED STREET', BuildingNoFrom: '7' },
              EngEstate: { EstateName: 'INVENTED CITY' },
              EngBlock: { BlockNo: '2', BlockDescriptor: 'BLK' },
            },
          },
        },
      },
    };
    const [address] = parseAddressJson(
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
      { file: 'f', rejections: new Rejections() },
    );
    expect(address).toMatchObject({
      number: '7',
      estate: { en: 'Invented City', hk: '某城' },
      block: { en: 'Block 2', hk: '第2座' },
      position: [22.3, 114.2],
    });
  });

  it('refuses JSON that is cut off or of another shape', () => {
    const options = { file: 'a.json', rejections: new Rejections() };
    expect(() => parseAddressJson(JSON.stringify(streets).slice(0, -9), options)).toThrow(
      /a\.json: is not complete JSON/,
    );
    expect(() => parseAddressJson('{"rows":[]}', options)).toThrow(
      /is neither the list of streets/,
    );
  });
});

it('reads pieces as they come', async () => {
  let text = '';
  for await (const piece of readTextChunks(write('long.csv', '灣'.repeat(100_000)))) text += piece;
  expect(text).toBe('灣'.repeat(100_000));
});
