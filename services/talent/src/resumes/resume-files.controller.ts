import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { resumeJson, resumePdf, resumeText, type Resume } from '@talent-os/contracts/talent/resumes.js';
import { FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { fileName } from '@talent-os/service-kit/files/file-store';
import { keptName } from '@talent-os/service-kit/files/kept-name';
import { storeSealed } from '@talent-os/service-kit/files/sealed-file';
import { pdfOf } from '@talent-os/service-kit/pdf/pdf-of';
import { oneResume } from './one-resume.js';
import { blocksOf, jsonResume, plainText } from './writing.rules.js';

@Controller()
export class ResumeFilesController {
  constructor(private readonly files: FileStore) {}

  @Handles(resumePdf)
  async pdf({ positionId }: Input<typeof resumePdf>, ctx: Ctx) {
    const { resume } = await oneResume(ctx, positionId);
    const content = await pdfOf({
      title: `Resume of ${resume.name}`,
      author: resume.name,
      language: 'en',
      madeAt: ctx.now,
      blocks: blocksOf(resume),
    });
    const object = fileName('talent');
    const sealedKey = await storeSealed(this.files, object, ctx.organizationId, whole(content), ctx.meta.deadline);
    return { object, sealedKey, bytes: content.length, kind: 'pdf' as const, filename: nameOf(resume, 'pdf') };
  }

  @Handles(resumeText)
  async text({ positionId }: Input<typeof resumeText>, ctx: Ctx) {
    const { resume } = await oneResume(ctx, positionId);
    return { filename: nameOf(resume, 'txt'), text: plainText(resume) };
  }

  @Handles(resumeJson)
  async json({ positionId }: Input<typeof resumeJson>, ctx: Ctx) {
    const { resume, shown } = await oneResume(ctx, positionId);
    return { filename: nameOf(resume, 'json'), json: `${JSON.stringify(jsonResume(resume, shown), null, 2)}\n` };
  }
}

const nameOf = ({ name, positionTitle }: Resume, ending: string): string =>
  keptName(['Resume', name, positionTitle].filter(Boolean).join(' '), ending, /(?!)/);

async function* whole(content: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield content;
}
