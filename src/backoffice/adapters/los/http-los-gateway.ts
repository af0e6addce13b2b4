import { z } from 'zod';
import { idempotencyHeader } from '@/contracts/idempotency';
import type { LosGateway } from './los-gateway';

export interface HttpLosOptions {
  url: string;
  token: string | undefined;
}

const responseMaxBytes = 1024 * 1024;
const responseSchema = z.object({
  LOS: z.object({ BODY: z.object({ rtn_msg: z.string().optional() }) }),
});

/** Posts `{ LOS: { BODY } }`. An answer with `rtn_msg` refuses, a 2xx without it accepts; anything else decides nothing. The application's number lets the other side drop repeats. */
export function createHttpLosGateway({ url, token }: HttpLosOptions): LosGateway {
  return {
    async handOver(application, { timeoutMs }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [idempotencyHeader]: application.appl_no,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ LOS: { BODY: application } }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const parsed = responseSchema.safeParse(parseJson(await readText(response)));
      const message = parsed.data?.LOS.BODY.rtn_msg;
      if (message !== undefined) return { isAccepted: false, message };
      if (response.ok && parsed.success) return { isAccepted: true };
      throw new Error(
        `The loan system answered ${response.status}${parsed.success ? '' : ' without LOS.BODY'}`,
      );
    },
  };
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > responseMaxBytes) throw new Error('The loan system answered more than a megabyte');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
