import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { localeFromAcceptLanguage } from '@/lib/accept-language';
import { networkOf } from '../common/network';
import type { ApiEnv, CallContext, CallIdentity } from './api-types';

/** The identifier and the language of a call: the same whenever they are asked for. */
export function identityOf(context: Context<ApiEnv>): CallIdentity {
  const known = context.get('identity');
  if (known) return known;
  const identity = {
    requestId: context.env?.requestId ?? randomUUID(),
    locale: localeFromAcceptLanguage(context.req.header('accept-language')),
  };
  context.set('identity', identity);
  return identity;
}

/** What a handler gets to know of a call. */
export function callContext(
  context: Context<ApiEnv>,
  { isHttps }: { isHttps: boolean },
): CallContext {
  const { requestId, locale } = identityOf(context);
  const clientAddress = context.env?.clientAddress ?? 'unknown';
  return {
    locale,
    requestId,
    clientAddress,
    network: networkOf(clientAddress),
    isInternal: context.env?.isInternal ?? false,
    isHttps,
    headers: context.req.raw.headers,
  };
}
