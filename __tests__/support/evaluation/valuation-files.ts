import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** HK$ a square foot at which every invented flat on the 10th floor is sold. */
export const inventedPricePerSqft = 10_000;

export interface ValuationFiles {
  addresses: string;
  transactions: string;
  index: string;
  /** Writes a file beside the others. */
  write: (name: string, content: string | Uint8Array) => string;
  remove: () => void;
}

/** Small synthetic files in the published formats: an estate of two blocks with 240 sales, its street, and a constant index. */
export function writeValuationFiles(): ValuationFiles {
  const folder = mkdtempSync(join(tmpdir(), 'valuation-files-'));
  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return {
    write,
    transactions: write('sales.csv.gz', gzipSync(salesText())),
    addresses: write('addresses.json', JSON.stringify(addressList)),
    index: write('index.csv', indexText()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const flats = [
  ['A', 400],
  ['B', 500],
  ['C', 600],
] as const;

function salesText(): string {
  const lines = [
    'tx_date,region,district,sub_district,estate,building,floor,flat,saleable_area_sqft,price_hkd,completed,first_hand,lat,lon',
  ];
  for (let at = 0; at < 240; at += 1) {
    const [flat, area] = flats[at % 3] ?? flats[0];
    const date = new Date(Date.UTC(2024, 0, 1 + 3 * at)).toISOString().slice(0, 10);
    const noise = 1 + (((at * 37) % 11) - 5) / 200;
    const price = Math.round(area * inventedPricePerSqft * noise);
    lines.push(
      `${date},New Territories,Tuen Mun,Tuen Mun,Quixotic Garden,Block ${1 + (at % 2)},${5 + (at % 11)},${flat},${area},${price},1995-05-01,,22.39,113.97`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Twenty sales of autumn 2026 at another price, which the files above know nothing of. */
export function laterSalesText(pricePerSqft: number): string {
  const [header = ''] = salesText().split('\n');
  const lines = Array.from({ length: 20 }, (_, at) => {
    const [flat, area] = flats[at % 3] ?? flats[0];
    const date = new Date(Date.UTC(2026, 8, 1 + 3 * at)).toISOString().slice(0, 10);
    return `${date},New Territories,Tuen Mun,Tuen Mun,Quixotic Garden,Block ${1 + (at % 2)},10,${flat},${area},${area * pricePerSqft},1995-05-01,,22.39,113.97`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

const addressList = [
  {
    CityName: '新界',
    CityEngName: 'New Territories',
    AreaList: [
      {
        AreaName: '屯門區',
        AreaEngName: 'TUEN MUN DISTRICT',
        RoadList: [
          {
            RoadName: '屯門 奇幻街',
            RoadEngName: 'TUEN MUN QUIXOTIC STREET',
            Buildings: [
              { BuildingNo: '1', BuildingName: '奇幻花園', BuildingEngName: 'QUIXOTIC GARDEN' },
              { BuildingNo: '3', BuildingName: '奇想大廈', BuildingEngName: 'ZEPHYR MANSION' },
              {
                BuildingNo: '5',
                BuildingName: '奇幻小學',
                BuildingEngName: 'QUIXOTIC PRIMARY SCHOOL',
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Sizes of flats as the official index names them. */
export const indexClasses = [
  'Less than 40 m2',
  '40 m2 to 69.9 m2',
  '70 m2 to 99.9 m2',
  '100 m2 to 159.9 m2',
  '160 m2 or above',
];

function indexText(): string {
  const quarters = [2023, 2024, 2025, 2026].flatMap((year) =>
    ['03', '06', '09', '12'].map((month) => `${year}${month}`),
  );
  return `\uFEFFTime,Class,Value\n${quarters.flatMap((quarter) => indexClasses.map((name) => `${quarter},${name},300.0`)).join('\n')}\n`;
}
