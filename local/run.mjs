// Runs one TypeScript file of this repository on Node 24: `node local/run.mjs bench/main.ts --quick`.
import { bootstrap, loadEnvFile } from './bootstrap.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Which file? node local/run.mjs <file.ts> [arguments]');
  process.exit(1);
}
loadEnvFile();
process.exitCode = await bootstrap(script, args);
