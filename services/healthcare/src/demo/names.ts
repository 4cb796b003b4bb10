import { demoApplicants, demoPeople, type DemoOrganization } from '@talent-os/service-kit';

/** The names of these people of a demo organization, as rows of our own table. */
export function demoNames(organization: DemoOrganization, ids: readonly string[]) {
  const sought = new Set(ids);
  return [...demoPeople(organization), ...demoApplicants(organization)]
    .filter(({ id }) => sought.has(id))
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}
