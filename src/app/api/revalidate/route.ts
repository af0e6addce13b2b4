import { timingSafeEqual } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { runtimeEnv } from '@/config/runtime-env';

function isEqualInConstantTime(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Called in process by the web server after a content change; not routed from outside, and protected by a secret as defence in depth. */
export function POST(request: Request): Response {
  if (
    !isEqualInConstantTime(
      request.headers.get('x-revalidate-secret') ?? '',
      runtimeEnv().REVALIDATE_SECRET,
    )
  )
    return new Response(null, { status: 404 });
  revalidatePath('/', 'layout');
  return new Response(null, { status: 204 });
}
