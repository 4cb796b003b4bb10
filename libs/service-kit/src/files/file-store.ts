import { FILES, fileSubject, type Streams } from '../events/streams.js';
import { uuidv7 } from '../uuid.js';

/** How long the server may take to keep one piece, in milliseconds. */
const KEEP_WITHIN = 10_000;

/** A name nothing else has: the service a file is meant for, and an id that tells when it was made. */
export const fileName = (service: string): string => `${service}.${uuidv7()}`;

/** When a file was named, in epoch milliseconds. */
export const namedAt = (name: string): number =>
  Number.parseInt(
    name
      .slice(name.indexOf('.') + 1)
      .replace('-', '')
      .slice(0, 12),
    16,
  );

/** The file is not there (any more). */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

/**
 * Files on their way from the edge to a service, one message per piece: never more than one piece of a file is in
 * memory, on either side. Whoever puts one there encrypts it. JetStream forgets what nobody removes; see `FILES_KEPT_MS`.
 */
export class FileStore {
  constructor(private readonly streams: Streams) {}

  /** Stores a file under a name of `fileName`. What was stored of one that fails is removed. */
  async put(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const piece of pieces)
        await this.streams.client.publish(fileSubject(name), piece, { timeout: KEEP_WITHIN });
    } catch (error) {
      await this.remove(name);
      throw error;
    }
  }

  /** The pieces of a file in order, one at a time. Throws `FileGone` where there are none. */
  async *get(name: string): AsyncGenerator<Uint8Array, void> {
    let after = 0;
    for (;;) {
      const piece = await this.streams.manager.direct.getMessage(FILES, {
        seq: after + 1,
        next_by_subj: fileSubject(name),
      });
      if (!piece) break;
      after = piece.seq;
      yield piece.data;
    }
    if (after === 0) throw new FileGone(`the file ${name} is not there`);
  }

  /** Leaves nothing of a file, not even its name. Removing it again does nothing. */
  async remove(name: string): Promise<void> {
    await this.streams.manager.streams.purge(FILES, { filter: fileSubject(name) });
  }

  /** Names of the files that are meant for a service. */
  async list(service: string): Promise<string[]> {
    const { state } = await this.streams.manager.streams.info(FILES, { subjects_filter: fileSubject(`${service}.*`) });
    const prefix = fileSubject('').length;
    return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(prefix));
  }
}
