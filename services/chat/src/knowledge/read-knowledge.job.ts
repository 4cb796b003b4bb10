import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { knowledgeChanged } from '@talent-os/contracts/chat/knowledge.js';
import { readKnowledge } from '@talent-os/contracts/chat/jobs.js';
import { uuidv7, Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { readApart } from '@talent-os/service-kit/reading/read-apart';
import { contentOf } from './kept-file.js';
import type { KnowledgeFile } from './knowledge-file.entity.js';
import { READER, type ReadText } from './reading/read-file.js';

type FileToRead = Pick<KnowledgeFile, 'id' | 'kind' | 'filename' | 'object' | 'sealedKey'>;

@Injectable()
export class ReadKnowledge {
  /** Reads the file of a document and keeps its passages. What is wrong with the file is told; anything else comes again. */
  @Works(readKnowledge)
  async read({ knowledgeFileId: id, edition }: JobData<typeof readKnowledge>, ctx: Ctx): Promise<void> {
    const work = await ctx.db.readOne<FileToRead>(
      `select f.id, f.kind, f.filename, f.object, f.sealed_key as "sealedKey" from chat.knowledge_file f
       where f.organization_id = $1 and f.id = $2 and f.edition = $3 and f.state = 'processing'`,
      [id, edition],
    );
    if (!work) return;
    const { kind, filename } = work;
    const result = await readApart<ReadText>(READER, { kind, filename, content: await contentOf(ctx, work) });
    const { problem, pages, passages, language } =
      'problem' in result ? { ...nothing, ...result } : { ...result, problem: null };
    await ctx.db.write(async (tx) => {
      // Its version stays: whoever is choosing its readers has seen all of it that they change.
      const changed = await tx.execute(
        `update chat.knowledge_file set state = $4, problem = $5, pages = $6::int, passages = $7::int, language = $8,
           updated_at = now()
         where organization_id = $1 and id = $2 and edition = $3::int and state = 'processing' returning id`,
        [id, edition, problem ? 'failed' : 'ready', problem, pages, passages.length, language],
      );
      // It was deleted or replaced meanwhile.
      if (changed.length === 0) return;
      await addPassages(tx, id, { passages, language });
      ctx.emit(knowledgeChanged, { knowledgeFileId: id, what: 'read' });
    }, 'bookkeeping');
  }
}

const nothing = { pages: null, passages: [], language: null };

/** Rows of one statement. */
const AT_ONCE = 500;

type ReadPassages = Pick<ReadText, 'passages'> & { readonly language: ReadText['language'] | null };

/** A heading counts more than the text below it. */
async function addPassages(tx: Transaction, id: string, { passages, language }: ReadPassages): Promise<void> {
  for (let from = 0; from < passages.length; from += AT_ONCE) {
    const some = passages.slice(from, from + AT_ONCE);
    await tx.execute(
      `insert into chat.knowledge_passage
         (id, organization_id, created_at, updated_at, knowledge_file_id, place, page, heading, text, words)
       select p.id, $1, now(), now(), $2, p.place, nullif(p.page, 0), nullif(p.heading, ''), p.text,
         setweight(to_tsvector($3::regconfig, p.heading), 'A') || setweight(to_tsvector($3::regconfig, p.text), 'D')
       from unnest($4::uuid[], $5::int[], $6::int[], $7::text[], $8::text[]) as p(id, place, page, heading, text)`,
      [
        id,
        language,
        some.map(() => uuidv7()),
        some.map((_, index) => from + index),
        some.map(({ page }) => page ?? 0),
        some.map(({ heading }) => heading ?? ''),
        some.map(({ text }) => text),
      ],
    );
  }
}
