import { execFileSync } from 'node:child_process';
import { createApi } from '@/backoffice/app';
import type { TestCustomer } from '../account/customer';
import type { TestApi } from '../api/test-api';

/** What a file of the API holds. Throws where the answer is a failure. */
export async function fileOf(
  { container }: TestApi,
  { token }: Pick<TestCustomer, 'token'>,
  { path, language = 'en' }: { path: string; language?: string },
): Promise<Buffer> {
  const answer = await createApi(container).fetch(
    new Request(`https://site.example/api/v1${path}`, {
      headers: { cookie: `__Host-login_token=${token}`, 'accept-language': language },
    }),
  );
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The words of a PDF as poppler reads them, laid out as on the page. */
export const textOfPdf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });

/** The words of a PDF that the API answers. */
export async function pdfTextOf(...call: Parameters<typeof fileOf>): Promise<string> {
  return textOfPdf(await fileOf(...call));
}
