import { PlaceTree, normaliseName } from '@/valuation/model/place-tree';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

const flat = makeProperty({
  district: 'Eastern',
  subDistrict: 'Tai Koo',
  estate: ' City  Garden ',
  building: 'Block 1',
  flat: 'A',
});

describe('the tree of places', () => {
  it('numbers places in order and finds them again', () => {
    const tree = new PlaceTree();
    const path = { district: 0, subDistrict: 1, estate: 2, building: 3, stack: 4, flatLine: 5 };
    expect(tree.intern(flat)).toEqual(path);
    expect(tree.intern(flat)).toEqual(path);
    expect(tree.find({ ...flat, estate: 'CITY garden' })).toEqual(path);
    expect(tree.size).toBe(6);
    expect([0, 1, 2, 3, 4, 5, 6].map((node) => tree.nameOf(node))).toEqual([
      'eastern',
      'tai koo',
      'city garden',
      'block 1',
      'a',
      'a',
      '',
    ]);
  });

  it('finds what is known and adds nothing', () => {
    const tree = new PlaceTree();
    tree.intern(flat);
    expect(tree.find({ ...flat, building: 'Block 2' })).toEqual({
      district: 0,
      subDistrict: 1,
      estate: 2,
      building: -1,
      stack: -1,
      flatLine: 5,
    });
    expect(tree.find({ ...flat, district: 'Southern' }).district).toBe(-1);
    expect(tree.find({ ...flat, district: 'Southern' }).flatLine).toBe(-1);
    expect(tree.size).toBe(6);
  });

  it('shares a flat line between the buildings of an estate, not between estates', () => {
    const tree = new PlaceTree();
    const first = tree.intern(flat);
    const second = tree.intern({ ...flat, building: 'Block 2' });
    const elsewhere = tree.intern({ ...flat, estate: 'Garden Two' });
    expect(second.flatLine).toBe(first.flatLine);
    expect(second.stack).not.toBe(first.stack);
    expect(elsewhere.flatLine).not.toBe(first.flatLine);
  });

  it.each(['Flat A', 'ROOM A', 'unit a', 'Rm A', ' a ', '0A', '00a'])(
    'reads %s as flat A',
    (name) => {
      const tree = new PlaceTree();
      const { stack } = tree.intern(flat);
      expect(tree.find({ ...flat, flat: name }).stack).toBe(stack);
    },
  );

  it('keeps a flat named 0, and leaves out one without a name', () => {
    const tree = new PlaceTree();
    expect(tree.nameOf(tree.intern({ ...flat, flat: '0' }).stack)).toBe('0');
    expect(tree.intern({ ...flat, flat: '' })).toMatchObject({ stack: -1, flatLine: -1 });
  });

  it('takes a building without an estate for its own estate', () => {
    const tree = new PlaceTree();
    const path = tree.intern({ ...flat, estate: '', building: 'Lone House' });
    expect(tree.nameOf(path.estate)).toBe('lone house');
    expect(tree.nameOf(path.building)).toBe('lone house');
    expect(path.estate).not.toBe(path.building);
  });

  it('tells the path of each of its nodes', () => {
    const tree = new PlaceTree();
    const path = tree.intern(flat);
    expect(tree.pathOf(path.stack)).toEqual(path);
    expect(tree.pathOf(path.building)).toEqual({ ...path, stack: -1, flatLine: -1 });
    expect(tree.pathOf(path.flatLine)).toEqual({ ...path, building: -1, stack: -1 });
    expect(tree.pathOf(-1)).toEqual({
      district: -1,
      subDistrict: -1,
      estate: -1,
      building: -1,
      stack: -1,
      flatLine: -1,
    });
  });

  it('is restored from a snapshot, in parts', () => {
    const tree = new PlaceTree();
    const path = tree.intern(flat);
    const { parents, kinds, names } = tree.snapshot();
    expect(parents).toEqual([-1, 0, 1, 2, 3, 2]);
    expect(kinds).toEqual([0, 1, 2, 3, 4, 5]);
    const restored = new PlaceTree();
    restored.restore({
      parents: parents.slice(0, 2),
      kinds: kinds.slice(0, 2),
      names: names.slice(0, 2),
    });
    restored.restore({ parents: parents.slice(2), kinds: kinds.slice(2), names: names.slice(2) });
    expect(restored.find(flat)).toEqual(path);
    expect(restored.pathOf(path.stack)).toEqual(path);
    expect(restored.snapshot()).toEqual(tree.snapshot());
  });

  it('compares names in lower case with single spaces', () => {
    expect(normaliseName('  Tai \t Koo  Shing ')).toBe('tai koo shing');
  });
});
