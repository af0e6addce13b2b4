import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { freePort, startSite, type RunningSite } from './site-process';

export interface TlsSite extends RunningSite {
  /** Where a browser reaches it; `url` is the plain port behind the proxy. */
  tlsUrl: string;
}

/** A site that a proxy serves by https, with a certificate of its own, as in production: the site itself hears http. */
export async function startTlsSite(settings: Record<string, string> = {}): Promise<TlsSite> {
  const tlsPort = await freePort();
  const tlsUrl = `https://localhost:${tlsPort}`;
  const site = await startSite({ ...settings, SITE_URL: tlsUrl });
  const proxy = createProxy(site);
  await new Promise<void>((resolve) => proxy.listen(tlsPort, '127.0.0.1', resolve));
  return {
    ...site,
    tlsUrl,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      return site.stop();
    },
  };
}

function createProxy({ port, dataDir }: RunningSite): Server {
  return createServer(newCertificate(dataDir), (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const behind = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    behind.on('error', () => outgoing.destroy());
    outgoing.on('close', () => behind.destroy());
    incoming.pipe(behind);
  });
}

function newCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'tls-key.pem'), join(folder, 'tls-cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ],
    { stdio: 'pipe' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
