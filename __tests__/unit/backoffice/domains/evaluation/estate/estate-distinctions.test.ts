import {
  distinctionsOf,
  type Namesake,
} from '@/backoffice/domains/evaluation/estate/estate-distinctions';

const district = (slug: string, nameEn: string, nameHk: string): Namesake['district'] => ({
  slug,
  nameEn,
  nameHk,
  nameCn: nameHk,
});
const tinHau = district('tin-hau', 'Tin Hau', '天后');
const taiPo = district('tai-po', 'Tai Po', '大埔');

const estate = (
  id: string,
  [nameEn, nameHk]: [string, string],
  rest: Pick<Namesake, 'district'> & Partial<Namesake>,
): Namesake => ({ id, slug: id, nameEn, nameHk, nameCn: nameHk, address: null, ...rest });

describe('What tells an estate from its namesakes', () => {
  it('is nothing where it has none', () => {
    expect(
      distinctionsOf([
        estate('e:one', ['One Garden', '一號花園'], { district: tinHau }),
        estate('e:two', ['Two Garden', '二號花園'], { district: tinHau }),
      ]).size,
    ).toBe(0);
  });

  it('is the district where the other one, of the same Chinese name, stands elsewhere', () => {
    const distinctions = distinctionsOf([
      estate('e:one', ['The Pavilion', '柏傲山'], { district: tinHau }),
      estate('e:two', ['Park Pavilion', '柏傲山'], { district: taiPo }),
    ]);
    expect(distinctions.get('e:one')).toEqual({
      textEn: 'Tin Hau',
      textHk: '天后',
      textCn: '天后',
    });
    expect(distinctions.get('e:two')?.textHk).toBe('大埔');
  });

  it('is the address where both stand in one district, and else the name in the other script', () => {
    const address = { textEn: '9 King Street', textHk: '京街9號', textCn: '京街9号' };
    const distinctions = distinctionsOf([
      estate('e:one', ['Royal Court', '皇朝閣'], { district: tinHau, address }),
      estate('e:two', ['ROYAL COURT', '帝景閣'], { district: tinHau }),
    ]);
    expect(distinctions.get('e:one')).toEqual(address);
    expect(distinctions.get('e:two')).toMatchObject({ textEn: '帝景閣', textHk: 'ROYAL COURT' });
  });
});
