import { createAddressSearch } from '@/backoffice/domains/evaluation/address/address-search';
import { buildMemoryAddress } from '@/backoffice/domains/evaluation/address/memory/memory-address';
import {
  decodePlaces,
  encodePlaces,
} from '@/backoffice/domains/evaluation/address/memory/place-file';
import { compileInSteps } from '@/backoffice/domains/evaluation/address/place-compilation';
import { createPlaceDirectory } from '@/backoffice/domains/evaluation/address/place-directory';
import { fullLabel, toAddressHit } from '@/backoffice/domains/evaluation/address/place-labels';
import { createPlaceLists } from '@/backoffice/domains/evaluation/address/place-lists';
import { createTokenPlacesDirectory } from '@/backoffice/domains/evaluation/address/token-places-directory';
import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import { runToCompletion } from '@/valuation/numeric/incremental-task';

// Through the file of the build, so that every search below holds for what a start reads.
const compiled = runToCompletion(compileInSteps(() => builtInDrafts()));
const address = runToCompletion(buildMemoryAddress(decodePlaces(encodePlaces(compiled))));
const lists = createPlaceLists(address);
const search = createAddressSearch({
  tokenPlaces: createTokenPlacesDirectory(address),
  places: createPlaceDirectory(address),
  lists,
  countPlaces: async () => address.placeCount,
});
const dataset = {
  id: 1,
  fingerprint: '',
  origin: 'built-in' as const,
  chunkCount: 0,
  meta: { indexQuarters: [], saleDistricts: {}, counts: {} },
};

async function hitsOf(query: string) {
  const { places, ...said } = await search(dataset, query);
  return places.map((place) => toAddressHit(place, { locale: 'hk', ...said }));
}

