import { createDeskGate } from '@/server/http/desk-gate';

const deskPaths = [
  '/desk',
  '/en/desk',
  '/hk/desk/staff/7',
  '/api/v1/desk/session',
  '/api/v1/staff/invitation',
];
const sitePaths = ['/', '/en', '/hk/desktop', '/api/v1/site/navs', '/apply/first'];
const sharedPaths = ['/_next/static/chunks/a.js', '/locales/hk/desk.json', '/healthz'];

const on = (host: string) => ({ headers: { host } });

describe('The gate of the desk', () => {
  it('is not there where the desk stands beside the site', () => {
    expect(createDeskGate({})).toBeNull();
  });

  it('closes the desk on every host where the API is a lender’s own', () => {
    const isClosed = createDeskGate({ API_BASE_URL: 'https://api.lender.example' });
    expect(deskPaths.map((path) => isClosed?.(on('www.lender.example'), path))).toEqual(
      deskPaths.map(() => true),
    );
    expect(sitePaths.map((path) => isClosed?.(on('www.lender.example'), path))).toEqual(
      sitePaths.map(() => false),
    );
  });

  it('closes the desk on the site and the site on the host of the desk', () => {
    const isClosed = createDeskGate({ DESK_URL: 'https://desk.lender.example' });
    for (const path of deskPaths) {
      expect([path, isClosed?.(on('www.lender.example'), path)]).toEqual([path, true]);
      expect([path, isClosed?.(on('desk.lender.example'), path)]).toEqual([path, false]);
    }
    for (const path of sitePaths) {
      expect([path, isClosed?.(on('www.lender.example'), path)]).toEqual([path, false]);
      expect([path, isClosed?.(on('desk.lender.example'), path)]).toEqual([path, true]);
    }
    for (const path of sharedPaths)
      expect([path, isClosed?.(on('desk.lender.example'), path)]).toEqual([path, false]);
  });
});
