// `npm start` and `npm run dev`: takes the lock of this clone, then runs main.ts on Node 24.
import { bootstrap, loadEnvFile } from './bootstrap.mjs';
import { takeLock } from './lock.mjs';

loadEnvFile();
const address = `http://localhost:${process.env.PORT ?? 8080}`;
const lock = takeLock(address);
if (lock.other) {
  console.error(
    `Talent OS already runs from this folder: ${lock.other.address} (process ${lock.other.pid}).\n` +
      `Stop it with Ctrl-C in its window or with: kill ${lock.other.pid}`,
  );
  process.exit(1);
}
process.on('exit', lock.release);
process.exitCode = await bootstrap('local/main.ts', process.argv.slice(2));
