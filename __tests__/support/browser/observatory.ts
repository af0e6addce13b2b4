/**
 * The score of an answer by the published rules of the HTTP Observatory (MDN, "Tests & Scoring"), of which those count that headers
 * decide: redirects and preloading are the operator's, and every script is our own, so integrity adds and takes nothing.
 */
export function observatoryScore(headers: Headers): { score: number; reasons: string[] } {
  const modifiers: [string, number][] = [
    ['cookies', cookies(headers)],
    ['cors', headers.get('access-control-allow-origin') === '*' ? -50 : 0],
    ['csp', policy(headers.get('content-security-policy'))],
    ['hsts', transport(headers.get('strict-transport-security'))],
    ['referrer', referrer(headers.get('referrer-policy'))],
    ['nosniff', headers.get('x-content-type-options') === 'nosniff' ? 0 : -5],
    ['frames', frames(headers)],
    ['resources', resources(headers.get('cross-origin-resource-policy'))],
  ];
  const sum = (wanted: (modifier: number) => boolean): number =>
    modifiers.reduce((total, [, modifier]) => total + (wanted(modifier) ? modifier : 0), 0);
  const penalised = 100 + sum((modifier) => modifier < 0);
  return {
    score: penalised >= 90 ? penalised + sum((modifier) => modifier > 0) : Math.max(0, penalised),
    reasons: modifiers.map(([name, modifier]) => `${name} ${modifier}`),
  };
}

function directivesOf(text: string): Map<string, string[]> {
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function policy(text: string | null): number {
  if (text === null) return -25;
  const directives = directivesOf(text);
  const fallback = directives.get('default-src') ?? ['*'];
  const of = (name: string): string[] => directives.get(name) ?? fallback;
  const isBroad = (source: string): boolean => /^(?:\*|https?:|data:)$/.test(source);
  const isOpen = (name: string): boolean =>
    of(name).includes("'unsafe-inline'") || of(name).some(isBroad);
  if (isOpen('script-src') || of('object-src').some(isBroad)) return -20;
  if ([...directives.values()].flat().some((source) => /^http:/.test(source))) return -20;
  if (of('script-src').includes("'unsafe-eval'")) return -10;
  if (isOpen('style-src')) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function cookies(headers: Headers): number {
  const lines = headers.getSetCookie();
  if (lines.length === 0) return 0;
  const isSession = (line: string): boolean => /^[^=]*(?:sess|token|sid|auth)/i.test(line);
  if (lines.some((line) => isSession(line) && !/;\s*httponly/i.test(line))) return -30;
  if (lines.some((line) => !/;\s*secure/i.test(line))) return -20;
  return lines.every((line) => /;\s*samesite=(?:lax|strict)/i.test(line)) ? 5 : 0;
}

function transport(text: string | null): number {
  const seconds = Number(/max-age=(\d+)/i.exec(text ?? '')?.[1]);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function referrer(text: string | null): number {
  if (text === null) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(text) ? 5 : -5;
}

function frames(headers: Headers): number {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.includes('*')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20;
}

function resources(text: string | null): number {
  return text === 'same-origin' || text === 'same-site' ? 10 : 0;
}
