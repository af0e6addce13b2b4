import type { ClientAuth, Configuration } from 'openid-client';
import { z } from 'zod';

/** What one sign-in is bound to: all three come back, or are needed, from nobody but the browser that began it. */
export interface OpenIdBinding {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** Who somebody is to the provider. */
export interface OpenIdIdentity {
  issuer: string;
  /** Names the account for ever, together with the issuer. */
  subject: string;
  /** Only an address that the provider has verified; in small letters. */
  email: string | null;
  name: string | null;
  /** Null where the provider said nothing about groups. */
  groups: string[] | null;
}

/** The provider cannot be reached, or answers nothing of use. */
export class OpenIdUnavailableError extends Error {
  override readonly name = 'OpenIdUnavailableError';
}

/** What came back does not hold; the message is for the log. */
export class OpenIdRefusedError extends Error {
  override readonly name = 'OpenIdRefusedError';
}

export interface OpenIdProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** The claim that lists the groups: its name, or a path with dots such as `realm_access.roles`. */
  groupsClaim: string;
  redirectUri: string;
  now: () => number;
}

export interface OpenIdProvider {
  /** Where the browser goes to sign in. Throws `OpenIdUnavailableError`. */
  begin: (binding: OpenIdBinding) => Promise<string>;
  /** Who signed in, by the parameters that the browser came back with. Throws `OpenIdUnavailableError` and `OpenIdRefusedError`. */
  end: (answer: string, binding: OpenIdBinding) => Promise<OpenIdIdentity>;
}

/** For how long what the provider says of itself is taken; its keys are read anew whenever it signs with another. */
const discoveryMs = 60 * 60_000;
const timeoutSeconds = 10;
/** By how many seconds the clocks may differ. */
const toleranceSeconds = 30;

const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** Signing in by OpenID Connect with the authorisation code, PKCE, state and nonce; the signature of the ID token is always checked. */
export function createOpenIdProvider({
  issuer,
  clientId,
  clientSecret,
  scopes,
  groupsClaim,
  redirectUri,
  now,
}: OpenIdProviderOptions): OpenIdProvider {
  let known: { at: number; configuration: Promise<Configuration> } | null = null;

  async function discover(client: Library): Promise<Configuration> {
    const isOpen = issuer.startsWith('http:');
    const authenticate: ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const way = methods.includes('client_secret_basic')
        ? client.ClientSecretBasic(clientSecret)
        : client.ClientSecretPost(clientSecret);
      way(server, ...rest);
    };
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: toleranceSeconds },
      authenticate,
      { timeout: timeoutSeconds, ...(isOpen ? { execute: [client.allowInsecureRequests] } : {}) },
    );
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  async function configured(client: Library): Promise<Configuration> {
    if (known === null || now() - known.at > discoveryMs) {
      const found = { at: now(), configuration: discover(client) };
      known = found;
      found.configuration.catch(() => {
        if (known === found) known = null;
      });
    }
    try {
      return await known.configuration;
    } catch (error) {
      throw new OpenIdUnavailableError(reasonOf(error), { cause: error });
    }
  }

  return {
    async begin({ state, nonce, verifier }) {
      const client = await library();
      const configuration = await configured(client);
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },

    async end(answer, { state, nonce, verifier }) {
      const client = await library();
      const configuration = await configured(client);
      try {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${answer}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        );
        const claims = idTokenSchema.parse(tokens.claims());
        const hasAll =
          groupsIn(claims, groupsClaim) !== null && claims.email_verified !== undefined;
        // Some providers tell groups and address there alone; who it is about is compared with the ID token.
        const more =
          hasAll || configuration.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const { iss, sub } = claims;
        return identityOf(idTokenSchema.parse({ ...claims, ...more, iss, sub }), groupsClaim);
      } catch (error) {
        const reason = reasonOf(error);
        throw isNetwork(error)
          ? new OpenIdUnavailableError(reason, { cause: error })
          : new OpenIdRefusedError(reason, { cause: error });
      }
    },
  };
}

const idTokenSchema = z
  .object({
    iss: z.string(),
    sub: z.string().min(1).max(255),
    email: z.string().optional(),
    email_verified: z.union([z.boolean(), z.string()]).optional(),
    name: z.string().optional(),
  })
  .catchall(z.unknown());
type Claims = z.output<typeof idTokenSchema>;

const groupsSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]);

function groupsIn(claims: Claims, name: string): string[] | null {
  const direct: unknown = claims[name];
  const value =
    direct ??
    name
      .split('.')
      .reduce<unknown>(
        (part, key) =>
          typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
        claims,
      );
  return groupsSchema.safeParse(value).data ?? null;
}

function identityOf(claims: Claims, groupsClaim: string): OpenIdIdentity {
  const { iss, sub, email, email_verified: verified, name } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: email !== undefined && String(verified) === 'true' ? email.toLowerCase() : null,
    name: name?.trim() || null,
    groups: groupsIn(claims, groupsClaim),
  };
}

/** Told apart because the one mends itself, and the other is an attempt or a wrong setting. */
const networkCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const { cause } = error;
  const status = cause instanceof Response ? cause.status : 0;
  return status >= 500 || networkCodes.has(String(Reflect.get(error, 'code')));
}

/** Neither codes nor tokens stand in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'error') ?? Reflect.get(error, 'code');
  return typeof code === 'string' ? `${code}: ${error.message}` : error.message;
}
