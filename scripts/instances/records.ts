import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import type { SentMessage } from './message-gateway';
import type { Told } from './tally';

export interface Records {
  /** What people were told is done and is not there. */
  lost: string[];
  doubled: string[];
  /** What is there although its answer was lost, so that nobody was told. */
  untold: string[];
  /** Messages that the gateway got twice, each time with the id by which a provider knows the second as such. */
  repeatedMessages: string[];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Compares what people were told with what the database and the folder of files hold, and what was sent with what was to be sent. */
export async function compareRecords(
  databaseUrl: string,
  { told, messages, files }: { told: Told; messages: readonly SentMessage[]; files: string },
): Promise<Records> {
  const client = new Client(databaseUrl);
  await client.connect();
  const read = async (query: string): Promise<string[]> =>
    (await client.query<{ value: string }>(query)).rows.map(({ value }) => value);
  const kept = {
    application: await read('select number as value from application'),
    document: await read(
      `select application_number || ' ' || sha256 as value from document where file_key is not null`,
    ),
    customer: await read('select id as value from customer'),
    unsent: await read(
      'select id as value from outbox where delivered_at is null and abandoned_at is null',
    ),
  };
  await client.end();
  const fileCount = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
  const documents = told.documents.map(({ number, sha256 }) => `${number} ${sha256}`);
  const missing = (name: string, wanted: readonly string[], there: readonly string[]): string[] =>
    wanted.filter((value) => !there.includes(value)).map((value) => `${name} ${value}`);
  return {
    lost: [
      ...missing('application', told.applications, kept.application),
      ...missing('document', documents, kept.document),
      ...missing('customer', told.customers, kept.customer),
      ...kept.unsent.map((id) => `message ${id}`),
      ...(fileCount < kept.document.length ? [`${kept.document.length - fileCount} files`] : []),
    ],
    doubled: [
      ...repeated(kept.application).map((value) => `application ${value}`),
      ...repeated(kept.document).map((value) => `document ${value}`),
    ],
    untold: [
      ...missing('application', kept.application, told.applications),
      ...missing('document', kept.document, documents),
    ],
    repeatedMessages: repeated(messages.map(({ id }) => id)),
  };
}
