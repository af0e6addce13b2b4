import { createHmac, hkdfSync } from 'node:crypto';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';

const key = (version: string) => ({ version, key: Buffer.alloc(32, version) });
const context = 'outbox/payload/1';

describe('Encrypted data', () => {
  const cipher = createDataCipher([key('2'), key('1')]);

  it('come back as they were', () => {
    const text = '123456 是你的港鑰按揭驗證碼 🏙️';
    expect(cipher.decrypt(cipher.encrypt(text, context), context)).toBe(text);
  });

  it('carry the version of the newest key and never look the same twice', () => {
    const [one, other] = [cipher.encrypt('x', context), cipher.encrypt('x', context)];
    expect(one).toMatch(/^2\.[\w-]+$/);
    expect(one).not.toBe(other);
  });

  it('written with an older key are still read, with a lost one not', () => {
    const old = createDataCipher([key('1')]).encrypt('x', context);
    expect(cipher.decrypt(old, context)).toBe('x');
    expect(() => createDataCipher([key('2')]).decrypt(old, context)).toThrow(
      'not among DATA_ENCRYPTION_KEY',
    );
  });

  it('are refused when moved, changed or cut', () => {
    const encrypted = cipher.encrypt('a longer text', context);
    const [version = '', body = ''] = encrypted.split('.');
    const bytes = Buffer.from(body, 'base64url');
    const changed = bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte));
    expect(() => cipher.decrypt(encrypted, 'outbox/payload/2')).toThrow();
    expect(() =>
      cipher.decrypt(`${version}.${Buffer.from(changed).toString('base64url')}`, context),
    ).toThrow();
    expect(() =>
      cipher.decrypt(`${version}.${bytes.subarray(0, 20).toString('base64url')}`, context),
    ).toThrow();
    expect(() => cipher.decrypt('', context)).toThrow();
  });
});

describe('A keyed hash', () => {
  it('is HMAC-SHA-256 under a key of its own', () => {
    const derived = Buffer.from(hkdfSync('sha256', 'secret', '', 'otp', 32));
    expect(createKeyedHash(['secret'], 'otp')('a', 'b')).toBe(
      createHmac('sha256', derived).update('["a","b"]').digest('base64url'),
    );
  });

  it('differs by secret, use and the borders of its parts', () => {
    const hashes = [
      createKeyedHash(['s'], 'otp')('a', 'b'),
      createKeyedHash(['t'], 'otp')('a', 'b'),
      createKeyedHash(['s'], 'proof')('a', 'b'),
      createKeyedHash(['s'], 'otp')('ab'),
      createKeyedHash(['s'], 'otp')('a","b'),
    ];
    expect(new Set(hashes).size).toBe(5);
  });

  it('is also known under retired secrets, which make no new one', () => {
    const ring = createKeyedHash(['new', 'old'], 'otp');
    expect(ring('a')).toBe(createKeyedHash(['new'], 'otp')('a'));
    expect(ring.all('a')).toEqual([
      createKeyedHash(['new'], 'otp')('a'),
      createKeyedHash(['old'], 'otp')('a'),
    ]);
    expect(() => createKeyedHash([], 'otp')).toThrow('No secret');
  });
});
