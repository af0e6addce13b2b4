import { differingPaths, takePaths } from '@/lib/object/json-paths';

const one = { loan: { amount: '1', purpose: 'other' }, people: [{ name: 'A' }], note: 'x' };
const other = { loan: { amount: '2', purpose: 'other' }, people: [{ name: 'B' }], note: 'x' };

describe('two values of one shape', () => {
  it('differ at paths', () => {
    expect(differingPaths(one, one)).toEqual([]);
    expect(differingPaths(one, other)).toEqual(['loan.amount', 'people.0.name']);
    expect(differingPaths({ a: 1 }, { b: 1 })).toEqual(['a', 'b']);
  });

  it('differ in a list as a whole where one is longer', () =>
    expect(differingPaths(one, { ...one, people: [{ name: 'A' }, { name: 'B' }] })).toEqual([
      'people',
    ]));

  it('give each other what stands at a path, and nothing else', () => {
    expect(takePaths(one, other, ['people.0.name'])).toEqual({ ...one, people: [{ name: 'B' }] });
    expect(takePaths(one, other, ['loan'])).toEqual({ ...one, loan: other.loan });
    expect(takePaths(one, other, [])).toEqual(one);
  });
});
