// `npm test` (everything) and `npm run check` (`--fast`). The environment file of this clone is not
// read: tests bring ephemeral services of their own and must not reach anyone's data.
import { bootstrap } from './bootstrap.mjs';

process.exitCode = await bootstrap('local/test.ts', process.argv.slice(2));
