import type { BotAction } from '@/config/bot-check';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

export interface BotCheckWords {
  /** `{p}` and `{t}` stand where the links go. */
  sentence: string;
  privacy: string;
  terms: string;
}

export interface BotCheckSetup {
  siteKey: string;
  /** Where the script comes from. */
  host: string;
  words: BotCheckWords;
}

const scriptId = 'bot-check';
const patienceMs = 8_000;
const listeners = new Set<() => void>();
let setup: BotCheckSetup | null = null;
let loading: Promise<Recaptcha> | null = null;

/** Switches the bot check on for this tab; without it no token is ever made. */
export function configureBotCheck(next: BotCheckSetup | null): void {
  setup = next;
  for (const listener of listeners) listener();
}

export function botCheckWords(): BotCheckWords | null {
  return setup?.words ?? null;
}

export function watchBotCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the script once; one that failed is tried again at the next call. */
export function loadBotCheck(): Promise<Recaptcha> {
  if (!setup) return Promise.reject(new Error('The bot check is off'));
  const { host, siteKey } = setup;
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.id = scriptId;
    script.async = true;
    script.src = `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The bot check brought nothing'));
    };
    script.onerror = () => reject(new Error('The bot check could not be loaded'));
    document.head.append(script);
  }).catch((error: unknown) => {
    document.getElementById(scriptId)?.remove();
    loading = null;
    throw error;
  });
  return loading;
}

/** A token for what is about to be sent, fresh for two minutes; none (at once) where the check is off, and none where it can't be reached in time: the server then decides. */
export function botToken(action: BotAction): Promise<string | undefined> | undefined {
  return setup ? makeToken(setup, action) : undefined;
}

async function makeToken(
  { siteKey }: BotCheckSetup,
  action: BotAction,
): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const token = loadBotCheck().then((recaptcha) => recaptcha.execute(siteKey, { action }));
  return Promise.race([token.catch(() => undefined), patience]).finally(() => clearTimeout(timer));
}
