import type { Logger } from 'pino';
import { FILES, fileSubject, type Streams } from '../events/streams.js';
import { inBackground } from '../observe/in-background.js';
import { DomainError } from '../domain-error.js';
import { uuidv7 } from '../uuid.js';
import { inTime, LONGEST } from './in-time.js';

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
 * memory, on either side. The writer encrypts it. JetStream forgets what nobody removes; see `FILES_KEPT_MS`.
 */
export class FileStore {
  constructor(
    private readonly streams: Streams,
    private readonly log: Logger,
  ) {}

  /**
   * Stores a file under a name of `fileName`, until the deadline of the call it is part of (epoch milliseconds). What was
   * stored of one that fails is removed. Throws what the pieces throw, and `service.down` or `service.late`.
   */
  async put(name: string, pieces: AsyncIterable<Uint8Array>, until: number): Promise<void> {
    try {
      for await (const piece of pieces)
        await this.ask(until, () => this.streams.client.publish(fileSubject(name), piece, { timeout: LONGEST }));
    } catch (error) {
      this.discard(name);
      throw error;
    }
  }

  /**
   * The pieces of a file in order, one at a time, until the deadline of the call it is part of (epoch milliseconds).
   * Throws `FileGone` where there are none, and `service.down` or `service.late`.
   */
  async *get(name: string, until: number): AsyncGenerator<Uint8Array, void> {
    let after = 0;
    for (;;) {
      const filter = { seq: after + 1, next_by_subj: fileSubject(name) };
      const piece = await this.ask(until, () => this.streams.manager.direct.getMessage(FILES, filter));
      if (!piece) break;
      after = piece.seq;
      yield piece.data;
    }
    if (after === 0) throw new FileGone(`the file ${name} is not there`);
  }

  /** Leaves nothing of a file, not even its name. Removing it again does nothing. Throws `service.down`. */
  async remove(name: string): Promise<void> {
    await this.ask(Infinity, () => this.streams.manager.streams.purge(FILES, { filter: fileSubject(name) }));
  }

  /** Removes a file nobody needs any more. Nobody waits for it: JetStream forgets what could not be removed. */
  discard(name: string): void {
    inBackground('files.discard', this.remove(name), this.log);
  }

  /** Names of the files that are meant for a service. Throws `service.down`. */
  async list(service: string): Promise<string[]> {
    const filter = { subjects_filter: fileSubject(`${service}.*`) };
    const { state } = await this.ask(Infinity, () => this.streams.manager.streams.info(FILES, filter));
    const prefix = fileSubject('').length;
    return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(prefix));
  }

  /** Why JetStream did not do it is for the log; who waits hears that it cannot be done now. */
  private ask<T>(until: number, work: () => Promise<T>): Promise<T> {
    return inTime(until, work).catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      this.log.warn({ err: error }, 'the file store does not answer');
      throw new DomainError('service.down');
    });
  }
}
