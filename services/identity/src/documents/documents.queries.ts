import type { Input, Output } from '@talent-os/contracts';
import type {
  getOrganizationDocument,
  listDocumentReaders,
  listOrganizationDocuments,
  MyOrganizationDocument,
  myOrganizationDocuments,
  OrganizationDocument,
} from '@talent-os/contracts/identity/documents.js';
import { MY_DOCUMENTS_MOST } from '@talent-os/contracts/identity/documents.js';
import { scanStates } from '@talent-os/contracts/identity/document-states.js';
import type { Ctx, Reader as DbReader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { sendRefusal } from './document.rules.js';
import { scannerOf } from './scanner.js';

/** Whether `p` is active and works here. `roles`: the parameter that holds the roles of those who do. */
const WORKS_HERE = (roles: string) => `p.status = 'active' and exists (
  select 1 from identity.role_assignment r
  where r.organization_id = $1 and r.person_id = p.id and r.role_name = any(${roles}))`;

const FILE = `v.version_number as "versionNumber", v.filename, v.kind, v.bytes, v.scan, v.created_at as "addedAt"`;
const DOCUMENT = (roles: string) => `
  d.id, d.title, d.category, ${FILE},
  d.acknowledge_by as "acknowledgeBy", d.retain_until as "retainUntil", d.reminded_on as "remindedOn",
  d.archived_at as "archivedAt", d.version,
  case when d.acknowledge_by is null then 0 else (
    select count(*)::int from identity.person p where p.organization_id = $1 and ${WORKS_HERE(roles)}) end as readers,
  case when d.acknowledge_by is null then 0 else (
    select count(*)::int from identity.acknowledgement a
    join identity.person p on p.organization_id = $1 and p.id = a.person_id and ${WORKS_HERE(roles)}
    where a.organization_id = $1 and a.document_id = d.id and a.version_number = d.version_number) end as acknowledged`;
const VERSION = `join identity.document_version v
  on v.organization_id = $1 and v.document_id = d.id and v.version_number = d.version_number`;

const SORTABLE = {
  title: 'd.title',
  category: 'd.category',
  addedAt: 'v.created_at',
  acknowledgeBy: 'd.acknowledge_by',
};

/** Documents of the organization as who looks after them sees them. */
export async function listOfDocuments(
  ctx: Ctx,
  { page, search, sort, category, scan, archived }: Input<typeof listOrganizationDocuments>,
): Promise<Output<typeof listOrganizationDocuments>> {
  const filters = new Filters('d.organization_id = $1', colleagueRoles)
    .andWhether('d.archived_at is not null', archived ?? false)
    .and((value) => `d.category = ${value}`, category)
    .and((value) => `v.scan = ${value}`, scan)
    .search(holdingWords('identity', 'd.title'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 'd.title', 'd.id');
  const list = { table: 'identity.document d', joins: { v: VERSION }, filters, order, item: DOCUMENT('$2'), page };
  const found = await ctx.db.readOne<ListRow<OrganizationDocument>>(listRow(list), filters.args);
  const { items, ...counted } = found!;
  return { items, ...totalOf(counted) };
}

type Detail = Output<typeof getOrganizationDocument>;
type Reader = Output<typeof listDocumentReaders>['items'][number];

/** One document with every version of it, or 404. */
export async function documentWithVersions(ctx: Ctx, documentId: string): Promise<Detail> {
  const [document, versions] = await Promise.all([
    ctx.db.readExisting<OrganizationDocument>(
      `select ${DOCUMENT('$3')} from identity.document d ${VERSION} where d.organization_id = $1 and d.id = $2`,
      [documentId, colleagueRoles],
    ),
    ctx.db.read<Detail['versions'][number]>(
      `select ${FILE}, rtrim(p.first_name || ' ' || p.last_name) as "addedByName"
       from identity.document_version v
       left join identity.person p on p.organization_id = $1 and p.id = v.created_by
       where v.organization_id = $1 and v.document_id = $2 order by v.version_number desc`,
      [documentId],
    ),
  ]);
  return { ...document, versions };
}

/** When somebody acknowledged the present version of the document `$3`, as `a`. */
const ACKNOWLEDGED = `left join identity.acknowledgement a on a.organization_id = $1 and a.document_id = $3
  and a.person_id = p.id and a.version_number = (
    select d.version_number from identity.document d where d.organization_id = $1 and d.id = $3)`;
const NAME = `rtrim(p.first_name || ' ' || p.last_name)`;

/** Who has to acknowledge a document, by name where nothing else is asked for; 404 where there is no such document. */
export async function listOfReaders(
  ctx: Ctx,
  { documentId, page, search, sort, acknowledged }: Input<typeof listDocumentReaders>,
): Promise<Output<typeof listDocumentReaders>> {
  await ctx.db.readExisting('select 1 from identity.document where organization_id = $1 and id = $2', [documentId]);
  const filters = new Filters(`p.organization_id = $1 and ${WORKS_HERE('$2')}`, colleagueRoles, documentId)
    .andWhether('a.id is not null', acknowledged)
    .search(holdingWords('identity', NAME), containingWords(search));
  const order = orderBy({ name: NAME, acknowledgedAt: 'a.created_at' }, sort, NAME, 'p.id');
  const item = `p.id, ${NAME} as name, a.created_at as "acknowledgedAt"`;
  const list = { table: 'identity.person p', joins: { a: ACKNOWLEDGED }, filters, order, item, page };
  const found = await ctx.db.readOne<ListRow<Reader>>(listRow(list), filters.args);
  const { items, ...counted } = found!;
  return { items, ...totalOf(counted) };
}

/** Everybody who works here and has not acknowledged the present version of a document. */
export async function missingReadersOf(db: DbReader, documentId: string): Promise<string[]> {
  const people = await db.read<{ id: string }>(
    `select p.id from identity.person p ${ACKNOWLEDGED}
     where p.organization_id = $1 and ${WORKS_HERE('$2')} and a.id is null`,
    [colleagueRoles, documentId],
  );
  return people.map(({ id }) => id);
}

const readableStates = () => scanStates.filter((scan) => sendRefusal(scan, scannerOf() !== undefined) === undefined);

const OPEN_TO_ME = `
  from identity.document d ${VERSION}
  left join identity.acknowledgement a on a.organization_id = $1 and a.document_id = d.id
    and a.version_number = d.version_number and a.person_id = $2
  where d.organization_id = $1 and d.archived_at is null and v.scan <> 'blocked'`;

/** What the caller may read, and has to: those that wait for them first, the earliest day leading. */
export async function documentsFor(
  ctx: Ctx,
  search: string | undefined,
): Promise<Output<typeof myOrganizationDocuments>> {
  const [items, counts] = await Promise.all([
    ctx.db.read<MyOrganizationDocument>(
      `select d.id, d.title, d.category, ${FILE},
         d.acknowledge_by as "acknowledgeBy", a.created_at as "acknowledgedAt" ${OPEN_TO_ME}
         and ${holdingWords('identity', 'd.title')('$3')}
       order by d.acknowledge_by is null or a.id is not null, d.acknowledge_by, d.title, d.id
       limit ${MY_DOCUMENTS_MOST}`,
      [ctx.userId, containingWords(search) ?? []],
    ),
    ctx.db.readOne<{ total: number; waiting: number }>(
      `select count(*)::int as total,
         count(*) filter (where d.acknowledge_by is not null and a.id is null)::int as waiting ${OPEN_TO_ME}`,
      [ctx.userId],
    ),
  ]);
  return { items, ...counts! };
}

type WaitingDocument = {
  readonly id: string;
  readonly versionNumber: number;
  readonly title: string;
  readonly since: string;
  readonly acknowledgeBy: Day;
};

/** What the caller has to acknowledge and can open, the earliest day leading. */
export const waitingDocumentsOf = (ctx: Ctx, most: number) =>
  ctx.db.read<WaitingDocument>(
    `select d.id, v.version_number as "versionNumber", d.title, v.created_at as since,
       d.acknowledge_by::text as "acknowledgeBy"
     from identity.document d ${VERSION}
     where d.organization_id = $1 and d.archived_at is null and d.acknowledge_by is not null
       and v.scan = any($3) and not exists (
         select 1 from identity.acknowledgement a where a.organization_id = $1 and a.document_id = d.id
           and a.version_number = d.version_number and a.person_id = $2)
     order by d.acknowledge_by, d.id limit $4::int`,
    [ctx.userId, readableStates(), most],
  );

type VersionFile = {
  readonly id: string;
  readonly filename: string;
  readonly kind: OrganizationDocument['kind'];
  readonly bytes: number;
  readonly scan: OrganizationDocument['scan'];
  readonly object: string;
  readonly sealedKey: string;
};

/**
 * A file of a document with what opens it: of the present version where none is named. Earlier ones, and those of
 * archived documents, are there for `keepers` alone.
 */
export const fileOfVersion = (db: DbReader, documentId: string, versionNumber: number | null, keepers: boolean) =>
  db.readOne<VersionFile>(
    `select v.id, v.filename, v.kind, v.bytes, v.scan, v.object, v.sealed_key as "sealedKey"
     from identity.document d
     join identity.document_version v on v.organization_id = $1 and v.document_id = d.id
       and v.version_number = coalesce($3::int, d.version_number)
     where d.organization_id = $1 and d.id = $2
       and ($4::boolean or d.archived_at is null and v.version_number = d.version_number)`,
    [documentId, versionNumber, keepers],
  );
