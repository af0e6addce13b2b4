import { moveDataOut, pageOfData } from '@/server/document/page-data';

const release = '03cc2090-1111-4222-8333-444455556666';
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const second = String.raw`self.__next_f.push([1,"1:\"\u003cb>\"\n"])`;
const other = '<script>(function(){})()</script>';
const html = `<body>text${other}<script>${first}</script><script>${second}</script></body>`;

describe('What a page is hydrated with', () => {
  it('becomes a script of its own that does what stood in the document, in its order', () => {
    const moved = moveDataOut(html, { release, pathname: '/hk/faq' });
    expect(moved.html).toBe(`<body>text${other}</body>`);
    expect(String(moved.data?.script)).toBe(`${first}\n${second}`);
  });

  it('has an address that follows from its bytes and names release and page', () => {
    const { data } = moveDataOut(html, { release, pathname: '/hk/faq' });
    expect(data?.address).toMatch(/^\/_page\/03cc2090\/[\w-]{22}\/hk\/faq\.js$/);
    expect(moveDataOut(html, { release, pathname: '/hk/faq' }).data?.address).toBe(data?.address);
    expect(
      moveDataOut(html.replace('[0]', '[2]'), { release, pathname: '/hk/faq' }).data?.address,
    ).not.toBe(data?.address);
    expect(pageOfData(data?.address ?? '', release)).toBe('/hk/faq');
  });

  it('is of no page where another release made it or the address is none', () => {
    const { data } = moveDataOut(html, { release, pathname: '/hk' });
    expect(pageOfData(data?.address ?? '', 'ffffffff-1111')).toBeUndefined();
    expect(pageOfData('/_page/03cc2090/short/hk.js', release)).toBeUndefined();
  });

  it('leaves a document without it as it is', () => {
    expect(moveDataOut(other, { release, pathname: '/hk' })).toEqual({
      html: other,
      data: undefined,
    });
  });
});
