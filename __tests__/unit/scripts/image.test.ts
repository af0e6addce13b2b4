import { readdirSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { parseAllDocuments } from 'yaml';
import { envSchema, parseEnv } from '@/config/env.server';
import { memoryEnvironment } from '../../../scripts/lib/memory-environment.mjs';

type Tree = { [name: string]: Tree } & Tree[];

/** Reads untyped YAML; a misspelt place is undefined, and fails where it is looked at. */
const documentsIn = (path: string): Tree[] =>
  parseAllDocuments(readFileSync(path, 'utf8'), { merge: true, strict: true }).map((document) => {
    expect([...document.errors, ...document.warnings].map(String)).toEqual([]);
    return document.toJS() as Tree;
  });

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [compose] = documentsIn('compose.yaml');
const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder).flatMap((file) => documentsIn(`${folder}/${file}`));
const manifest = (kind: string, name: string): Tree | undefined =>
  manifests.find((each) => String(each.kind) === kind && String(each.metadata?.name) === name);
const settingNames = new Set([
  ...Object.keys(envSchema.shape),
  'NODE_ENV',
  'NEXT_TELEMETRY_DISABLED',
  ...Object.keys(memoryEnvironment),
]);
const unknown = (names: readonly string[]): string[] =>
  names.filter((name) => !settingNames.has(name));
const textOf = (value: unknown): string => JSON.stringify(value);

describe('The image', () => {
  it('is described without a fault', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('runs as nobody in particular, without npm and compiler, asks itself whether it lives, and knows every setting it sets', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages.map((stage) => stage.split('\n')[0])).toEqual([
      '${NODE_IMAGE} AS build',
      '${BASE_IMAGE} AS site',
      'site AS operator',
      'site',
    ]);
    const [, site = ''] = stages;
    expect([...site.matchAll(/^(?:COPY|RUN) .*$/gm)].map(([line]) => line)).toEqual([
      'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
      'COPY --from=build /site /site',
      'COPY --from=build --chown=10001:10001 /data /data',
    ]);
    expect(site).toMatch(/^USER 10001:10001$/m);
    expect(site).toContain("'/healthz'");
    const names = [...(/^ENV (.*)$/m.exec(site)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)];
    expect(names.length).toBeGreaterThan(4);
    expect(unknown(names.map(([, name]) => name ?? ''))).toEqual([]);
    for (const setting of Object.entries(memoryEnvironment))
      expect(site).toContain(` ${setting.join('=')} `);
  });

  it('is built from the same major release of Node as the tests know, and of no file that is secret', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toContain('>=24');
    expect(dockerfile).toContain('ARG NODE_IMAGE=node:24-');
    const lines = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(lines.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    const copied = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(copied.filter((path) => !readdirSync('.').includes(path))).toEqual([]);
    expect(lines).toContain('**/.env*');
  });
});

describe('The composition', () => {
  const services = compose?.services ?? ({} as Tree);
  const settings = Object.fromEntries(
    Object.entries(services.site?.environment ?? {}).map(([name, value]) => [
      name,
      // What stands there where the person who starts it sets nothing.
      String(value).replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1'),
    ]),
  );

  it('gives two instances settings that the site starts with', () => {
    expect(Number(services.site?.deploy?.replicas)).toBe(2);
    expect(unknown(Object.keys(settings))).toEqual([]);
    expect(parseEnv(settings).STORAGE_MODE).toBe('postgres');
    expect(textOf(services.migrate?.environment)).toBe(textOf(services.site?.environment));
  });

  it('names services that there are, and programs that the build makes', () => {
    const hosts = ['DATABASE_URL', 'S3_ENDPOINT', 'MAIL_SMTP_URL'].map(
      (name) => new URL(settings[name] ?? '').hostname,
    );
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([...hosts, settings.CLAMD_HOST, 'proxy']),
    );
    const built = /\[((?:\s*'[a-z-]+',?)+\s*)\]/.exec(
      readFileSync('scripts/build.mjs', 'utf8'),
    )?.[1];
    const programs = [...(built ?? '').matchAll(/'([a-z-]+)'/g)].map(
      ([, name]) => `dist/server/${name}.mjs`,
    );
    expect(programs).toContain(String(services.migrate?.command?.[1]));
    expect(programs).toContain(/"(dist\/server\/backup\.mjs)"/.exec(dockerfile)?.[1]);
  });

  it('lets nobody but this machine in, and writes nowhere but in volumes', () => {
    for (const service of Object.values(services)) {
      for (const port of Object.values(service.ports ?? {}))
        expect(String(port)).toMatch(/^127\.0\.0\.1:/);
    }
    for (const name of ['site', 'migrate', 'backup'])
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('puts the recipe of the documents in front', () => {
    const recipe = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1];
    const conf = readFileSync('deploy/nginx/site.conf', 'utf8').replaceAll(/\s+/g, ' ');
    const wanted = (recipe ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.endsWith(';') && !/^proxy_pass|^proxy_set_header Host/.test(line));
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((line) => !conf.includes(line))).toEqual([]);
    expect(conf).toContain(`server site:${parseEnv({}).PORT} resolve;`);
  });
});

