import { peopleInRole } from '@talent-os/contracts/identity/directory.js';
import { Refused, type Ctx } from '@talent-os/service-kit';

/** Refuses unless the person is an active analyst of the organization. */
export async function expectResponder(ctx: Ctx, id: string): Promise<void> {
  const { people } = await ctx.call(peopleInRole, { role: 'CYBER_ANALYST', industry: 'CYBER' });
  if (!people.some((person) => person.id === id)) throw new Refused('incident.responder');
}
