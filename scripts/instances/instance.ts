import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { memoryEnvironment } from '../lib/memory-environment.mjs';

/** One process of the built site on a port of its own. */
export class Instance {
  #child: ChildProcess | undefined;
  #said = '';

  constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  /** Starts the process from a built tree, this one by default. */
  start(tree = process.cwd()): void {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
      cwd: tree,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...memoryEnvironment,
        ...this.settings,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (text: Buffer): void => void (this.#said += text.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    // A run that is broken off leaves nothing behind.
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.#child = child;
  }

  /** Ends the process as a deployment does. Resolves with its exit code, or the signal that ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string | null> {
    const child = this.#child;
    if (!child || !this.isRunning()) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code, by] = await ended;
    return code ?? by;
  }

  /** The id of the process, while it runs. */
  get processId(): number | undefined {
    return this.isRunning() ? this.#child?.pid : undefined;
  }

  isRunning(): boolean {
    return (
      this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
    );
  }

  /** What it printed, at the level of LOG_LEVEL. */
  said(): string {
    return this.#said;
  }
}
