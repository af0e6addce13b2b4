import { securityHeaders } from '@/server/http/security-headers';

describe('Security headers', () => {
  it('stand on every answer; HSTS only where the site is served over https', () => {
    expect(securityHeaders({ isHttps: false })).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy':
        'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    });
    expect(securityHeaders({ isHttps: false })).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders({ isHttps: true })['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
