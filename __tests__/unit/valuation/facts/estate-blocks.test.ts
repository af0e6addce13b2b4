import { namedBlocks } from '@/valuation/facts/blocks/named';
import { numberedBlocks } from '@/valuation/facts/blocks/numbered';
import { blockNamesOf } from '@/valuation/facts/estate-blocks';
import { estateFacts, findEstateFact } from '@/valuation/facts/estate-catalogue';
import { foldHan } from '@/backoffice/domains/evaluation/address/text-normalise';

describe('names of blocks', () => {
  it('belong to built-in estates, each estate in one table only', () => {
    const ids = [...Object.keys(namedBlocks), ...Object.keys(numberedBlocks)];
    expect(ids.filter((id) => findEstateFact(id) === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are known for most estates', () => {
    expect(estateFacts.filter(({ id }) => blockNamesOf(id).length > 0).length).toBeGreaterThan(200);
  });

  it('occur once in an estate and in three scripts', () => {
    for (const { id } of estateFacts) {
      const names = blockNamesOf(id);
      expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
      expect(names.filter(({ hk, cn }) => foldHan(hk) !== foldHan(cn) || hk === '')).toEqual([]);
    }
  });

  it('gives the 61 mansions of Taikoo Shing their names', () => {
    const names = blockNamesOf('e:taikoo-shing');
    expect(names).toHaveLength(61);
    expect(names).toContainEqual({ en: 'Po Shan Mansion', hk: '寶山閣', cn: '宝山阁' });
    expect(names).toContainEqual({ en: 'Wai Sing Mansion', hk: '衞星閣', cn: '卫星阁' });
  });

  it('numbers blocks in order, letters and numbers each in their Chinese form', () => {
    expect(blockNamesOf('e:the-belchers').map(({ en }) => en)).toEqual([
      'Block 1',
      'Block 2',
      'Block 3',
      'Block 5',
      'Block 6',
      'Block 8',
    ]);
    expect(
      blockNamesOf('e:laguna-city')
        .slice(8, 11)
        .map(({ hk }) => hk),
    ).toEqual(['第9座', '第10座', '第11座']);
    expect(blockNamesOf('e:amoy-gardens')[0]).toEqual({ en: 'Block A', hk: 'A座', cn: 'A座' });
  });

  it('adds the number to a name that has one', () => {
    expect(blockNamesOf('e:aberdeen-centre')[0]).toEqual({
      en: 'Hoi Chun Court (Block A)',
      hk: '海珍閣（A座）',
      cn: '海珍阁（A座）',
    });
  });

  it('tells nothing where phases repeat the same numbers', () => {
    expect(blockNamesOf('e:kingswood-villas')).toEqual([]);
    expect(blockNamesOf('e:whampoa-garden')).toEqual([]);
  });
});
