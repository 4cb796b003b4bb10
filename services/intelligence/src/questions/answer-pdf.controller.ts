import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { questionTitle } from '@talent-os/contracts/facts/question-words.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { getAnswerPdf } from '@talent-os/contracts/intelligence/answer-pdf.js';
import { FileStore, Handles, type Ctx } from '@talent-os/service-kit';
import { madeFile } from '@talent-os/service-kit/files/made-file';
import { pdfOf } from '@talent-os/service-kit/pdf/pdf-of';
import { blocksOf } from './answer-pdf.rules.js';
import { readAnswer } from './answer.js';
import { requireFitting } from './require-fitting.js';

@Controller()
export class AnswerPdfController {
  constructor(private readonly files: FileStore) {}

  @Handles(getAnswerPdf)
  async pdf({ title, ...asked }: Input<typeof getAnswerPdf>, ctx: Ctx) {
    requireFitting(ctx, asked);
    const [answer, { organization }] = await Promise.all([readAnswer(ctx, asked), ctx.call(getMe, {})]);
    const { currency, timezone } = organization;
    const content = await pdfOf({
      title: title ?? questionTitle(asked),
      language: 'en',
      madeAt: ctx.now,
      blocks: blocksOf({ title, question: asked, answer, currency, timezone }),
    });
    const filename = `${datasetOf(asked.dataset).label.toLowerCase().replaceAll(' ', '-')}.pdf`;
    return madeFile(ctx, this.files, 'intelligence', content, { kind: 'pdf', filename });
  }
}
