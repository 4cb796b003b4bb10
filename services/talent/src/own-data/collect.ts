import { admits, type Operation } from '@talent-os/contracts';
import { PAGE_SIZE } from '@talent-os/contracts/paging.js';
import { operations } from '@talent-os/contracts/registry.js';
import { FileToSend } from '@talent-os/contracts/upload.js';
import { DomainError, type Ctx, type FileStore } from '@talent-os/service-kit';
import { readSealed } from '@talent-os/service-kit/files/sealed-file';
import type { FileOfArchive } from '@talent-os/service-kit/files/zipped';
import { readings, type Reading } from './readings.data.js';

type Rows = Readonly<Record<string, unknown>>;

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** An operation of the table that the person may ask; nothing where they may not. */
function mayRead(ctx: Ctx, name: string): Operation | undefined {
  const operation = byName.get(name);
  if (!operation) throw new Error(`no operation is called ${name}`);
  return admits(ctx.ability, operation.access) ? operation : undefined;
}

/** Every file of the archive, one after the other. What cannot be read just now ends it: half an archive would look whole. */
export async function* filesOf(ctx: Ctx, files: FileStore): AsyncGenerator<FileOfArchive, void> {
  const names: string[] = [];
  for (const reading of readings) {
    const operation = mayRead(ctx, reading.read);
    if (!operation) continue;
    const answer = await readAll(ctx, operation, reading);
    names.push(`${reading.file}.json: ${operation.summary}`);
    yield asJson(`${reading.file}.json`, answer);
    if (reading.each) yield* filesOfRows(ctx, files, reading, rowsOf(answer));
  }
  yield { name: 'contents.txt', content: once(`${names.join('\n')}\n`) };
}

async function readAll(ctx: Ctx, operation: Operation, { input = {}, pages }: Reading): Promise<unknown> {
  if (!pages) return ctx.call(operation, input);
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const found = rowsOf(await ctx.call(operation, { ...input, page }));
    items.push(...found);
    if (found.length < PAGE_SIZE) return { items };
  }
}

/** The rows of an answer: of a list, or of what holds one. */
function rowsOf(answer: unknown): readonly Rows[] {
  const rows = Array.isArray(answer) ? answer : (answer as { readonly items?: unknown }).items;
  return Array.isArray(rows) ? (rows as Rows[]) : [];
}

async function* filesOfRows(
  ctx: Ctx,
  files: FileStore,
  { file, each }: Reading,
  rows: readonly Rows[],
): AsyncGenerator<FileOfArchive, void> {
  const operation = each && mayRead(ctx, each.read);
  if (!operation) return;
  for (const row of rows) {
    const id = row[each.id];
    // What was withdrawn has no paper any more.
    if (operation.download && row['filename'] === null) continue;
    const answer = await unlessGone(ctx.call(operation, typeof id === 'string' ? { [each.as]: id } : {}));
    if (answer === undefined) continue;
    if (operation.download) yield asItCame(ctx, files, `${file}/${String(id)}`, FileToSend.parse(answer));
    else yield asJson(`${file}/${typeof id === 'string' ? id : 'general'}.json`, answer);
  }
}

/** What was deleted since its list was read is no part of it. */
async function unlessGone(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'resource.missing') return undefined;
    throw error;
  }
}

/** A file that was laid ready, as it is; it lies there for this alone. */
function asItCame(ctx: Ctx, files: FileStore, folder: string, file: FileToSend): FileOfArchive {
  async function* content(): AsyncGenerator<Uint8Array, void> {
    yield* readSealed(files, file, ctx.organizationId, ctx.meta.deadline);
    files.discard(file.object);
  }
  return { name: `${folder}/${file.filename.replaceAll(/[\\/:]/g, '_')}`, content: content() };
}

const asJson = (name: string, answer: unknown): FileOfArchive => ({
  name,
  content: once(`${JSON.stringify(answer, null, 2)}\n`),
});

async function* once(text: string): AsyncGenerator<Uint8Array, void> {
  yield new TextEncoder().encode(text);
}
