import { admits, type Industry, type Input } from '@talent-os/contracts';
import {
  catalogueKindKeys,
  catalogueStateKeys,
  type CatalogueContent,
  type CatalogueKind,
  type CatalogueState,
  type CatalogueVersionState,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import {
  createCatalogueItem,
  type exportCatalogue,
  type listCatalogue,
} from '@talent-os/contracts/talent/catalogue.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { industriesOf } from '../requisitions/requisitions.queries.js';

export type CatalogueRow = {
  readonly id: string;
  readonly kind: CatalogueKind;
  readonly industry: Industry;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number | null;
  readonly skills: string[];
  readonly status: CatalogueState;
  readonly publishedNumber: number | null;
  readonly draftNumber: number | null;
  /** Of the draft. */
  readonly authorIds: readonly string[];
  readonly shipped: boolean;
  readonly changedAt: string;
  readonly version: number;
};

/** Whether the caller keeps the catalogue: they read drafts, and write. */
export const keeps = ({ ability }: Ctx): boolean => admits(ability, createCatalogueItem.access);

const TABLE = 'talent.catalogue_item c';
const ROW = `
  c.id, c.kind, c.industry, c.title, c.summary, c.minutes,
  (select coalesce(json_agg(s.name order by s.name), '[]') from talent.skill s
    where s.organization_id = $1 and s.id = any(c.skill_ids)) as skills,
  c.status, c.published_number as "publishedNumber", c.draft_number as "draftNumber",
  coalesce((select v.author_ids from talent.catalogue_version v
    where v.organization_id = $1 and v.item_id = c.id and v.number = c.draft_number), '[]'::jsonb) as "authorIds",
  c.origin is not null as shipped, c.updated_at as "changedAt", c.version`;

const SORTABLE = {
  title: 'c.title',
  kind: `array_position(array[${texts(catalogueKindKeys)}], c.kind)`,
  industry: 'c.industry',
  minutes: 'c.minutes',
  status: `array_position(array[${texts(catalogueStateKeys)}], c.status)`,
  changedAt: 'c.updated_at',
};
const USUAL = 'c.title';
const TIE = 'c.id';

/** Items of the industries the caller works in: those in use, and all for who keeps the catalogue. */
const seenBy = (ctx: Ctx): Filters =>
  new Filters('c.organization_id = $1')
    .and((among) => `c.industry = any(${among})`, industriesOf(ctx))
    .andThat(keeps(ctx) ? undefined : `c.status = 'published'`);

type Filter = Omit<Input<typeof exportCatalogue>, 'skip'>;

const itemsWhere = (ctx: Ctx, { search, kind, status, industry, skillId }: Filter): Filters =>
  seenBy(ctx)
    .and((one) => `c.kind = ${one}`, kind)
    .and((one) => `(c.status = ${one} or (${one} = 'draft' and c.draft_number is not null))`, status)
    .and((one) => `c.industry = ${one}`, industry)
    .and((one) => `${one}::uuid = any(c.skill_ids)`, skillId)
    .search(holdingWords('talent', 'c.title', 'c.summary'), containingWords(search));

/** A page of the items that match, by title. */
export async function pageOfCatalogue(
  ctx: Ctx,
  { page, sort, ...filter }: Input<typeof listCatalogue>,
): Promise<ListRow<CatalogueRow>> {
  const filters = itemsWhere(ctx, filter);
  const order = orderBy(SORTABLE, sort, USUAL, TIE);
  const list = listRow({ table: TABLE, filters, order, item: ROW, page });
  return (await ctx.db.readOne<ListRow<CatalogueRow>>(list, filters.args))!;
}

/** What a file of the catalogue holds of an item: what the version in use says, or the first draft. */
export type ExportedRow = {
  readonly kind: CatalogueKind;
  readonly industry: Industry;
  readonly status: CatalogueState;
  readonly content: CatalogueContent;
  readonly total: number;
};

/** As many of what matches as a file takes, each with how many there are. */
export function itemsToExport(ctx: Ctx, { skip, ...filter }: Input<typeof exportCatalogue>) {
  const filters = itemsWhere(ctx, filter);
  const page = filters.filePage(skip);
  return ctx.db.read<ExportedRow>(
    `select c.kind, c.industry, c.status, v.content, count(*) over ()::int as total
     from ${TABLE} join talent.catalogue_version v on v.organization_id = $1 and v.item_id = c.id
       and v.number = coalesce(c.published_number, c.draft_number)
     where ${filters.where} order by ${USUAL}, ${TIE} ${page}`,
    filters.args,
  );
}

type One = { readonly catalogueItemId: string };

/** One item the caller may see. */
export async function itemSeen(ctx: Ctx, { catalogueItemId }: One): Promise<CatalogueRow | undefined> {
  const { where, args } = seenBy(ctx).and((one) => `c.id = ${one}`, catalogueItemId);
  return (await ctx.db.readOne<CatalogueRow>(`select ${ROW} from ${TABLE} where ${where}`, args)) ?? undefined;
}

export type VersionRow = {
  readonly number: number;
  readonly status: CatalogueVersionState;
  readonly content: CatalogueContent;
  readonly authorIds: readonly string[];
  readonly begunAt: string;
  readonly publishedAt: string | null;
  readonly publishedById: string | null;
};

const VERSIONS = `
  select v.number, v.status, v.content, v.author_ids as "authorIds", v.created_at as "begunAt",
    v.published_at as "publishedAt", v.published_by_id as "publishedById"
  from talent.catalogue_version v
  where v.organization_id = $1 and v.item_id = $2 order by v.number desc`;

/** Every version of an item, the last first. */
export const versionsOfItem = (ctx: Ctx, { catalogueItemId }: One): Promise<VersionRow[]> =>
  ctx.db.read<VersionRow>(VERSIONS, [catalogueItemId]);

export type SkillRow = { readonly id: string; readonly name: string };

/** Skills the organization knows, by name. */
export const skillsKnown = (db: Reader): Promise<SkillRow[]> =>
  db.read<SkillRow>('select s.id, s.name from talent.skill s where s.organization_id = $1 order by s.name, s.id', []);

type SkillCodeRow = { readonly id: string; readonly code: string };

/** The same by the key their framework publishes them by. */
export const skillCodes = (db: Reader): Promise<SkillCodeRow[]> =>
  db.read<SkillCodeRow>('select s.id, s.external_code as code from talent.skill s where s.organization_id = $1', []);

export type TitleRow = Pick<CatalogueRow, 'kind' | 'industry' | 'title'> & { readonly origin: string | null };

/** What every item is called. */
export const titlesKnown = (db: Reader): Promise<TitleRow[]> =>
  db.read<TitleRow>(
    'select c.kind, c.industry, c.title, c.origin from talent.catalogue_item c where c.organization_id = $1',
    [],
  );
