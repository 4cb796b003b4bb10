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

/** Colleagues of somebody in the same role: they sign in for journeys that take several people. */
const colleagues = ['nurse.night@meridian.example', 'nurse.manager@meridian.example'];

/** The eleven people of Meridian Group, one in each role and one in two. */
export const meridians = people.filter(
  ({ organization, email }) => organization.slug === 'meridian' && !colleagues.includes(email),
);

/** Whose seats, applications and moves are a journey's own: every other one leaves them alone. */
const spokenFor = ['Nadia Yilmaz', 'Mei Keller', 'Kwame Yilmaz', 'Ruth Castillo'];
export const isSpokenFor = (name: string): boolean => spokenFor.includes(name);
/** Found in what stands for one of them. */
export const ofSpokenFor = new RegExp(spokenFor.join('|'));

/** A demo person; throws where nobody signs in under this address. */
export function personBy(email: string): DemoPerson {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`nobody signs in as ${email}`);
  return found;
}
