import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Checkpoint } from './checkpoint.rules.js';
import { checkpointSettings } from './settings.js';

/** A line is far shorter than this, in bytes. */
const TAIL = 8_192;

/** The second place of the checkpoints: `<organization>.jsonl`, one signed line each, only ever made longer. */
@Injectable()
export class CheckpointFiles {
  readonly directory = checkpointSettings(process.env).directory;

  /**
   * Adds the checkpoints that the file does not have yet; `newer` tells those after a sequence. The lines are on the disk
   * when this answers. One caller at a time per organization: hold the head's lock.
   */
  async extend(organizationId: string, newer: (after: number) => Promise<readonly Checkpoint[]>): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const file = await open(this.pathOf(organizationId), 'a+', 0o600);
    try {
      const { sequence, end, size } = await lastLine(file);
      const checkpoints = await newer(sequence);
      if (checkpoints.length === 0) return;
      // What a crash left of a half-written line.
      if (end < size) await file.truncate(end);
      await file.appendFile(checkpoints.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  pathOf(organizationId: string): string {
    return join(this.directory, `${organizationId}.jsonl`);
  }
}

/** The sequence on the last whole line (0 where there is none), where that line ends, and the size of the file in bytes. */
async function lastLine(file: FileHandle): Promise<{ sequence: number; end: number; size: number }> {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL);
  const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const newline = buffer.lastIndexOf(0x0a);
  if (newline < 0) return { sequence: 0, end: start, size };
  const line = buffer.subarray(buffer.lastIndexOf(0x0a, newline - 1) + 1, newline).toString('utf8');
  return { sequence: (JSON.parse(line) as Checkpoint).sequence, end: start + newline + 1, size };
}
