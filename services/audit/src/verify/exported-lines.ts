import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './heartbeat.js';
import type { Source } from './source.js';

/** The second copy of an organization's checkpoints, in a folder. */
export const copyIn = (folder: string, organizationId: string): Pick<Source, 'exported' | 'heartbeat'> => ({
  exported: () => linesOf(join(folder, `${organizationId}.jsonl`)),
  heartbeat: () => textOf(join(folder, `${organizationId}.heartbeat.json`)),
});

/** The whole lines of a file; none where there is no file. A last line without its end was never finished, and is not told. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
