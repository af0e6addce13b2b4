import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { createFileCall } from '@/lib/api/call-for-file';
import { loadEndpoint } from '@/lib/api/load-endpoint';

const callForFile = createFileCall(loadEndpoint);
const request = { params: { id: '3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d11' } };

/** An API that answers bytes the same way every time, and remembers what it was asked. */
function api({
  status,
  content,
  disposition,
}: {
  status: number;
  content: string;
  disposition?: string;
}) {
  const asked: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    asked.push(config);
    const response = {
      data: new Blob([content]),
      status,
      statusText: '',
      headers: { 'content-disposition': disposition },
      config,
    };
    if (status === 200) return response;
    throw new AxiosError(
      `Request failed with status code ${status}`,
      AxiosError.ERR_BAD_REQUEST,
      config,
      null,
      response,
    );
  };
  return { asked, options: { locale: 'cn', adapter, skipErrors: false } as const };
}

describe('A call for a file', () => {
  it('answers its bytes and the name that the server gives it', async () => {
    const { asked, options } = api({
      status: 200,
      content: '%PDF-',
      disposition: 'attachment; filename="statement.pdf"',
    });
    const file = await callForFile('downloadDocument', request, options);
    expect([file.name, await file.content.text()]).toEqual(['statement.pdf', '%PDF-']);
    expect(asked[0]).toMatchObject({
      method: 'get',
      url: '/api/v1/los/documents/3f0e8f0a-5a8e-4c6e-9a53-7b1f3f0c2d11',
      responseType: 'blob',
      withCredentials: true,
    });
    expect(asked[0]?.headers['Accept-Language']).toBe('zh-CN');
  });

  it('takes the name in its own script before the plain one', async () => {
    const disposition = `attachment; filename="___.pdf"; filename*=UTF-8''${encodeURIComponent('身份證.pdf')}`;
    expect(
      (
        await callForFile(
          'downloadDocument',
          request,
          api({ status: 200, content: '', disposition }).options,
        )
      ).name,
    ).toBe('身份證.pdf');
    expect(
      (
        await callForFile(
          'downloadDocument',
          request,
          api({
            status: 200,
            content: '',
            disposition: `attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`,
          }).options,
        )
      ).name,
    ).toBe('plain.pdf');
  });

  it.each([
    undefined,
    'attachment',
    'attachment; filename="../../etc/passwd"',
    "attachment; filename*=UTF-8''..%2Fpasswd",
  ])('takes no name from %p', async (disposition) => {
    expect(
      (
        await callForFile(
          'downloadDocument',
          request,
          api({ status: 200, content: '', disposition }).options,
        )
      ).name,
    ).toBe('');
  });

  it('tells a refusal in the server’s words, and that the session is over', async () => {
    const refused = callForFile(
      'downloadDocument',
      request,
      api({ status: 403, content: '{"code":"session_ended","message":"Sign in again"}' }).options,
    );
    await expect(refused).rejects.toMatchObject({
      message: 'Sign in again',
      code: 'session_ended',
      status: 403,
      endsSession: true,
    });
  });

  it('tells a refusal without words by its status', async () => {
    await expect(
      callForFile('downloadDocument', request, api({ status: 502, content: '<html>' }).options),
    ).rejects.toMatchObject({
      message: 'Request failed with status code 502',
      status: 502,
      endsSession: false,
    });
  });
});
