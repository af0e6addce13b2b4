const before = { Request: globalThis.Request, Response: globalThis.Response };

describe('The adapter’s own response', () => {
  it('is taken without replacing the global ones', async () => {
    const { LightResponse } = await import('@/backoffice/http/lightweight-response');
    expect(LightResponse).not.toBe(before.Response);
    expect(globalThis.Response).toBe(before.Response);
    expect(globalThis.Request).toBe(before.Request);
  });

  it('reads as a response everywhere else', async () => {
    const { LightResponse } = await import('@/backoffice/http/lightweight-response');
    const response = new LightResponse('{"amount":1}', {
      status: 201,
      headers: { 'Content-Type': 'application/json' },
    });
    response.headers.set('X-Request-Id', 'one');
    expect(response).toBeInstanceOf(before.Response);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('x-request-id'),
    ]).toEqual([201, 'application/json', 'one']);
    expect(await response.json()).toEqual({ amount: 1 });
  });
});
