import { createReadStream } from 'node:fs';

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
