import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  FAULTS_SHOWN,
  importOrganization,
  organizationImported,
  type ImportKind,
} from '@talent-os/contracts/identity/organization-import.js';
import { textOfBytes, type DecodedText } from '@talent-os/contracts/text-of-bytes.js';
import { DomainError, FileStore, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import { expectInTime } from '@talent-os/service-kit/in-time';
import { offThread } from '@talent-os/service-kit/off-thread';
import { accountOf } from './account.rules.js';
import { takePeople } from './take-people.js';
import { takeTeams } from './take-teams.js';
import type { ReadRows, TakenRows } from './read-rows.js';
import type { Taking } from './taking.js';
import type { ImportRow, PersonRow, TeamRow } from './row.rules.js';

const READER = new URL('read-rows.js', import.meta.url);
const READ_WITHIN_MS = 60_000;

type ImportAnswer = Output<typeof importOrganization>;

/** Takes nothing: what was looked up is let go. */
class NotTaken extends Error {
  constructor(readonly answer: ImportAnswer) {
    super('not taken');
  }
}

@Controller()
export class ImportController {
  constructor(private readonly files: FileStore) {}

  /** A file is taken whole or not at all, in one transaction: what it rests on cannot change in between. */
  @Handles(importOrganization)
  async import({ kind, dryRun, strict, file }: Input<typeof importOrganization>, ctx: Ctx): Promise<ImportAnswer> {
    const { text, encoding } = await this.textOf(ctx, file);
    const read = await offThread<object, ReadRows>(READER, 'readRows', { kind, text, strict }, READ_WITHIN_MS);
    if ('refused' in read) throw new DomainError(read.refused);
    const imported = ctx.db.write(async (tx) => {
      await tx.advisoryLock('teams');
      const taking = await planned(tx, kind, read.rows);
      const answer = answerOf({ ...read, found: [encoding, ...read.found] }, taking, dryRun);
      if (!answer.taken) throw new NotTaken(answer);
      await taking.take();
      expectInTime(ctx);
      ctx.emit(organizationImported, { what: kind, rows: taking.rows });
      return answer;
    });
    return imported.catch((error: unknown) => {
      if (error instanceof NotTaken) return error.answer;
      throw error;
    });
  }

  private async textOf(ctx: Ctx, file: Input<typeof importOrganization>['file']): Promise<DecodedText> {
    try {
      const pieces: Buffer[] = [];
      for await (const piece of readSealed(this.files, file, ctx.organizationId, ctx.meta.deadline))
        pieces.push(Buffer.from(piece));
      return textOfBytes(Buffer.concat(pieces));
    } finally {
      this.files.discard(file.object);
    }
  }
}

const planned = (tx: Transaction, kind: ImportKind, rows: readonly ImportRow[]) =>
  kind === 'people' ? takePeople(tx, rows as readonly PersonRow[]) : takeTeams(tx, rows as readonly TeamRow[]);

function answerOf(read: TakenRows, taking: Taking, dryRun: boolean): ImportAnswer {
  const { rows, known, faults } = taking;
  const faulty = read.faulty + faults.length;
  const shown = [...read.faults, ...faults].toSorted((one, other) => one.line - other.line).slice(0, FAULTS_SHOWN);
  const taken = !dryRun && faulty === 0 && rows > 0;
  const account = accountOf({ ...read, ...taking, faulty }, taken);
  return { rows, known, taken, faulty, faults: shown, account, found: [...read.found], notes: [...read.notes] };
}
