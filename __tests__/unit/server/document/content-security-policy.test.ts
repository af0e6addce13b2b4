import { contentSecurityPolicy, policyExtras } from '@/server/document/content-security-policy';

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
    const { 'script-src': _scripts, 'style-src-elem': _styles, ...closed } = policy;
    expect(closed).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'style-src-attr': [
        "'unsafe-hashes'",
        "'sha256-gtQj0rj3fLJdOJXPeDxA5gCfGTo7Yvnl5hEeA3sqfXM='",
        "'sha256-Ia/lIB2rOm9d64yjqb/y1fZj8lXJ+YtCExy/dRsRvv4='",
      ],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'none'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('hashes style attributes of any entity that React writes', () => {
    const attribute = (written: string) =>
      directives(contentSecurityPolicy(`<p style="${written}">`))['style-src-attr'];
    // `content: '&<>"'`
    expect(attribute('content: &#x27;&amp;&lt;&gt;&quot;&#x27;')).toEqual(
      attribute('content: &#39;&amp;&lt;&gt;&quot;&#39;'),
    );
    expect(attribute('content: &#x27;&amp;&lt;&gt;&quot;&#x27;')).toEqual([
      "'unsafe-hashes'",
      "'sha256-7tI/DpUaoNnyZalX9PsxIfQJUmtkJG+mleIyhYF38Aw='",
    ]);
  });

  it('asks for no hash of data that the browser does not run', () => {
    const kinds = ['application/json', 'application/ld+json', 'speculationrules'];
    const page = kinds.map((kind) => `<script type="${kind}">{}</script>`).join('');
    expect(directives(contentSecurityPolicy(page))['script-src']).toEqual(["'self'"]);
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
