import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/**
 * A file of passwords that were found in leaks: eight bytes that say what it is, then the first ten bytes of the SHA-1 of
 * each, rising. Ten million take 100 MB, and a look-up reads some thirty times ten bytes of it.
 */
const MAGIC = Buffer.from('TOSPWL1\n');
const RECORD = 10;
/** Records written at a time. */
const BATCH = 50_000;
const LINE = /^([0-9a-f]{40})(?::\d+)?$/i;

/**
 * Makes the file of a list with one SHA-1 in hexadecimal a line, rising, with or without `:count` behind it, as haveibeenpwned
 * gives it out. Answers how many it holds. Throws, naming the line, where one is something else or out of order.
 */
export async function makeBreachedList(from: string, to: string): Promise<number> {
  const file = await open(to, 'w');
  try {
    await file.write(MAGIC);
    let [line, count, before] = [0, 0, ''];
    let waiting: Buffer[] = [];
    const flush = async () => {
      if (waiting.length > 0) await file.write(Buffer.concat(waiting));
      waiting = [];
    };
    for await (const text of createInterface({ input: createReadStream(from), crlfDelay: Infinity })) {
      line += 1;
      if (text.trim() === '') continue;
      const hash = LINE.exec(text.trim())?.[1]?.toUpperCase();
      if (!hash) throw new Error(`line ${line} is no SHA-1 in hexadecimal`);
      if (hash < before) throw new Error(`line ${line} is out of order: sort the list by its hashes first`);
      if (hash !== before) {
        waiting.push(Buffer.from(hash.slice(0, 2 * RECORD), 'hex'));
        count += 1;
      }
      before = hash;
      if (waiting.length >= BATCH) await flush();
    }
    await flush();
    return count;
  } finally {
    await file.close();
  }
}

/** A list as it is looked into: nothing of it stays in memory. */
export class BreachedList {
  private constructor(
    private readonly file: FileHandle,
    readonly count: number,
  ) {}

  /** Throws where the file is something else. */
  static async open(path: string): Promise<BreachedList> {
    const file = await open(path);
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    if (!buffer.equals(MAGIC) || (size - MAGIC.length) % RECORD !== 0) {
      await file.close();
      throw new Error(`${path} is no list of passwords: make one with password-list.js`);
    }
    return new BreachedList(file, (size - MAGIC.length) / RECORD);
  }

  async has(password: string): Promise<boolean> {
    const wanted = createHash('sha1').update(password).digest().subarray(0, RECORD);
    const record = Buffer.alloc(RECORD);
    let [low, high] = [0, this.count - 1];
    while (low <= high) {
      const middle = Math.floor((low + high) / 2);
      await this.file.read(record, 0, RECORD, MAGIC.length + middle * RECORD);
      const order = wanted.compare(record);
      if (order === 0) return true;
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return false;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
