import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secret = z.string().min(24);
const secretsSchema = z.object({
  revalidateSecret: secret,
  deskToken: secret,
  sessionSecret: secret,
  dataEncryptionKey: z.string().length(43),
});
const keptSchema = secretsSchema.partial().required({ revalidateSecret: true, deskToken: true });
export type GeneratedSecrets = z.infer<typeof secretsSchema>;

/** Secrets kept in `dataDir/secrets.json` (mode 0600), made at the first start; without a folder they last as long as the process. */
export function generatedSecrets(dataDir: string | null): GeneratedSecrets {
  const fresh = {
    revalidateSecret: newSecret(),
    deskToken: newSecret(),
    sessionSecret: newSecret(),
    dataEncryptionKey: newSecret(),
  };
  if (dataDir === null) return fresh;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  writeOnce(path, written(fresh));
  chmodSync(path, 0o600);
  const kept = readSecrets(path);
  const complete = { ...fresh, ...kept };
  if (Object.keys(kept).length < Object.keys(complete).length) replace(path, written(complete));
  return complete;
}

function written(secrets: GeneratedSecrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** A file of an earlier version gets the secrets that came later. */
function replace(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A link appears whole or not at all, so a second process starting at the same moment never reads half a file. */
function writeOnce(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    unlinkSync(draft);
  }
}

function readSecrets(path: string): z.infer<typeof keptSchema> {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(
      `${path} is not readable as secrets. Restore it, or remove it to have new secrets made.`,
    );
  }
}
