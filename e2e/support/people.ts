import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople, DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';

/** Whoever can sign in to the demo organizations, by e-mail: `sales.rep@meridian.example`. */
export const people = demoOrganizations.flatMap((organization) =>
  demoPeople(organization)
    .filter(({ signsIn }) => signsIn)
    .map((person) => ({ ...person, organization })),
);

export type DemoPerson = (typeof people)[number];

export { DEMO_PASSWORD };

/** The eleven people of Meridian Group. */
export const meridians = people.filter(({ organization }) => organization.slug === 'meridian');

/** A demo person; throws where nobody signs in under this address. */
export function personBy(email: string): DemoPerson {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`nobody signs in as ${email}`);
  return found;
}
