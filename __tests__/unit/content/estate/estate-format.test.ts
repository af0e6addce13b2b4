import { distinctNameOf, type EstateTranslate } from '@/content/estate/estate-format';
import { standIn } from '@test/support/backoffice/service-tools';

const t = standIn<EstateTranslate>((_key: string, values: Record<string, string>) =>
  Object.values(values).join('|'),
);
const names = { slug: 'the-pavilion', nameEn: 'Pavilion', nameHk: '柏傲山', nameCn: '柏傲山' };
const tinHau = { slug: 'tin-hau', nameEn: 'Tin Hau', nameHk: '天后', nameCn: '天后' };
const distinction = { textEn: 'Tin Hau', textHk: '天后', textCn: '天后' };

describe('The name of an estate', () => {
  it('is followed by what tells it from its namesakes', () => {
    const estate = { ...names, distinction };
    expect(distinctNameOf(estate, { locale: 'hk', t })).toBe('柏傲山|天后');
    expect(distinctNameOf({ ...names, distinction: null }, { locale: 'hk', t })).toBe('柏傲山');
    expect(distinctNameOf(names, { locale: 'hk', t })).toBe('柏傲山');
  });

  it('leaves out the district beside which it stands, but not the address', () => {
    const beside = { locale: 'en', t, beside: tinHau } as const;
    expect(distinctNameOf({ ...names, distinction }, beside)).toBe('Pavilion');
    const address = { textEn: '1 King Street', textHk: '京街1號', textCn: '京街1号' };
    expect(distinctNameOf({ ...names, distinction: address }, beside)).toBe(
      'Pavilion|1 King Street',
    );
  });
});
