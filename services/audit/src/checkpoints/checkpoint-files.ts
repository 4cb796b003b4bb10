import { constants, mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Checkpoint } from './checkpoint.rules.js';
import type { Heartbeat } from './heartbeat.rules.js';
import { checkpointSettings } from './settings.js';

/** A line is far shorter than this, in bytes. */
const TAIL = 8_192;

/**
 * The second place of an organization: `<organization>.jsonl`, its checkpoints, one signed line each, only ever made
 * longer; and `<organization>.heartbeat.json`, its last sign of life.
 */
@Injectable()
export class CheckpointFiles {
  readonly directory = checkpointSettings(process.env).directory;

  /**
   * Adds the checkpoints that the file does not have yet; `newer` tells those after a sequence. The lines are on the disk
   * when this answers. One caller at a time per organization: hold the head's lock. A file that should be there and is
   * gone is made anew only with `create`, so that its loss is seen before it is mended; without, it throws `ENOENT`.
   */
  async extend(
    organizationId: string,
    newer: (after: number) => Promise<readonly Checkpoint[]>,
    { create }: { readonly create: boolean },
  ): Promise<void> {
    if (create) await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const flags = constants.O_RDWR | constants.O_APPEND | (create ? constants.O_CREAT : 0);
    const file = await open(this.pathOf(organizationId), flags, 0o600);
    try {
      const { last, end, size } = await lastLine(file);
      const checkpoints = await newer(last?.sequence ?? 0);
      if (checkpoints.length === 0) return;
      // What a crash left of a half-written line.
      if (end < size) await file.truncate(end);
      await file.appendFile(checkpoints.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Puts a sign of life in the place of the one before. */
  async beat(heartbeat: Heartbeat): Promise<void> {
    const path = this.heartbeatOf(heartbeat.organizationId);
    await writeFile(`${path}.new`, `${JSON.stringify(heartbeat)}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  /** The last whole line of checkpoints; nothing where there is none that can be read. */
  async lastOf(organizationId: string): Promise<Checkpoint | undefined> {
    const file = await open(this.pathOf(organizationId), 'r').catch(() => undefined);
    try {
      return file && (await lastLine(file)).last;
    } catch {
      return undefined;
    } finally {
      await file?.close();
    }
  }

  /** The last sign of life in the copy, of any writer; nothing where there is none that can be read. */
  async lastBeatOf(organizationId: string): Promise<Heartbeat | undefined> {
    try {
      return JSON.parse(await readFile(this.heartbeatOf(organizationId), 'utf8')) as Heartbeat;
    } catch {
      return undefined;
    }
  }

  pathOf(organizationId: string): string {
    return join(this.directory, `${organizationId}.jsonl`);
  }

  heartbeatOf(organizationId: string): string {
    return join(this.directory, `${organizationId}.heartbeat.json`);
  }
}

/** The checkpoint on the last whole line, where that line ends, and the size of the file in bytes. */
async function lastLine(file: FileHandle): Promise<{ last: Checkpoint | undefined; end: number; size: number }> {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL);
  const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const newline = buffer.lastIndexOf(0x0a);
  if (newline < 0) return { last: undefined, end: start, size };
  const line = buffer.subarray(buffer.lastIndexOf(0x0a, newline - 1) + 1, newline).toString('utf8');
  return { last: JSON.parse(line) as Checkpoint, end: start + newline + 1, size };
}
