import { sitsIn, type Industry } from '@talent-os/contracts';
import { demoTeams, type DemoPerson } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { Family } from './family.js';
import { requiredOf, templateId, type PositionRow } from './positions.seed.js';
import { industryData, type World } from './world.js';

/** Days between opening a seat and finding somebody for it, from the quickest to the slowest. */
const HIRING_DAYS = [24, 96] as const;

/** The seats people who work in an industry have sat on since they joined; `seated` have one among the recent ones. */
export function staffRows(world: World, industry: Industry, seated: ReadonlySet<string | null>): PositionRow[] {
  const teams = demoTeams(world.organization, world.people);
  const leadOf = (person: DemoPerson) =>
    teams.find(({ memberIds, leadId }) => leadId !== person.id && memberIds.includes(person.id))?.leadId;
  return world.people.flatMap((person, index) => {
    const [assignment] = person.roles;
    if (assignment?.industry !== industry || !sitsIn(industry, assignment.role) || seated.has(person.id)) return [];
    const family = familyOf(person, industry);
    const opened = world.dice(`seat/${person.email}`).between(...HIRING_DAYS);
    const joined = new Date(world.now.getTime() - person.tenureDays * DAY_MS);
    return [
      {
        id: world.id('seat', person.email),
        title: person.title,
        department: departmentOf(person, family, Math.floor(index / world.organization.industries.length)),
        location: world.locations[index % world.locations.length]!,
        remote: false,
        description: family.opening[0]!,
        industry,
        jobFamily: family.key,
        hiringManagerId: leadOf(person) ?? world.people[0]!.id,
        recruiterId: world.preferred('recruiter', world.who(industry, 'recruiter')).id,
        visibility: 'both' as const,
        pipelineTemplateId: templateId(world, industry),
        requiredSkills: requiredOf(world, family),
        hardRequirements: [...(family.musts ?? [])],
        openedAt: new Date(joined.getTime() - opened * DAY_MS),
        filledAt: joined,
        history: [],
        questions: [],
        holderId: person.id,
        requisitionId: null,
        role: assignment.role,
        status: 'filled' as const,
        createdAt: new Date(joined.getTime() - opened * DAY_MS),
      },
    ];
  });
}

/** Units of the hospital nurses work in, as its roster names them. */
const nurseUnits = ['Emergency', 'Intensive Care', 'Surgery', 'Step-down', 'Pediatrics', 'Medical-Surgical'] as const;

const departmentOf = ({ title }: DemoPerson, { department }: Family, turn: number): string =>
  title === 'Registered nurse' ? nurseUnits[turn % nurseUnits.length]! : department;

const familyOf = (person: DemoPerson, industry: Industry): Family => {
  const { families } = industryData[industry];
  return families.find(({ people }) => people.includes(person.title)) ?? families[0]!;
};
