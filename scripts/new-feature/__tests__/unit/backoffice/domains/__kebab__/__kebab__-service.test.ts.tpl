import { create__Pascal__Service } from '@/backoffice/domains/__kebab__/__kebab__.service';

const item = (titleEn: string) => ({
  _id: titleEn.toLowerCase(),
  titleEn,
  titleHk: '題',
  titleCn: '题',
});

describe('The __words__ service', () => {
  it('lists by English title and leaves the stored list as it was', async () => {
    const stored = [item('Beta'), item('Alpha')];
    const items = await create__Pascal__Service({ load: async () => stored }).list();
    expect(items.map(({ titleEn }) => titleEn)).toEqual(['Alpha', 'Beta']);
    expect(stored.map(({ titleEn }) => titleEn)).toEqual(['Beta', 'Alpha']);
  });
});
