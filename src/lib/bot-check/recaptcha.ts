import type { BotAction } from '@/config/bot-check';
import { memoizePromise } from '../async/memoize-promise';
import { withTimeout } from '../async/with-timeout';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

export interface BotCheckTexts {
  /** `{p}` and `{t}` stand where the links go. */
  sentence: string;
  privacy: string;
  terms: string;
}

export interface BotCheckConfig {
  siteKey: string;
  /** Where the script comes from. */
  host: string;
  texts: BotCheckTexts;
}

/** Makes a token for an action. */
export type MakeBotToken = (action: BotAction) => Promise<string>;

export const botCheckScriptId = 'bot-check';
const timeoutMs = 8_000;
const listeners = new Set<() => void>();
let config: BotCheckConfig | null = null;

/** Enables the bot check for this tab; without it no token is ever requested. */
export function configureBotCheck(next: BotCheckConfig | null): void {
  config = next;
  for (const listener of listeners) listener();
}

/** The texts beside the bot check; null while it is off. */
export function botCheckTexts(): BotCheckTexts | null {
  return config?.texts ?? null;
}

/** Calls `listener` when the bot check changes; returns the function that ends it. */
export function subscribeBotCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function loadScript(): Promise<Recaptcha> {
  if (!config) throw new Error('The bot check is off');
  const { host, siteKey } = config;
  const script = document.createElement('script');
  script.id = botCheckScriptId;
  script.async = true;
  script.src = `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  try {
    return await new Promise((resolve, reject) => {
      script.onload = () => {
        const { grecaptcha } = window;
        if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
        else reject(new Error('The bot check brought nothing'));
      };
      script.onerror = () => reject(new Error('The bot check could not be loaded'));
      document.head.append(script);
    });
  } catch (error) {
    document.getElementById(botCheckScriptId)?.remove();
    throw error;
  }
}

const recaptcha = memoizePromise(loadScript);

let mountProvider: ((siteKey: string) => Promise<MakeBotToken>) | null = null;
const provider = memoizePromise(async (): Promise<MakeBotToken | null> => {
  if (!config || !mountProvider) return null;
  return mountProvider(config.siteKey);
});

/** Registers a provider that creates the tokens of this tab; it is mounted once, after the script has loaded. */
export function makeTokensWith(mount: (siteKey: string) => Promise<MakeBotToken>): void {
  mountProvider ??= mount;
}

/** Loads the script once and, if a provider was registered, mounts it; a failure is retried at the next call. */
export async function loadBotCheck(): Promise<MakeBotToken> {
  const script = await recaptcha.get();
  // Without the provider, the token is still created by the script.
  const made = mountProvider ? await provider.get().catch(() => null) : null;
  return made ?? ((action) => script.execute(config?.siteKey ?? '', { action }));
}

/**
 * A token for the next call, valid for two minutes; undefined at once if the check is off, and after a time-out if it cannot be reached:
 * the server then decides.
 */
export function botToken(action: BotAction): Promise<string | undefined> | undefined {
  return config ? requestToken(action) : undefined;
}

async function requestToken(action: BotAction): Promise<string | undefined> {
  const token = loadBotCheck().then((makeToken) => makeToken(action));
  return withTimeout(token, {
    timeoutMs,
    toError: () => new Error('The bot check took too long'),
  }).catch(() => undefined);
}
