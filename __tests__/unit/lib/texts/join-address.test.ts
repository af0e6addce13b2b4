import { joinAddress, joinStreetNumber } from '@/lib/texts/join-address';

describe('An address', () => {
  const english = ['Flat A', 'Tower 3', 'North Point'];
  const chinese = ['A室', '3座', '北角'];

  it('names the flat first in English and the district first in Chinese', () => {
    expect(joinAddress(english, 'en')).toBe('Flat A, Tower 3, North Point');
    expect(joinAddress(chinese, 'hk')).toBe('北角 3座 A室');
    expect(joinAddress(chinese, 'cn')).toBe('北角 3座 A室');
    expect(chinese).toEqual(['A室', '3座', '北角']);
  });

  it('has the number before the street in English and after it in Chinese', () => {
    expect(joinStreetNumber({ street: 'King’s Road', number: '12' }, 'en')).toBe('12 King’s Road');
    expect(joinStreetNumber({ street: '英皇道', number: '12號' }, 'hk')).toBe('英皇道12號');
  });
});
