import { createRequestIds } from '@/server/http/request-id';

describe('Request ids', () => {
  it('count on from where they began, in the shape of a UUID', () => {
    const next = createRequestIds('0f6c1c1e-5f3b-4a52-9d2e-0000000000fe');
    expect([next(), next()]).toEqual([
      '0f6c1c1e-5f3b-4a52-9d2e-0000000000ff',
      '0f6c1c1e-5f3b-4a52-9d2e-000000000100',
    ]);
  });

  it('begin again after the last number', () => {
    expect(createRequestIds('0f6c1c1e-5f3b-4a52-9d2e-ffffffffffff')()).toBe(
      '0f6c1c1e-5f3b-4a52-9d2e-000000000000',
    );
  });

  it('begin elsewhere in every process', () => {
    expect(createRequestIds()()).not.toBe(createRequestIds()());
  });
});
