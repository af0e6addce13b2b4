import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sendPreparedResponse, serializeHead } from '@/server/page/prepared-response';

const prepared = {
  status: 200,
  serializedHead: serializeHead(200, ['content-type', 'text/html', 'content-length', '4']),
  requestId: 'r-1',
  body: Buffer.from('page'),
};

/** A response of an idle connection, and what Node was given to write. */
function responseTo(headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1, headers });
  const response = new ServerResponse(request);
  const ended: unknown[] = [];
  response.end = (body?: unknown) => {
    ended.push(body);
    return response;
  };
  return { response, ended, head: () => String(Reflect.get(response, '_header')) };
}

describe('A response whose head is ready', () => {
  afterEach(() => void jest.useRealTimers());

  it('begins as HTTP/1.1 with the reason of its status and a line for each header', () => {
    expect(serializeHead(404, ['etag', '"a"', 'vary', 'Accept-Encoding'])).toBe(
      'HTTP/1.1 404 Not Found\r\netag: "a"\r\nvary: Accept-Encoding\r\n',
    );
  });

  it('takes no name or value that would begin another header', () => {
    expect(() => serializeHead(200, ['x-name', 'a\r\nset-cookie: b=c'])).toThrow(
      'Invalid character',
    );
    expect(() => serializeHead(200, ['x name', 'a'])).toThrow('valid HTTP token');
  });

  it('is sent with the id of the request, the time and how long the connection is kept', () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T08:00:00.900Z') });
    const { response, ended, head } = responseTo();
    expect(sendPreparedResponse(response, prepared)).toBe(true);
    expect(head()).toBe(
      [
        'HTTP/1.1 200 OK',
        'content-type: text/html',
        'content-length: 4',
        'x-request-id: r-1',
        'Date: Tue, 24 Nov 2026 08:00:00 GMT',
        'Connection: keep-alive',
        'Keep-Alive: timeout=65',
        '\r\n',
      ].join('\r\n'),
    );
    expect(response.statusCode).toBe(200);
    expect(ended).toEqual([prepared.body]);
  });

  it('says a later time a second later, and the same within the second', () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T09:00:00.100Z') });
    const dates = [0, 800, 200].map((pauseMs) => {
      jest.advanceTimersByTime(pauseMs);
      const { response, head } = responseTo();
      sendPreparedResponse(response, prepared);
      return /Date: (.*)\r/.exec(head())?.[1];
    });
    expect(dates).toEqual([
      'Tue, 24 Nov 2026 09:00:00 GMT',
      'Tue, 24 Nov 2026 09:00:00 GMT',
      'Tue, 24 Nov 2026 09:00:01 GMT',
    ]);
  });

  it('is left to Node where the connection closes, the head is out, or something stands around the response', () => {
    const closing = responseTo();
    closing.response.shouldKeepAlive = false;
    const begun = responseTo();
    begun.response.writeHead(200);
    const wrapped = responseTo();
    Object.setPrototypeOf(wrapped.response, Object.create(ServerResponse.prototype) as object);
    for (const { response, ended } of [closing, begun, wrapped]) {
      expect(sendPreparedResponse(response, prepared)).toBe(false);
      expect(ended).toEqual([]);
    }
  });
});