describe('The manifests', () => {
  const site = manifest('Deployment', 'site');
  const pod = site?.spec?.template?.spec;
  const container = pod?.containers?.[0];

  it('give settings that the site starts with once the secrets are there', () => {
    const given = Object.entries(manifest('ConfigMap', 'site-settings')?.data ?? {});
    expect(unknown(given.map(([name]) => name))).toEqual([]);
    const text = readFileSync(`${folder}/settings.yaml`, 'utf8');
    const secrets = [
      ...(/site-secrets[^:]*:([\s\S]*?)\./.exec(text)?.[1] ?? '').matchAll(/[A-Z][A-Z0-9_]{4,}/g),
    ].map(String);
    expect(unknown(secrets)).toEqual([]);
    const values: Record<string, string> = {
      DATABASE_URL: 'postgres://site:word@db.example/site?sslmode=verify-full',
      DESK_TOKEN: `staff:${'x'.repeat(30)}`,
      SESSION_SECRET: 'x'.repeat(40),
      DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32, 'x').toString('base64')}`,
      MAIL_SMTP_URL: 'smtps://mail.example',
    };
    expect(secrets).toEqual(expect.arrayContaining(Object.keys(values)));
    const secret = Object.fromEntries(
      secrets.map((name) => [name, values[name] ?? 'x'.repeat(30)]),
    );
    const map = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    expect(parseEnv({ ...map, ...secret }).STORAGE_MODE).toBe('postgres');
  });

  it('ask the addresses of health on the ports that the site opens', () => {
    const answered = readFileSync('src/server/api/api-gateway.ts', 'utf8');
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      const asked = container?.[probe]?.httpGet;
      expect(answered).toContain(`pathname === '${String(asked?.path)}'`);
      expect(String(asked?.port)).toBe('http');
    }
    expect(String(container?.readinessProbe?.httpGet?.path)).toBe('/readyz');
    const ports = Object.fromEntries(
      Object.values(container?.ports ?? {}).map(({ name, containerPort }) => [
        String(name),
        Number(containerPort),
      ]),
    );
    const metricsPort = Number(manifest('ConfigMap', 'site-settings')?.data?.METRICS_PORT);
    expect(ports).toEqual({ http: parseEnv({}).PORT, metrics: metricsPort });
    expect(site?.spec?.template?.metadata?.annotations).toMatchObject({
      'prometheus.io/port': String(metricsPort),
      'prometheus.io/path': '/metrics',
    });
  });

  it('leave the site the time that it takes to end, after its proxies know', () => {
    const main = readFileSync('src/server/main.ts', 'utf8');
    const limit = Number(/stopLimitMs = ([\d_]+);/.exec(main)?.[1]?.replaceAll('_', '')) / 1_000;
    const drain = parseEnv({}).DRAIN_SECONDS;
    expect(limit).toBe(25);
    expect(drain).toBeGreaterThan(0);
    const graces = [pod?.terminationGracePeriodSeconds, compose?.services?.site?.stop_grace_period];
    for (const grace of graces)
      expect(parseInt(String(grace), 10)).toBeGreaterThanOrEqual(drain + limit);
  });

  it('keep instances while others are replaced, run them without rights, and name each other', () => {
    const budget = manifest('PodDisruptionBudget', 'site');
    expect(Number(budget?.spec?.minAvailable)).toBeLessThan(Number(site?.spec?.replicas));
    const labels = site?.spec?.template?.metadata?.labels;
    for (const other of [budget, manifest('NetworkPolicy', 'site')])
      expect((other?.spec?.selector ?? other?.spec?.podSelector)?.matchLabels).toEqual(labels);
    expect(manifest('Service', 'site')?.spec?.selector).toEqual(labels);
    for (const spec of [pod, manifest('Job', 'site-migrate')?.spec?.template?.spec]) {
      expect(spec?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
      expect(spec?.containers?.[0]?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    const [listed] = documentsIn(`${folder}/kustomization.yaml`);
    expect(
      Object.values(listed?.resources ?? {})
        .map(String)
        .sort(),
    ).toEqual(
      readdirSync(folder)
        .filter((file) => file !== 'kustomization.yaml')
        .sort(),
    );
  });
});
