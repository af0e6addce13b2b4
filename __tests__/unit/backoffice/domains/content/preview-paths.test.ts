import { previewAnchorOf, previewPathOf } from '@/backoffice/domains/content/preview-paths';

describe('The page of a preview', () => {
  it.each([
    [['/nowhere', '/account', '/faq', '/career'], '/faq'],
    [['/l/spring'], '/'],
    [undefined, '/'],
    ['x', '/'],
    [[1, null], '/'],
  ])('of a notification for the pages %j is %s', (paths, path) => {
    expect(previewPathOf({ kind: 'notifications', id: 'december' }, { paths })).toBe(path);
  });

  it('of an entry is where visitors see it, of a landing page its own, and none of a rule', () => {
    expect(previewPathOf({ kind: 'banners', id: 'rmb-rate' })).toBe('/');
    expect(previewPathOf({ kind: 'landing-pages', id: 'spring' })).toBe('/l/spring');
    expect(previewPathOf({ kind: 'finder-rules', id: 'first' })).toBeNull();
  });

  it('opens at an entry of a list, and at the top of a page or below a notice', () => {
    expect((['banners', 'faqs', 'navs'] as const).map(previewAnchorOf)).toEqual(
      Array(3).fill('#draft'),
    );
    for (const kind of ['page', 'landing-pages', 'notifications', 'maintenance'] as const)
      expect(previewAnchorOf(kind)).toBe('');
  });
});
