// `npm run test:containers`: Dockerfile, docker-compose.yml and the scripts of deploy/docker, run on this machine's container
// engine as an operator would, and everything removed again. It needs a few minutes and is no part of `npm test`.
import { parseArgs } from 'node:util';
import { findChromium } from '../checks/browser.ts';
import { stopRequest, StopList } from '../stopping.ts';
import { explain } from '../trouble.ts';
import { exercise } from './exercise.ts';
import { conclude } from './report.ts';

const USAGE = `npm run test:containers -- [options]
  --no-evidence   leave docs/evidence/containers.md alone
  --once          build the image once, without showing that a second build has the same layers`;

const { values } = parseArgs({
  options: {
    'no-evidence': { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<number> {
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const signal = stopRequest();
  const stopList = new StopList();
  try {
    const results = await exercise({ browser: await findChromium(signal), once: values.once, stopList, signal });
    return conclude(results, !values['no-evidence']) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${signal.aborted ? 'Stopped.' : explain(error)}\n`);
    return 1;
  } finally {
    await stopList.stopAll((error) => process.stderr.write(`${explain(error)}\n`));
  }
}

process.exitCode = await run();
process.disconnect?.();
