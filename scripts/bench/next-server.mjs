// The baseline: the same build through Next's own production handler, compression on, content from the API of the parent's server.
import { createServer } from 'node:http';
import next from 'next';

const app = next({
  dev: false,
  dir: process.env.NEXT_DIR ?? process.cwd(),
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
});
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
