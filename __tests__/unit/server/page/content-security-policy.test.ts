import { contentSecurityPolicy, policyExtras } from '@/server/page/content-security-policy';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

// The hashes were computed with `openssl dgst -sha256 -binary | base64` over the bytes between the tags.
const document = `<!doctype html><html><head><style>body{color:red}</style><script src="/a.js" async=""></script></head><body>
<p style="color:red;background:url(&quot;a.png&quot;)">x</p><b class="c" style="width:10px"></b>
<script>self.__next_f.push([1,"a</b>"])</script><script id="x">let a = 1;
</script><script type="application/ld+json">{"a":1}</script></body></html>`;

describe('The policy of a document', () => {
  const policy = directives(contentSecurityPolicy(document));

  it('allows exactly its inline scripts', () => {
    expect(policy['script-src']).toEqual([
      "'self'",
      "'sha256-Gnd6ZalBk8063tacvSW9QvlhlG2SAe1IgYXvsaJXfso='",
      "'sha256-3smTKsMnFX9i0OGCm4n/7GAEzudwCR3kiBveN8jVUAk='",
    ]);
  });

  it('allows exactly its style elements, and the empty one that Emotion fills', () => {
    expect(policy['style-src-elem']).toEqual([
      "'self'",
      "'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  it('allows exactly its style attributes, hashed as the browser reads them', () => {
    expect(policy['style-src-attr']).toEqual([
      "'unsafe-hashes'",
      "'sha256-gtQj0rj3fLJdOJXPeDxA5gCfGTo7Yvnl5hEeA3sqfXM='",
      "'sha256-Ia/lIB2rOm9d64yjqb/y1fZj8lXJ+YtCExy/dRsRvv4='",
    ]);
  });

  it('is otherwise closed', () => {
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'"],
    });
    expect(Object.values(policy).flat()).not.toEqual(expect.arrayContaining(["'unsafe-inline'"]));
    expect(Object.values(policy).flat()).not.toEqual(expect.arrayContaining(["'unsafe-eval'"]));
  });

  it('does not take markup inside a script for style attributes', () => {
    const inside = directives(contentSecurityPolicy('<script>var x="<p style=\\"a\\">"</script>'));
    expect(inside['style-src-attr']).toEqual(["'none'"]);
  });

  it('names a repeated script once', () => {
    const twice = directives(contentSecurityPolicy('<script>1</script><script>1</script>'));
    expect(twice['script-src']).toHaveLength(2);
  });
});

describe('Third parties', () => {
  it('are absent unless configured', () => {
    expect(
      contentSecurityPolicy(document, policyExtras({ hasTagManager: false, hasBotCheck: false })),
    ).toBe(contentSecurityPolicy(document));
  });

  it('come from one host where the bot check has its own', () => {
    const own = directives(
      contentSecurityPolicy(
        '',
        policyExtras({
          hasTagManager: false,
          hasBotCheck: true,
          botCheckBaseUrl: 'https://bots.example',
        }),
      ),
    );
    expect(own['script-src']).toContain('https://bots.example/recaptcha/');
    expect(own['connect-src']).toEqual(["'self'", 'https://bots.example/recaptcha/']);
    expect(own['script-src']).not.toContain('https://www.google.com/recaptcha/');
  });

  it('add their own sources only', () => {
    const withBoth = directives(
      contentSecurityPolicy('', policyExtras({ hasTagManager: true, hasBotCheck: true })),
    );
    expect(withBoth['script-src']).toEqual(
      expect.arrayContaining([
        'https://www.googletagmanager.com',
        'https://www.recaptcha.net/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ]),
    );
    expect(withBoth['frame-src']).not.toContain("'none'");
    expect(withBoth['default-src']).toEqual(["'none'"]);
  });
});
