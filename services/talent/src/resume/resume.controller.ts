import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { readResume, type FoundText } from '@talent-os/contracts/talent/resume.js';
import { DomainError, FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import { readApart } from '@talent-os/service-kit/reading/read-apart';
import type { Found } from './contact.rules.js';
import { READER, type ReadResume } from './read-resume.js';

/** In milliseconds: no résumé takes so long. */
const READ_FOR_MS = 15_000;

@Controller()
export class ResumeController {
  constructor(private readonly files: FileStore) {}

  @Handles(readResume)
  async read({ file }: Input<typeof readResume>, ctx: Ctx) {
    try {
      const pieces: Buffer[] = [];
      for await (const piece of readSealed(this.files, file, ctx.organizationId, ctx.meta.deadline))
        pieces.push(Buffer.from(piece));
      const task = { kind: file.kind, filename: '', content: Buffer.concat(pieces) };
      const read = await readApart<ReadResume>(READER, task, READ_FOR_MS);
      if ('problem' in read) throw new DomainError(`resume.${read.problem}`);
      return proposed(read);
    } finally {
      this.files.discard(file.object);
    }
  }
}

/** What was found, each with the line it stands in. */
function proposed({ contact, entries, lines }: ReadResume) {
  const at = (value: string, line: number): FoundText => ({ value, page: lines[line]!.page, line: lines[line]!.text });
  const shown = (found: Found | null) => found && at(found.value, found.line);
  return {
    contact: { name: shown(contact.name), email: shown(contact.email), phone: shown(contact.phone) },
    entries: entries.map(({ kind, title, place, period, description }) => ({
      kind,
      title: shown(title),
      place: shown(place),
      startMonth: period.startMonth,
      endMonth: period.endMonth,
      period: at(lines[period.line]!.text, period.line),
      description,
    })),
  };
}
