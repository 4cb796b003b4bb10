import { existsSync, readdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { startService } from './child.ts';
import { root, toolFile } from './paths.ts';
import type { Platform } from './platform.ts';
import { note } from './progress.ts';
import type { StopList } from './stopping.ts';
import { explain } from './trouble.ts';

interface WatchOptions {
  dir: string;
  env: NodeJS.ProcessEnv;
  platform: Platform;
  stopList: StopList;
  signal: AbortSignal;
}

// The compiler writes many files per change; the platform starts again once it is quiet.
const QUIET_MS = 300;

/** Compiled output of everything the platform runs. */
function outputFolders(): string[] {
  return ['libs', 'services', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => ({ name, path: join(root, group, name, 'dist') })))
    .filter(({ name, path }) => name !== 'web' && existsSync(path))
    .map(({ path }) => path);
}

/** Compiles on every change, starts the platform again, and serves the web app with hot reload. */
export function watch(options: WatchOptions): void {
  const { dir, env, platform, stopList, signal } = options;
  const webPort = Number(env['PORT']) + 10;
  const tools = [
    { name: 'The compiler', command: toolFile('tsc'), args: ['-b', '--watch', '--preserveWatchOutput'], cwd: root },
    {
      name: 'The web server',
      command: toolFile('vite'),
      args: ['--port', String(webPort), '--strictPort'],
      cwd: join(root, 'apps', 'web'),
    },
  ];
  for (const tool of tools) {
    const logFile = join(dir, 'logs', `${tool.command.split('/').at(-1)}.log`);
    const service = startService({ ...tool, env, logFile });
    stopList.add(() => service.stop(1000));
    service.exited.then(
      (how) => signal.aborted || note(`${how}. Its log: ${logFile}`),
      (error: unknown) => note(explain(error)),
    );
    note(`  ${tool.name} runs; its log: ${logFile}`);
  }
  note(`Web app with hot reload: http://localhost:${webPort}`);

  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = async (): Promise<void> => {
    note('… starting the platform again');
    await platform.restart().then(
      () => note('✓ the platform is ready'),
      (error: unknown) => note(`${explain(error)}\nWaiting for the next change.`),
    );
  };
  for (const folder of outputFolders()) {
    const watcher = watchFolder(folder, { recursive: true }, (_event, file) => {
      if (file?.endsWith('.js') !== true) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart).catch((error: unknown) => note(explain(error)));
      }, QUIET_MS);
    });
    stopList.add(() => Promise.resolve(watcher.close()));
  }
}
