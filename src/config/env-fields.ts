import { z } from 'zod';
import { placeholder } from './brand';

const trueValues = new Set(['true', '1', 'yes', 'on']);
const falseValues = new Set(['false', '0', 'no', 'off']);

export function flag(fallback: boolean) {
  return z
    .string()
    .transform((input, context) => {
      const lower = input.toLowerCase();
      if (trueValues.has(lower)) return true;
      if (falseValues.has(lower)) return false;
      context.addIssue({ code: 'custom', message: 'must be true or false' });
      return z.NEVER;
    })
    .default(fallback);
}

/** The demo data generated for an embedded database: all of it, the two demo customers alone, or none. */
export function demoSeed() {
  return z
    .string()
    .transform((input, context) => {
      const lower = input.toLowerCase();
      if (lower === 'customers') return 'customers';
      if (trueValues.has(lower)) return 'all';
      if (falseValues.has(lower)) return 'none';
      context.addIssue({ code: 'custom', message: 'must be true, customers or false' });
      return z.NEVER;
    })
    .default('all');
}

export function wholeNumber(limits: { min: number; max: number; fallback: number }) {
  const message = `must be a whole number from ${limits.min} to ${limits.max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.number().min(limits.min, message).max(limits.max, message))
    .default(limits.fallback);
}

/** A fraction from 0 to 1, such as 0.5. */
export function fraction(fallback: number) {
  return z
    .string()
    .regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(fallback);
}

export function origin() {
  return z
    .string()
    .refine(isOrigin, 'must be an address without path, such as https://www.example.com')
    .transform((address) => new URL(address).origin);
}

export function databaseAddress() {
  return z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://')
    .optional();
}

export function commaSeparated() {
  return z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .default([]);
}

/** `name=value,name=value`, values percent-encoded: headers as the OpenTelemetry specification writes them. */
export function headerList() {
  return z.string().transform((list, context): Record<string, string> => {
    const pairs = list.split(',').map((pair) => pair.trim().split(/=(.*)/s));
    if (pairs.some(([name = '', value = '']) => !/^[\w-]+$/.test(name) || !isDecodable(value))) {
      context.addIssue({ code: 'custom', message: 'must look like name=value,name=value' });
      return z.NEVER;
    }
    return Object.fromEntries(
      pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
    );
  });
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** A URL with path; `http` is for tests and local gateways. */
export function httpUrl() {
  return z
    .string()
    .refine(
      (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
      'must be an address such as https://sms.example.com/send',
    );
}

/** The URL of an SMTP server, with user and password where it requires them. */
export function smtpUrl() {
  return z
    .string()
    .refine(
      (address) =>
        URL.canParse(address) &&
        /^smtps?:$/.test(new URL(address).protocol) &&
        new URL(address).hostname !== '',
      'must be an address such as smtps://user:password@mail.example.com',
    );
}

/** `name@example.com`, or `Name <name@example.com>`. */
export function emailAddress() {
  return z
    .string()
    .max(200, 'must have at most 200 characters')
    .refine(
      (text) =>
        text === placeholder ||
        /^(?:[^<>@\r\n]+<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/.test(text),
      'must be a mail address such as desk@example.com',
    );
}

/** `current,retired`: the first secret is used for new hashes, the others only to verify existing ones. */
export function sessionSecrets() {
  return z.string().transform((list, context): string[] => {
    const secrets = list.split(',').map((secret) => secret.trim());
    if (secrets.some((secret) => secret.length < 32) || new Set(secrets).size !== secrets.length) {
      context.addIssue({
        code: 'custom',
        message: 'must have at least 32 characters, and so must each older one behind a comma',
      });
      return z.NEVER;
    }
    return secrets;
  });
}

export interface DataKey {
  version: string;
  /** 32 bytes. */
  key: Buffer;
}

/** `2:base64,1:base64`: the first key encrypts, the others still decrypt what was written with them. */
export function dataKeys() {
  return z.string().transform((list, context): DataKey[] => {
    const keys = list.split(',').map((pair) => {
      const [version = '', text = ''] = pair.trim().split(/:(.*)/s);
      return { version, key: Buffer.from(text, 'base64') };
    });
    if (
      keys.some(({ version, key }) => !/^[A-Za-z0-9]{1,10}$/.test(version) || key.length !== 32) ||
      new Set(keys.map(({ version }) => version)).size !== keys.length
    ) {
      context.addIssue({
        code: 'custom',
        message: 'must be version:key or version:key,older:key, each key 32 bytes in base64',
      });
      return z.NEVER;
    }
    return keys;
  });
}

export interface StaffToken {
  name: string;
  token: string;
}

/** `name:token,name2:token2`; a token has at least 24 characters, because it is the only credential of the desk. */
export function staffTokens() {
  return z.string().transform((list, context): StaffToken[] => {
    const tokens = list.split(',').map((pair) => {
      const [name = '', token = ''] = pair.trim().split(/:(.*)/s);
      return { name, token };
    });
    if (
      tokens.some(
        ({ name, token }) =>
          !/^[A-Za-z0-9._-]{1,40}$/.test(name) || !/^[A-Za-z0-9._~+/=-]{24,200}$/.test(token),
      )
    ) {
      context.addIssue({
        code: 'custom',
        message: 'must be name:token,name2:token2 with tokens of 24 to 200 characters',
      });
      return z.NEVER;
    }
    if (new Set(tokens.map(({ name }) => name)).size !== tokens.length) {
      context.addIssue({ code: 'custom', message: 'must name each member of staff once' });
      return z.NEVER;
    }
    return tokens;
  });
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username } = new URL(address);
  return (
    /^https?:$/.test(protocol) &&
    pathname === '/' &&
    search === '' &&
    hash === '' &&
    username === ''
  );
}

/** The clearing code of a bank of Hong Kong, or the placeholder of what is to be set. */
export const bankCode = () =>
  z.union([z.literal(placeholder), z.string().regex(/^\d{3}$/, 'must have three digits')]);

/** A text of at most `max` characters. */
export function textUpTo(max: number): z.ZodString {
  return z.string().max(max, `must have at most ${max} characters`);
}
