import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from './listen';

const messageSchema = z.object({ id: z.string(), to: z.string(), text: z.string() });
export type SentMessage = z.output<typeof messageSchema>;

export interface MessageGateway {
  url: string;
  /** In the order in which they came; a message that came twice stands there twice. */
  messages: SentMessage[];
  close: () => void;
}

/** Takes text messages as a provider does (`SMS_PROVIDER=https`). */
export async function startMessageGateway(): Promise<MessageGateway> {
  const messages: SentMessage[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        messages.push(messageSchema.parse(body));
        response.end('{}');
      },
      () => response.destroy(),
    );
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/send`,
    messages,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
