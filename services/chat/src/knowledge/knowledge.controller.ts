import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addKnowledge,
  deleteKnowledge,
  downloadKnowledge,
  exportKnowledge,
  knowledgeChanged,
  listKnowledge,
  replaceKnowledge,
  searchKnowledge,
  updateKnowledge,
} from '@talent-os/contracts/chat/knowledge.js';
import { readKnowledge } from '@talent-os/contracts/chat/jobs.js';
import { MAX_KNOWLEDGE_FILES } from '@talent-os/contracts/chat/knowledge-states.js';
import { DomainError, FileStore, Handles, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { openKey } from '@talent-os/service-kit/files/sealed-file';
import { forgetContent, keepFile, prepareDownload } from './kept-file.js';
import { KnowledgeFile } from './knowledge-file.entity.js';
import { fileOf, knowledgeToExport, listOfKnowledge, passagesFor } from './knowledge.queries.js';
import { audienceOf, knowledgeName } from './knowledge.rules.js';

type UploadedDocument = Pick<Input<typeof addKnowledge>, 'name' | 'file'>;

@Controller()
export class KnowledgeController {
  constructor(private readonly files: FileStore) {}

  @Handles(listKnowledge)
  list(input: Input<typeof listKnowledge>, ctx: Ctx) {
    return listOfKnowledge(ctx, input);
  }

  @Handles(exportKnowledge)
  async export(input: Input<typeof exportKnowledge>, ctx: Ctx) {
    return exportOf(ctx, 'knowledge', listKnowledge, COLUMNS, await knowledgeToExport(ctx, input));
  }

  @Handles(addKnowledge)
  add({ title, ...sent }: Input<typeof addKnowledge>, ctx: Ctx) {
    const id = uuidv7();
    return this.taken(ctx, sent, id, async (tx, file) => {
      await refuseMany(tx);
      const audience = { readers: 'nobody' as const, roles: [], hubs: [] };
      return tx.insert(KnowledgeFile, { id, title, ...file, ...audience, edition: 1 });
    });
  }

  @Handles(replaceKnowledge)
  replace({ knowledgeFileId, ...sent }: Input<typeof replaceKnowledge>, ctx: Ctx) {
    return this.taken(ctx, sent, knowledgeFileId, async (tx, file) => {
      const known = await tx.lock(KnowledgeFile, knowledgeFileId);
      await forgetContent(tx, knowledgeFileId);
      return tx.update(KnowledgeFile, known, { ...file, edition: known.edition + 1 });
    });
  }

  @Handles(updateKnowledge)
  update({ knowledgeFileId, version, title, ...chosen }: Input<typeof updateKnowledge>, ctx: Ctx) {
    const audience = audienceOf(chosen);
    if (!audience)
      throw new DomainError('knowledge.readers', [{ field: chosen.readers, message: 'Please choose at least one' }]);
    return ctx.db.write(async (tx) => {
      const known = await tx.lock(KnowledgeFile, knowledgeFileId, version);
      await tx.update(KnowledgeFile, known, { title, ...audience });
      ctx.emit(knowledgeChanged, { knowledgeFileId, what: 'changed' });
      return {};
    });
  }

  @Handles(deleteKnowledge)
  delete({ knowledgeFileId }: Input<typeof deleteKnowledge>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const known = await tx.lock(KnowledgeFile, knowledgeFileId);
      await forgetContent(tx, knowledgeFileId);
      await tx.remove(KnowledgeFile, known);
      ctx.emit(knowledgeChanged, { knowledgeFileId, what: 'deleted' });
      return {};
    });
  }

  @Handles(downloadKnowledge)
  async download({ knowledgeFileId }: Input<typeof downloadKnowledge>, ctx: Ctx) {
    const file = await fileOf(ctx, knowledgeFileId);
    const { filename, kind, bytes } = file;
    return { ...(await prepareDownload(ctx, this.files, file)), filename, kind, bytes };
  }

  @Handles(searchKnowledge)
  async search({ question }: Input<typeof searchKnowledge>, ctx: Ctx) {
    return { items: await passagesFor(ctx, question) };
  }

  /** Keeps an uploaded file with the row that `record` makes or changes, and has it read. */
  private async taken(
    ctx: Ctx,
    { name, file }: UploadedDocument,
    id: string,
    record: (tx: Transaction, file: ReturnType<typeof unread>) => Promise<KnowledgeFile>,
  ) {
    const key = openKey(ctx.organizationId, file);
    try {
      return await ctx.db.write(async (tx) => {
        const { edition, version } = await record(tx, unread(name, file, ctx.now));
        await keepFile(tx, this.files, id, file, key, ctx.meta.deadline);
        ctx.enqueue(readKnowledge, { knowledgeFileId: id, edition });
        ctx.emit(knowledgeChanged, { knowledgeFileId: id, what: edition === 1 ? 'added' : 'replaced' });
        return { id, version };
      });
    } finally {
      this.files.discard(file.object);
    }
  }
}

const COLUMNS = [
  'title',
  'filename',
  'kind',
  'bytes',
  'state',
  'problem',
  'pages',
  'passages',
  'language',
  'edition',
  'readers',
  'roles',
  'hubs',
  'uploadedAt',
] as const;

/** What is known of a file before anybody has read it. */
const unread = (
  name: string | undefined,
  { object, kind, bytes, sha256, sealedKey }: UploadedDocument['file'],
  now: Date,
) => ({
  filename: knowledgeName(name, kind),
  object,
  kind,
  bytes,
  sha256,
  sealedKey,
  state: 'processing' as const,
  problem: null,
  pages: null,
  passages: 0,
  language: null,
  uploadedAt: now,
});

/** Documents of an organization are counted and added one after the other. */
async function refuseMany(tx: Transaction): Promise<void> {
  await tx.advisoryLock('knowledge');
  const there = await tx.readOne<{ count: number }>(
    'select count(*)::int as count from chat.knowledge_file where organization_id = $1',
  );
  if ((there?.count ?? 0) >= MAX_KNOWLEDGE_FILES) throw new DomainError('knowledge.many');
}
