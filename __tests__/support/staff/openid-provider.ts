import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody with an account at the provider. */
export interface DirectoryAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

interface Grant {
  account: DirectoryAccount;
  challenge: string;
  nonce: string;
}

/** What a provider, or somebody between, may do wrong. */
export interface Faults {
  nonce?: string;
  audience?: string;
  issuer?: string;
  /** Signs with a key that is not in its list. */
  isForged?: boolean;
  isUnsigned?: boolean;
  isExpired?: boolean;
  /** The account that the user info names instead. */
  userInfoSub?: string;
  /** Groups and address stand in the user info alone. */
  isThin?: boolean;
  isDown?: boolean;
}

export const client = { id: 'desk', secret: 'a secret of the desk' };

const base64url = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

function sign(claims: object, key: KeyObject, { isUnsigned = false }: Faults): string {
  const header = isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'one' };
  const body = `${base64url(header)}.${base64url(claims)}`;
  if (isUnsigned) return `${body}.`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

const basic = `Basic ${Buffer.from(
  `${client.id}:${encodeURIComponent(client.secret).replaceAll('%20', '+')}`,
).toString('base64')}`;

export type TestProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A provider of OpenID Connect on this computer: codes are good once, for the client, its address and the verifier of PKCE. */
export async function startOpenIdProvider(redirectUri: string) {
  const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [own, other] = [makeKey(), makeKey()] as const;
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, DirectoryAccount>();
  const state = { faults: {} as Faults, account: { sub: 'nobody' } as DirectoryAccount, calls: 0 };
  let issuer = '';

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const { faults } = state;
    state.calls += 1;
    if (faults.isDown) return { status: 503, body: {} };
    if (pathname === '/.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['client_secret_basic'],
          authorization_response_iss_parameter_supported: true,
        },
      };
    if (pathname === '/keys') {
      const key = {
        ...own.publicKey.export({ format: 'jwk' }),
        kid: 'one',
        alg: 'RS256',
        use: 'sig',
      };
      return { status: 200, body: { keys: [key] } };
    }
    if (pathname === '/userinfo') {
      const account = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      if (!account) return { status: 401, body: { error: 'invalid_token' } };
      return { status: 200, body: { ...account, sub: faults.userInfoSub ?? account.sub } };
    }
    if (pathname !== '/token' || request.method !== 'POST')
      return { status: 404, body: { error: 'invalid_request' } };
    const form = await formOf(request);
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (request.headers.authorization !== basic)
      return { status: 401, body: { error: 'invalid_client' } };
    if (!grant || form.get('redirect_uri') !== redirectUri || proof !== grant.challenge)
      return { status: 400, body: { error: 'invalid_grant' } };
    const accessToken = randomUUID();
    tokens.set(accessToken, grant.account);
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...(faults.isThin ? { sub: grant.account.sub } : grant.account),
      iss: faults.issuer ?? issuer,
      aud: faults.audience ?? client.id,
      iat: faults.isExpired ? now - 1_000 : now,
      exp: faults.isExpired ? now - 600 : now + 300,
      nonce: faults.nonce ?? grant.nonce,
    };
    return {
      status: 200,
      body: {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: 300,
        id_token: sign(claims, (faults.isForged ? other : own).privateKey, faults),
      },
    };
  }

  const server: Server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** Who signs in next, and what goes wrong. */
    use(account: DirectoryAccount, faults: Faults = {}): void {
      state.account = account;
      state.faults = faults;
    },
    calls: () => state.calls,
    /** What a browser does there: checks what it was sent with and answers with what it is sent back with. */
    visit(address: string, said: Record<string, string> = {}): string {
      const { origin, pathname, searchParams } = new URL(address);
      const asked = Object.fromEntries(searchParams);
      const isRight =
        `${origin}${pathname}` === `${issuer}/authorize` &&
        asked.client_id === client.id &&
        asked.redirect_uri === redirectUri &&
        asked.response_type === 'code' &&
        asked.code_challenge_method === 'S256' &&
        (asked.scope ?? '').split(' ').includes('openid');
      if (!isRight) throw new Error(`The provider does not understand ${address}`);
      const code = randomUUID();
      grants.set(code, {
        account: state.account,
        challenge: asked.code_challenge ?? '',
        nonce: asked.nonce ?? '',
      });
      return new URLSearchParams({
        code,
        state: asked.state ?? '',
        iss: issuer,
        ...said,
      }).toString();
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
