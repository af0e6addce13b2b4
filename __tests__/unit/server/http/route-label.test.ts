import { routeLabel } from '@/server/http/route-label';

it.each([
  ['/en', '/'],
  ['/hk/rmb-loan', '/rmb-loan'],
  ['/rmb-loan', '/rmb-loan'],
  ['/cn/apply/first/loan', '/apply/first/loan'],
  ['/cn/account/statements', '/account/statements'],
  ['/en/desk/applications/ML-1', '/desk'],
  ['/en/online-property/central/some-estate', '/online-property/{district}/{estate}'],
  ['/api/v1/site/faqs', '/api/v1/site/faqs'],
  ['/api/v1/desk/documents/1c2b3a', '/api/v1/desk/documents/:id'],
  ['/api/v1/unknown/+85251234567', 'other'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/images/a.svg', '/images'],
  ['/healthz', '/healthz'],
  ['/wp-login.php', 'other'],
  ['/en/+85251234567', 'other'],
])('Metrics name %s by %s', (pathname, label) => {
  expect(routeLabel(pathname)).toBe(label);
});
