import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerClientError } from '@/server/http/client-error';

const maxHeaderSize = 16 * 1024;
let server: Server;

beforeAll(async () => {
  server = createServer({ maxHeaderSize }, (_request, response) => response.end('fine'));
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

/** What the server answers to these bytes. */
function answerTo(request: string): Promise<{ status: number; head: string; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket.on('error', reject).on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
      socket.destroy();
    });
  });
}

const tooLong = '%E5%BA%B7'.repeat(maxHeaderSize / 9 + 1);
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('A request that the parser refuses', () => {
  it('is answered as every error of the API where it is one to the API', async () => {
    const { status, head, body } = await answerTo(
      get(`/api/v1/evaluation/address/search?q=${tooLong}`),
    );
    expect(status).toBe(431);
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({
      code: 'payload_too_large',
      msg: 'This is larger than we can accept. Please send something smaller.',
      message: 'This is larger than we can accept. Please send something smaller.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('is answered with a sentence in the language of the page', async () => {
    const { status, head, body } = await answerTo(get(`/hk/online-property?q=${tooLong}`));
    expect(status).toBe(431);
    expect(head).toContain('content-type: text/plain; charset=utf-8');
    expect(body).toBe('內容超出大小上限，請減少內容後再試。\n');
  });

  it('is answered in all three languages where the language is not known', async () => {
    const { status, body } = await answerTo('no request\r\n\r\n');
    expect(status).toBe(400);
    expect(body.trim().split('\n')).toEqual([
      'The request could not be read. Please try again.',
      '系統未能讀取所提交的內容，請再試一次。',
      '系统无法读取所提交的内容，请重试。',
    ]);
  });

  it('leaves the server serving others', async () => {
    await answerTo(get(`/${tooLong}`));
    const { status, body } = await answerTo(
      get('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect([status, body]).toEqual([200, expect.stringContaining('fine')]);
  });
});