describe('The search over the built-in catalogue', () => {
  it('reads from the file of the build what was compiled', () => {
    expect(runToCompletion(decodePlaces(encodePlaces(compiled)))).toEqual({
      ...compiled,
      tokenPlaces: compiled.tokenPlaces.map((entry) => ({
        ...entry,
        places: Buffer.from(entry.places),
      })),
    });
  });

  it.each([
    ['月明樓 東區', 's:north-point'],
    ['Yuet Ming Building, Kwun Tong', 's:kwun-tong'],
    ['安寧大廈 深水埗區', 's:cheung-sha-wan'],
    ['安寧大廈 觀塘', 's:kwun-tong'],
  ])('finds %s before its namesakes elsewhere', async (query, district) => {
    const { places } = await search(dataset, query);
    expect(places[0]?.place.district).toBe(district);
  });

  it.each([
    ['康怡花園 A座 15樓 B室', { estate: 'e:kornhill' }, { floor: 'f:15', room: 'B' }],
    [
      'Flat B 15/F Block 3 Taikoo Shing',
      { estate: 'e:taikoo-shing' },
      { floor: 'f:15', room: 'B', blockName: '3座' },
    ],
    ['Block 3 Taikoo Shing', { estate: 'e:taikoo-shing' }, { blockName: '3座' }],
    ['美孚新邨 第二期', { estate: 'e:mei-foo-sun-chuen' }, { blockName: '2期' }],
    [
      'Tower A, Phase II, Mei Foo Sun Chuen, 15/F B',
      { estate: 'e:mei-foo-sun-chuen' },
      { blockName: '2期 A座', floor: 'f:15', room: 'B' },
    ],
    ['太古城 地下', { estate: 'e:taikoo-shing' }, { floor: 'f:0' }],
    // A floor that the building does not have is kept, and refused when its value is asked.
    ['康怡花園 88樓 B室', { estate: 'e:kornhill' }, { floor: 'f:88', room: 'B' }],
    ['康怡花园十五楼', { estate: 'e:kornhill' }, { floor: 'f:15' }],
    [
      'Room 1203, 12th floor, City Garden',
      { estate: 'e:city-garden' },
      { floor: 'f:12', room: '1203' },
    ],
  ])('takes block, floor and flat out of %s', async (query, ids, flat) => {
    expect((await hitsOf(query))[0]).toMatchObject({ ids, ...flat });
  });

  it.each(['kangyi huayuan', 'kangyihuayuan', 'hong yee fa yuen', 'hong ji faa jyun'])(
    'finds an estate by the sound of its Chinese name: %s',
    async (query) => {
      const [first] = await hitsOf(query);
      expect(first?.ids.estate).toBe('e:kornhill');
    },
  );

  it.each(['taigucheng', 'Tai gu cheng', 'tai ku cheng', 'taigu sing'])(
    'finds an estate whatever system its sounds are written in: %s',
    async (query) => {
      const hits = await hitsOf(query);
      expect(hits.slice(0, 3).map(({ ids }) => ids.estate)).toContain('e:taikoo-shing');
    },
  );

  it.each(['100 Nathan Road', '彌敦道 100', '弥敦道100号'])(
    'offers the part of the street and the numbers around one that is not known: %s',
    async (query) => {
      const [street, ...others] = await hitsOf(query);
      expect(street).toMatchObject({ level: 'street', ids: { district: 's:tsim-sha-tsui' } });
      const near = others.filter(({ level }) => level === 'streetno');
      expect(near.length).toBeGreaterThan(1);
      expect(near.every(({ ids }) => ids.street === street?.ids.street)).toBe(true);
    },
  );

  it.each(['黃埔花園 第三期', 'Whampoa Garden Phase 3', '黄埔花园三期'])(
    'finds the blocks of a phase that is known: %s',
    async (query) => {
      const [first] = await hitsOf(query);
      expect(first).toMatchObject({ level: 'block', ids: { estate: 'e:whampoa-garden' } });
      expect(first?.label).toContain('3期');
      expect(first?.blockName).toBeUndefined();
    },
  );

  it.each([
    ['英皇道', '英皇道'],
    ["King's Road", '英皇道'],
    ['Nathan Road', '彌敦道'],
    ['彌敦道 100', '彌敦道'],
    ['弥敦道', '彌敦道'],
    ['Nathen Rd', '彌敦道'],
    ['筲箕灣道', '筲箕灣道'],
  ])('finds the street for %s', async (query, street) => {
    expect((await hitsOf(query))[0]?.label).toContain(street);
  });

  it.each([
    ['英皇道125號', '125號'],
    ["125 King's Road", '125號'],
    ['No. 125, Kings Rd', '125號'],
  ])('finds the number for %s', async (query, number) => {
    const [hit] = await hitsOf(query);
    expect(hit).toMatchObject({ level: 'streetno' });
    expect(hit?.label).toContain(number);
  });

  it.each([
    ['翰林峰', '翰林峰'],
    ['海譽', '海譽'],
    ['Crown by the Sea', '海譽'],
    ['泓景臺', '泓景臺'],
    ['泓景台', '泓景臺'],
    ['囍滙', '囍匯'],
    ['杏花村', '杏花邨'],
    ['太古城高山臺', '太古城高山台'],
    ['Yoho Midtown', '新時代廣場'],
    ['綠庭園', '蝶翠峰'],
    ['Liberte', '昇悅居'],
    ['La Cite Noble', '新寶城'],
    ['Victory Bldg Tuen Mun', '好勝大廈'],
    ['凱德花园', '凱德花園'],
    ['Hoi Tak Gardn', '凱德花園'],
    ['Kentlum', '瓊林大廈'],
    ['大埔中心 4期', '大埔中心'],
    ['將軍澳中心2期', '將軍澳中心'],
    ['瓏山一號', '瓏山1號'],
    ['翠湖台', '太古城翠湖台'],
    // And not 新城市廣場, which has a restaurant of this name.
    ['翠園', '翠園'],
  ])('finds %s first', async (query, name) => {
    const { places } = await search(dataset, query);
    expect(places[0]?.place.hk.replaceAll('滙', '匯')).toContain(name.replaceAll('滙', '匯'));
  });

  // Places at the border of two districts, which agencies file under the one and the government under the other.
  it.each([
    ['柏傲山', 'The Pavilia Hill'],
    ['豪門', 'Le Billionnaire'],
    ['匯星壹號', 'No.1 Star Street'],
    ['荔灣花園', 'Laichikok Bay Garden'],
  ])('offers %s once', async (query, english) => {
    const { places } = await search(dataset, query);
    expect(places[0]?.place.en).toBe(english);
    expect(places.filter(({ place }) => place.en === english)).toHaveLength(1);
  });

  it.each([
    ['寶雲閣', ['何文田', '半山區']],
    ['安寧大廈', ['長沙灣', '觀塘', '土瓜灣']],
    ['Yuet Ming Building', ['觀塘', '北角']],
  ])('shows the namesakes of %s first, each with its district', async (query, districts) => {
    const labels = (await hitsOf(query)).slice(0, districts.length).map(({ label }) => label);
    for (const district of districts)
      expect(labels.filter((label) => label.includes(district))).toHaveLength(1);
  });

  it.each([
    ['翡翠閣 佐敦', 's:jordan'],
    ['Jade Court, Jordan', 's:jordan'],
  ])('asks the district which of two namesakes is meant by %s', async (query, district) => {
    expect((await search(dataset, query)).places[0]?.place.district).toBe(district);
  });

  it.each([
    'x'.repeat(200),
    '🏙️🏙️',
    '%_%',
    "'; drop table address_place; --",
    '座座座樓樓樓室',
    '999999999/F',
    '\u202e英皇道',
    '–',
  ])('answers %s without an error', async (query) => {
    expect(Array.isArray(await hitsOf(query))).toBe(true);
  });

  it.each(['漢基國際學校', '昌華工廠大廈', '荷里活廣場', '偉昌工業中心'])(
    'never offers %s, where nobody lives',
    async (name) => {
      const labels = (await search(dataset, name)).places.map((place) => fullLabel(place, 'hk'));
      expect(labels.filter((label) => label.includes(name))).toEqual([]);
    },
  );

  it('leads from a street in the list of a sub-district through its number to what stands there', async () => {
    const streets = await lists.listByDistrict(1, { district: 's:north-point', kind: 'street' });
    const street = streets.find(({ hk }) => hk === '英皇道');
    const numbers = await lists.listStreetNumbers(1, street?.id ?? '');
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter(({ target }) => target === null)).toEqual([]);
  });
});
