import { timingSafeEqual } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { runtimeEnv } from '@/config/runtime-env';

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Called in process by the web server after a content change; never reachable from outside, and secret all the same. */
export function POST(request: Request): Response {
  if (!isSame(request.headers.get('x-revalidate-secret') ?? '', runtimeEnv().REVALIDATE_SECRET)) return new Response(null, { status: 404 });
  revalidatePath('/', 'layout');
  return new Response(null, { status: 204 });
}
