import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Builds, once, a Next application with one empty page; returns its folder. */
export function buildBareNext(): string {
  const directory = resolve('.next', 'bare-next');
  if (existsSync(resolve(directory, '.next', 'BUILD_ID'))) return directory;
  mkdirSync(resolve(directory, 'app'), { recursive: true });
  if (!existsSync(resolve(directory, 'node_modules')))
    symlinkSync(resolve('node_modules'), resolve(directory, 'node_modules'));
  writeFileSync(resolve(directory, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(
    resolve(directory, 'next.config.js'),
    `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
  );
  writeFileSync(
    resolve(directory, 'app', 'layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  );
  writeFileSync(
    resolve(directory, 'app', 'page.jsx'),
    'export const metadata = { title: "Bare page", description: "Nothing but the framework" };\nexport default function Page() { return <main><h1>Bare page</h1></main>; }\n',
  );
  execFileSync(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'build', directory], {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return directory;
}
