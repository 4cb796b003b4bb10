import { admits, forAudience, modulesFor, standingModules, type Input, type Output } from '@talent-os/contracts';
import {
  knowledgeKeeper,
  MOST_PASSAGES,
  type exportKnowledge,
  type KnowledgeFile,
  type listKnowledge,
  type Passage,
} from '@talent-os/contracts/chat/knowledge.js';
import { knowledgeStateKeys } from '@talent-os/contracts/chat/knowledge-states.js';
import { DomainError, type Arg, type Ctx, type RawJson } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import type { KnowledgeFile as Kept } from './knowledge-file.entity.js';
import { searchWords } from './knowledge.rules.js';

const ITEM = `
  f.id, f.title, f.filename, f.kind, f.bytes, f.state, f.problem, f.pages, f.passages, f.language, f.edition, f.readers,
  f.roles, f.hubs, f.uploaded_at as "uploadedAt", f.version`;

const SORTABLE = {
  title: 'lower(f.title)',
  state: `array_position(array[${texts(knowledgeStateKeys)}], f.state)`,
  bytes: 'f.bytes',
  uploadedAt: 'f.uploaded_at',
};

const wantedWhere = ({ search, state, readers }: Omit<Input<typeof exportKnowledge>, 'skip'>): Filters =>
  new Filters('f.organization_id = $1')
    .and((value) => `f.state = ${value}`, state)
    .and((value) => `f.readers = ${value}`, readers)
    .search(holdingWords('chat', 'f.title', 'f.filename'), containingWords(search));

/** Documents by title. */
export function listOfKnowledge(
  ctx: Ctx,
  input: Input<typeof listKnowledge>,
): Promise<RawJson<Output<typeof listKnowledge>>> {
  const filters = wantedWhere(input);
  const order = orderBy(SORTABLE, input.sort, SORTABLE.title, 'f.id');
  return ctx.db.json(
    listJson({ table: 'chat.knowledge_file f', filters, order, item: ITEM, page: input.page }),
    filters.args,
  );
}

/** Rows of the file of documents. */
export function knowledgeToExport(
  ctx: Ctx,
  input: Input<typeof exportKnowledge>,
): Promise<(KnowledgeFile & { total: number })[]> {
  const filters = wantedWhere(input);
  const page = filters.filePage(input.skip);
  const { where, args } = filters;
  return ctx.db.read<KnowledgeFile & { total: number }>(
    `select ${ITEM}, count(*) over ()::int as total from chat.knowledge_file f where ${where} order by ${SORTABLE.title}, f.id ${page}`,
    args,
  );
}

/** Whoever works here: candidates register themselves. */
const staff = forAudience('internalTeam', 'admin');

/** Values of the condition `READABLE`: who asks, as documents name their readers. */
const reader = (ctx: Ctx): readonly Arg[] => [
  admits(ctx.ability, staff),
  ctx.principal.activeRole,
  modulesFor(ctx.principal).filter((module) => !standingModules.includes(module)),
];

/** A document whose readers include whoever asks; `$2` to `$4` are what `reader` answers. */
const READABLE = `(f.readers = 'everyone' and $2::boolean or f.readers = 'roles' and f.roles @> array[$3::text]
  or f.readers = 'hubs' and f.hubs && $4::text[])`;

type FileRow = Pick<Kept, 'id' | 'filename' | 'kind' | 'bytes' | 'object' | 'sealedKey'>;

/** The file of a document the caller may read or looks after, or 404. */
export async function fileOf(ctx: Ctx, knowledgeFileId: string): Promise<FileRow> {
  const found = await ctx.db.readOne<FileRow>(
    `select f.id, f.filename, f.kind, f.bytes, f.object, f.sealed_key as "sealedKey" from chat.knowledge_file f
     where f.organization_id = $1 and f.id = $5 and ($6::boolean or ${READABLE})`,
    [...reader(ctx), knowledgeFileId, admits(ctx.ability, knowledgeKeeper)],
  );
  if (!found) throw new DomainError('resource.missing');
  return found;
}

/** Whether there is any document the caller may read. */
export async function hasKnowledge(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db.readOne<{ id: string }>(
    `select f.id from chat.knowledge_file f where f.organization_id = $1 and f.state = 'ready' and ${READABLE} limit 1`,
    reader(ctx),
  );
  return found !== undefined;
}

/**
 * Passages of documents the caller may read that hold words of a question, those that hold the most of them first. The
 * rights come first: of other documents no passage is even looked at. Stems are those of each document's own language.
 */
export async function passagesFor(ctx: Ctx, question: string): Promise<Passage[]> {
  return ctx.db.read<Passage>(
    `with readable as materialized (
       select f.id, f.title, f.filename, f.language from chat.knowledge_file f
       where f.organization_id = $1 and f.state = 'ready' and ${READABLE}),
     asked as materialized (
       select l.language, tsvector_to_array(to_tsvector(l.language::regconfig, $5)) as stems,
         regexp_replace(plainto_tsquery(l.language::regconfig, $5)::text, ' (&|<[-0-9]+>) ', ' | ', 'g')::tsquery as any_of
       from (select distinct language from readable) l),
     found as materialized (
       select w.id, r.id as "fileId", r.title, r.filename, a.stems, ts_rank(w.words, a.any_of) as rank,
         tsvector_to_array(w.words) as words, tsvector_to_array(to_tsvector(r.language::regconfig, r.title)) as title_words
       from readable r join asked a on a.language = r.language
       join chat.knowledge_passage_words w on w.knowledge_file_id = r.id and w.words @@ a.any_of),
     ranked as (
       select f.*, cardinality(array(select unnest(f.stems) intersect select unnest(f.words || f.title_words))) as matched
       from found f order by matched desc, rank desc, id limit ${MOST_PASSAGES})
     select k."fileId" as "knowledgeFileId", k.title, k.filename, p.page, p.heading, p.text, k.matched,
       cardinality(k.stems) as wanted,
       k.stems && (k.title_words || tsvector_to_array(ts_filter(p.words, '{a}'))) as named
     from ranked k join chat.knowledge_passage p on p.organization_id = $1 and p.id = k.id
     order by k.matched desc, k.rank desc, k.id`,
    [...reader(ctx), searchWords(question)],
  );
}
