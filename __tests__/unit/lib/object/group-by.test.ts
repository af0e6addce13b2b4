import { groupBy } from '@/lib/object/group-by';

it('groups in the order in which things came', () => {
  expect([...groupBy(['ab', 'b', 'aa'], (word) => word.slice(0, 1))]).toEqual([
    ['a', ['ab', 'aa']],
    ['b', ['b']],
  ]);
  expect(groupBy([], () => 'a').size).toBe(0);
});
