import { distinctLabels } from '@/backoffice/domains/evaluation/address/distinct-labels';

const court = (hk: string, label = 'Royal Court, Mid-Levels') => ({
  place: { en: 'Royal Court', hk },
  label,
});

describe('The labels of places in one list', () => {
  it('carry the name in the other script where two would read the same', () => {
    expect(
      distinctLabels(
        [court('皇朝閣'), court('帝景閣'), court('皇庭', 'Royal Court, Tai Po')],
        'en',
      ),
    ).toEqual([
      'Royal Court, Mid-Levels (皇朝閣)',
      'Royal Court, Mid-Levels (帝景閣)',
      'Royal Court, Tai Po',
    ]);
  });

  it('stay as they are where the other name says nothing new', () => {
    const place = { en: 'Emerald Court', hk: '' };
    const label = 'Emerald Court, Tuen Mun';
    expect(
      distinctLabels(
        [
          { place, label },
          { place, label },
        ],
        'en',
      ),
    ).toEqual([label, label]);
  });
});
