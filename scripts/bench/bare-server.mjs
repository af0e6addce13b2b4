// The yardstick: a bare Node HTTP server that sends one body, given by the parent as a URL to copy.
import { createServer, get } from 'node:http';

const bodies = new Map();
const copy = (path) =>
  new Promise((resolve, reject) => {
    get(
      process.env.COPY_ORIGIN + path,
      { headers: { 'accept-encoding': process.env.ACCEPT_ENCODING } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
        );
      },
    ).on('error', reject);
  });

createServer(async (request, response) => {
  const known = bodies.get(request.url) ?? (await copy(request.url));
  bodies.set(request.url, known);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': known.body.length,
    ...(known.encoding ? { 'content-encoding': known.encoding } : {}),
  });
  response.end(known.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
