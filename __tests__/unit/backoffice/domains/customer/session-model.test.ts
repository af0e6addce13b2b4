import {
  deviceOf,
  endedSessionRetentionMs,
  sessionIdleMs,
  sessionLifetimeMs,
} from '@/backoffice/domains/customer/session.model';

const minute = 60_000;

describe('The time limits of a session', () => {
  it('are 30 minutes without a call and 12 hours in all, and an ended one is remembered for a day', () => {
    expect(sessionIdleMs).toBe(30 * minute);
    expect(sessionLifetimeMs).toBe(12 * 60 * minute);
    expect(endedSessionRetentionMs).toBe(24 * 60 * minute);
  });
});

describe('The device of a session', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  // User agents as the vendors document them; Edge, Opera and Samsung Internet name Chrome and Safari, too.
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36`,
      'Chrome · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/126.0 Safari/537.36 OPR/112.0`,
      'Opera · Linux',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile Safari/604.1',
      'Chrome · iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) FxiOS/127.0 Safari/605.1.15', 'Firefox · iPad'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
    ['curl/8.5.0', ''],
    ['SomeTool (Windows)', 'Windows'],
    [null, ''],
  ])('of %p is %p', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
