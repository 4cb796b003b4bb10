import { demoPerson } from '@talent-os/service-kit/demo/people';
import { ownerQuery } from './owner-query.js';
import { randomUUID } from 'node:crypto';

/** An organization nobody else tests with, made like Northwind, and its only administrator, with the password of the demo. */
export async function newOrganization(): Promise<{ organizationId: string; founder: { id: string; email: string } }> {
  const organizationId = randomUUID();
  await ownerQuery(
    `insert into identity.organization select (jsonb_populate_record(o, jsonb_build_object(
       'id', $1::text, 'organization_id', $1::text, 'slug', $1::text))).*
     from identity.organization o where slug = 'northwind'`,
    [organizationId],
  );
  return { organizationId, founder: await newAdministrator(organizationId) };
}

/** One more of them. */
export async function newAdministrator(organizationId: string): Promise<{ id: string; email: string }> {
  const [id, email] = [randomUUID(), `${randomUUID()}@founders.example`];
  const like = demoPerson('northwind', 'org.admin').id;
  await ownerQuery(
    `insert into identity.person select (jsonb_populate_record(p, jsonb_build_object(
       'id', $2::text, 'organization_id', $1::text, 'email', $3::text, 'last_used_at', null))).*
     from identity.person p where id = $4`,
    [organizationId, id, email, like],
  );
  await ownerQuery(
    `insert into identity.role_assignment select (jsonb_populate_record(r, jsonb_build_object(
       'id', $3::text, 'organization_id', $1::text, 'person_id', $2::text))).*
     from identity.role_assignment r where person_id = $4`,
    [organizationId, id, randomUUID(), like],
  );
  await ownerQuery('insert into identity.sign_in_index (email, organization_id, user_id) values ($1, $2, $3)', [
    email,
    organizationId,
    id,
  ]);
  return { id, email };
}
