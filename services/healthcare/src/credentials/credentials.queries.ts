import type { Input, Output } from '@talent-os/contracts';
import {
  credentialStatuses,
  EXPIRING_DAYS,
  type getCredential,
  type HeldCredential,
  type listCredentials,
  type ownCredentials,
  type OwnShow,
} from '@talent-os/contracts/healthcare/credentials.js';
import { RawJson, type Ctx } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import type { Day } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import type { CredentialFacts } from './credential.rules.js';
import { mayOfHolder, mayOfVerifier } from './may.rules.js';

type NamedFacts = CredentialFacts & { readonly name: string; readonly issuer: string };

/** A person's credentials, the next to expire first. */
export const credentialsOf = (ctx: Ctx, userId: string) =>
  ctx.db.read<NamedFacts>(
    `select name, issuer, expiration_date as "expirationDate", verified_at as "verifiedAt", revoked_at as "revokedAt"
     from healthcare.credential where organization_id = $1 and user_id = $2 order by expiration_date, name, id`,
    [userId],
  );

/** The status as `credential.rules.ts` derives it; `$2` is today. */
const STATUS = `
  case when c.revoked_at is not null then 'revoked' when c.verified_at is null then 'pending_verification'
    when c.expiration_date < $2::date then 'expired'
    when c.expiration_date <= $2::date + ${EXPIRING_DAYS} then 'expiring' else 'active' end`;

const UNVERIFIED = 'c.revoked_at is null and c.verified_at is null';
const WAITING = `
  (c.revoked_at is null and (c.verified_at is null or c.id in (
    select w.credential_id from healthcare.credential_renewal w where w.organization_id = $1 and w.status = 'submitted')))`;

/** How many wait: those never verified stand in an index of their own, the others behind their few renewals. */
const WAITING_COUNT = `(
  select count(*) from healthcare.credential c where c.organization_id = $1 and ${UNVERIFIED}) + (
  select count(*) from healthcare.credential_renewal w join healthcare.credential c on c.organization_id = $1 and c.id = w.credential_id
  where w.organization_id = $1 and w.status = 'submitted' and c.revoked_at is null and c.verified_at is not null)`;

const RENEWAL = `
  json_build_object('expirationDate', r.expiration_date, 'number', r.number, 'status', r.status,
    'submittedAt', r.created_at, 'decidedAt', r.decided_at, 'reason', r.reason)`;
const RENEWALS = `healthcare.credential_renewal r where r.organization_id = c.organization_id and r.credential_id = c.id`;

/** A credential as the contract shows it. */
const CREDENTIAL = `
  c.id, c.name, c.kind, c.issuer, c.number, c.state, c.issued_at as "issuedAt", c.expiration_date as "expirationDate",
  c.expiration_date - $2::date as "daysLeft", ${STATUS} as status, c.revoke_reason as "revokeReason", c.version,
  case when c.verified_at is not null then json_build_object('method', c.verified_by, 'reference', c.verified_reference,
    'byName', coalesce(v.name, 'Former colleague'), 'at', c.verified_at) end as verification,
  (select ${RENEWAL} from ${RENEWALS} order by r.created_at desc, r.id desc limit 1) as renewal,
  (select count(*)::int from healthcare.document d
   where d.organization_id = c.organization_id and d.subject_id = c.id) as documents`;

const RENEWAL_WAITS = `exists (select 1 from healthcare.credential_renewal w
  where w.organization_id = c.organization_id and w.credential_id = c.id and w.status = 'submitted')`;
const YES_NO = [true, false] as const;
const MAY_OF_HOLDER = maySql(
  [
    [STATUS, credentialStatuses],
    [RENEWAL_WAITS, YES_NO],
  ],
  mayOfHolder,
);

