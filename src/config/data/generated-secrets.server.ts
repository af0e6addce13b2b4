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
  deskToken: secret,
  sessionSecret: secret,
  dataEncryptionKey: z.string().length(43),
});
const storedSchema = secretsSchema.partial().required({ deskToken: true });
export type GeneratedSecrets = z.infer<typeof secretsSchema>;

/** Secrets stored in `dataDir/secrets.json` (mode 0600), generated at the first start; without a folder they last as long as the process. */
export function generatedSecrets(dataDir: string | null): GeneratedSecrets {
  const generated = {
    deskToken: newSecret(),
    sessionSecret: newSecret(),
    dataEncryptionKey: newSecret(),
  };
  if (dataDir === null) return generated;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  writeOnce(path, serialiseSecrets(generated));
  chmodSync(path, 0o600);
  const stored = readSecrets(path);
  const complete = { ...generated, ...stored };
  if (Object.keys(stored).length < Object.keys(complete).length)
    replaceFile(path, serialiseSecrets(complete));
  return complete;
}

function serialiseSecrets(secrets: GeneratedSecrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** Adds secrets introduced by later versions to an existing file. */
function replaceFile(path: string, content: string): void {
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, content, { mode: 0o600 });
  renameSync(temporaryPath, path);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates the file atomically by a hard link, so that a second process starting at the same time never reads a partial file. */
function writeOnce(path: string, content: string): void {
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, content, { mode: 0o600 });
  try {
    linkSync(temporaryPath, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    unlinkSync(temporaryPath);
  }
}

function readSecrets(path: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(
      `${path} is not readable as secrets. Restore it, or remove it to have new secrets made.`,
    );
  }
}
