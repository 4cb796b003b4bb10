import { contactPeople } from '@talent-os/contracts/identity/directory.js';
import { credentialStandings } from '@talent-os/contracts/healthcare/credential-standings.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { experienceOf } from '../experience/experience.queries.js';
import { skillsHeldBy } from '../skills/own-skills.queries.js';
import { factsOf, type License } from './facts.rules.js';
import { papersOf } from './resumes.queries.js';

/** Every fact of the caller's profile, and whether licenses could not be asked for. */
export async function ownFacts(ctx: Ctx) {
  const [experience, skills, papers, licenses] = await Promise.all([
    experienceOf(ctx.db, ctx.userId),
    skillsHeldBy(ctx.db, ctx.userId),
    papersOf(ctx.db, ctx.userId),
    ownLicenses(ctx),
  ]);
  const facts = factsOf({ experience, skills, papers, licenses: licenses ?? [] });
  return { facts, licensesAway: licenses === undefined };
}

/** Licenses of the caller that hold good; nothing where the service that keeps them is away. */
async function ownLicenses(ctx: Ctx): Promise<License[] | undefined> {
  if (!ctx.principal.roleIndustries.includes('HEALTHCARE')) return [];
  try {
    const { items } = await ctx.call(credentialStandings, { userIds: [ctx.userId] });
    return items
      .filter(({ status }) => status === 'active' || status === 'expiring')
      .map(({ name, method }) => ({ name, verified: method !== null }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'a resume is shown without licenses');
    return undefined;
  }
}

/** How the caller is called and reached. */
export async function ownContact(ctx: Ctx) {
  const { people } = await ctx.call(contactPeople, { ids: [ctx.userId] });
  const [person] = people;
  if (!person) throw new DomainError('resource.missing');
  return { name: person.name, email: person.email, phone: person.phone ?? '' };
}
