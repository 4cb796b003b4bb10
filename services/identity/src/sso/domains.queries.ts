import type { SsoDomain } from '@talent-os/contracts/identity/sso-domains.js';
import type { Reader, Transaction } from '@talent-os/service-kit';
import { ANYWHERE } from '../untenanted.js';

const DOMAINS = `
  select d.id, d.domain, 'talentos-verification=' || d.token as record, d.verified_at as "verifiedAt",
    d.verified_by as "verifiedBy", d.connection_id as "ssoConnectionId", c.name as connection, d.version
  from identity.sso_domain d
  left join identity.sso_connection c on c.organization_id = $1 and c.id = d.connection_id
  where d.organization_id = $1`;

export const domainsOf = (db: Reader): Promise<SsoDomain[]> => db.read<SsoDomain>(`${DOMAINS} order by d.domain`);

export const domainWith = (db: Reader, id: string): Promise<SsoDomain | undefined> =>
  db.readOne<SsoDomain>(`${DOMAINS} and d.id = $2`, [id]);

export const domainStates = (db: Reader) =>
  db.read<Pick<SsoDomain, 'id' | 'domain' | 'verifiedAt' | 'verifiedBy'>>(
    `select id, domain, verified_at as "verifiedAt", verified_by as "verifiedBy" from identity.sso_domain
     where organization_id = $1 order by domain`,
  );

/** Whether this organization has proven that a domain is its own. */
export async function isVerified(db: Reader, domain: string): Promise<boolean> {
  const row = await db.readOne(
    `select 1 from identity.sso_domain where organization_id = $1 and domain = $2 and verified_at is not null`,
    [domain],
  );
  return row !== undefined;
}

/** Which organization a domain is of, whoever asks. */
export async function organizationWith(db: Reader, domain: string): Promise<string | undefined> {
  const row = await db.readOne<{ organizationId: string }>(
    `select organization_id as "organizationId" from identity.sso_domain_index where ${ANYWHERE} and domain = $2`,
    [domain],
  );
  return row?.organizationId;
}

/** The provider addresses of a domain sign in by, where it lets people in. */
export const providerOf = (db: Reader, domain: string) =>
  db.readOne<{ ssoConnectionId: string; name: string }>(
    `select c.id as "ssoConnectionId", c.name from identity.sso_domain d
     join identity.sso_connection c on c.organization_id = $1 and c.id = d.connection_id and c.status = 'active'
     join identity.organization o on o.organization_id = $1 and o.status = 'active'
     where d.organization_id = $1 and d.domain = $2 and d.verified_at is not null`,
    [domain],
  );

/** Takes a domain for this organization. False where another one has it. */
export async function claimDomain(tx: Transaction, domain: string): Promise<boolean> {
  const claimed = await tx.execute<{ organizationId: string }>(
    `insert into identity.sso_domain_index (domain, organization_id) values ($2, $1)
     on conflict (domain) do update set domain = excluded.domain
       where sso_domain_index.organization_id = excluded.organization_id returning organization_id as "organizationId"`,
    [domain],
  );
  return claimed.length > 0;
}

export async function releaseDomain(tx: Transaction, domain: string): Promise<void> {
  await tx.execute('delete from identity.sso_domain_index where organization_id = $1 and domain = $2', [domain]);
}