/** Somebody's credential. */
const HELD = `${CREDENTIAL}, c.user_id as "userId", coalesce(h.name, 'Former colleague') as "holderName"`;
/** The same with what whoever verifies may do with it; `me` stands for the caller. */
const heldFor = (me: string): string =>
  `${HELD}, ${maySql(
    [
      [STATUS, credentialStatuses],
      [RENEWAL_WAITS, YES_NO],
      [`c.user_id = ${me}`, YES_NO],
    ],
    mayOfVerifier,
  )} as may`;

const VERIFIER = 'left join healthcare.person v on v.organization_id = c.organization_id and v.id = c.verified_by_id';
const HOLDER = 'left join healthcare.person h on h.organization_id = c.organization_id and h.id = c.user_id';

const SHOWN: Record<OwnShow, string> = {
  valid: `${STATUS} in ('active', 'expiring')`,
  expiring: `${STATUS} = 'expiring'`,
};

/** The caller's own, the next to expire first. */
export const ownList = async (
  ctx: Ctx,
  { show }: Input<typeof ownCredentials>,
): Promise<RawJson<Output<typeof ownCredentials>>> =>
  ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(own), '[]'::json))::text from (
       select ${CREDENTIAL}, ${MAY_OF_HOLDER} as may from healthcare.credential c ${VERIFIER}
       where c.organization_id = $1 and c.user_id = $3 ${show ? `and (${SHOWN[show]})` : ''} order by c.expiration_date, c.name, c.id) own`,
    [await todayOf(ctx), ctx.userId],
  );

type CredentialFilter = Pick<Input<typeof listCredentials>, 'search' | 'status' | 'waiting'>;

const filtersFor = (today: Day, { search, status, waiting }: CredentialFilter) =>
  new Filters('c.organization_id = $1', today)
    .and((value) => `${STATUS} = ${value}`, status)
    .andWhether(WAITING, waiting)
    .search(holdingWords('healthcare', 'h.name', 'c.name', 'c.number', 'c.issuer'), containingWords(search));

const SORTABLE = { holderName: 'h.name', name: 'c.name', expirationDate: 'c.expiration_date' };

/** What waits first, then the next to expire. */
export async function listOfCredentials(
  ctx: Ctx,
  input: Input<typeof listCredentials>,
): Promise<RawJson<Output<typeof listCredentials>>> {
  const filters = filtersFor(await todayOf(ctx), input);
  const order = orderBy(SORTABLE, input.sort, `${WAITING} desc, c.expiration_date`, 'c.id');
  return ctx.db.json(
    listJson(
      {
        table: 'healthcare.credential c',
        joins: { h: HOLDER, v: VERIFIER },
        filters,
        order,
        item: heldFor(filters.arg(ctx.userId)),
        page: input.page,
      },
      { waiting: `(${WAITING_COUNT})` },
    ),
    filters.args,
  );
}

/** One credential with every renewal, newest first, or 404. */
export async function credentialInFull(ctx: Ctx, id: string): Promise<RawJson<Output<typeof getCredential>>> {
  const { text } = await ctx.db.readExisting<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${heldFor('$4')}, coalesce((
         select json_agg(${RENEWAL} order by r.created_at desc, r.id desc) from ${RENEWALS}), '[]'::json) as renewals
       from healthcare.credential c ${HOLDER} ${VERIFIER} where c.organization_id = $1 and c.id = $3) one`,
    [await todayOf(ctx), id, ctx.userId],
  );
  return new RawJson(text);
}

/** Rows of the file of credentials, with how many match in all. */
export async function credentialsToExport(ctx: Ctx, filter: CredentialFilter & { readonly skip: number }) {
  const filters = filtersFor(await todayOf(ctx), filter);
  const page = filters.filePage(filter.skip);
  const { where, args } = filters;
  return ctx.db.read<Omit<HeldCredential, 'may'> & { total: number }>(
    `select ${HELD}, count(*) over () as total from healthcare.credential c ${HOLDER} ${VERIFIER}
     where ${where} order by h.name, c.name, c.id ${page}`,
    args,
  );
}
