import { heldVariants, isShownVariant } from '@/lib/visit/page-test-cookies';

describe('The variants that a browser holds', () => {
  it('are read from its cookies, and nothing else is', () => {
    expect(
      heldVariants(
        'lang=en; test_k7m2qd=b; test_short=a; xtest_aaaaaa=b; test_bbbbbb=e; test_cccccc=a',
      ),
    ).toEqual([
      { test: 'k7m2qd', variant: 'b' },
      { test: 'cccccc', variant: 'a' },
    ]);
    expect(heldVariants('test_k7m2qd=b%22')).toEqual([]);
    expect(heldVariants('')).toEqual([]);
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 30 }, (_one, index) => `test_aaaa${10 + index}=b`);
    expect(heldVariants(many.join('; '))).toHaveLength(20);
  });

  it('count as shown where they differ from what is published', () => {
    expect(isShownVariant('test_k7m2qd=a')).toBe(false);
    expect(isShownVariant('test_k7m2qd=a; test_aaaaaa=c')).toBe(true);
  });
});
