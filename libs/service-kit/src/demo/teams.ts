import type { Industry, Role } from '@talent-os/contracts';
import { demoId } from './ids.js';
import type { DemoOrganization } from './organizations.js';
import type { DemoPerson } from './people.js';

/** People of one small team below a department. */
const TEAM_SIZE = 12;

const departments: Record<Industry, string> = {
  SALES: 'Sales',
  HEALTHCARE: 'Clinical care',
  CYBER: 'Security operations',
};
/** Names of small teams, used in order. */
const names: Record<Industry, readonly string[]> = {
  SALES: [
    'Enterprise East',
    'Enterprise West',
    'Mid-market',
    'Development',
    'Partners',
    'Renewals',
    'Central',
    'South',
    'North',
  ],
  HEALTHCARE: [
    'Intensive care',
    'Emergency',
    'Surgery',
    'Oncology',
    'Pediatrics',
    'Cardiology',
    'Night float',
    'Step-down',
    'Recovery',
  ],
  CYBER: [
    'Detection',
    'Response',
    'Threat hunting',
    'Identity protection',
    'Vulnerabilities',
    'Cloud',
    'Forensics',
    'Red team',
    'Night watch',
  ],
};
/** Who leads where several could, the first that is there. */
const leading: readonly Role[] = ['DEPARTMENT_HEAD', 'HIRING_MANAGER', 'HR_MANAGER', 'ORGANIZATION_ADMIN'];
const outside: readonly Role[] = ['CANDIDATE', 'PLATFORM_ADMIN'];

type DemoTeam = {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly leadId: string;
  readonly memberIds: readonly string[];
};

/** A department for each industry with small teams below it. Applicants and the platform's own people are in none. */
export const demoTeams = ({ slug, industries }: DemoOrganization, people: readonly DemoPerson[]): DemoTeam[] =>
  industries.flatMap((industry) => {
    const here = people.filter(({ roles }) =>
      roles.some((one) => one.industry === industry && !outside.includes(one.role)),
    );
    const id = demoId('team', slug, industry);
    const small = smallTeams(
      slug,
      industry,
      id,
      here.filter(({ signsIn }) => !signsIn),
    );
    const signing = here.filter(({ signsIn }) => signsIn);
    const lead = leadOf(here, industry);
    const memberIds = [...new Set([...signing.map((one) => one.id), ...small.map((team) => team.leadId), lead.id])];
    return [{ id, name: departments[industry], parentId: null, leadId: lead.id, memberIds }, ...small];
  });

function smallTeams(slug: string, industry: Industry, parentId: string, people: readonly DemoPerson[]): DemoTeam[] {
  const count = Math.min(names[industry].length, Math.ceil(people.length / TEAM_SIZE));
  return names[industry].slice(0, count).map((name, index) => {
    const members = people.filter((_, place) => place % count === index);
    return {
      id: demoId('team', slug, industry, name),
      name,
      parentId,
      leadId: leadOf(members, industry).id,
      memberIds: members.map(({ id }) => id),
    };
  });
}

const leadOf = (people: readonly DemoPerson[], industry: Industry): DemoPerson =>
  leading
    .map((role) => people.find(({ roles }) => roles.some((one) => one.role === role && one.industry === industry)))
    .find((person) => person !== undefined) ?? people[0]!;
