import type { Industry } from '@talent-os/contracts';
import { demoId, demoRandom } from './ids.js';
import type { DemoOrganization } from './organizations.js';
import { demoFirstNames, demoLastNames, type DemoPerson } from './people.js';

/** People from outside who have applied, by industry of the organization. */
const PER_INDUSTRY = { large: 36, small: 22 };

/** What they work as today. */
const titles: Record<Industry, readonly string[]> = {
  SALES: ['Account executive', 'Sales development representative', 'Account executive', 'Customer success manager'],
  HEALTHCARE: ['Registered nurse', 'Registered nurse', 'Registered nurse, ICU', 'Respiratory therapist'],
  CYBER: ['Security analyst', 'Security analyst', 'Threat hunter', 'Incident responder'],
};

/** People from outside with an account of their own: nobody of them signs in, and none of them is an employee. */
export const demoApplicants = (organization: DemoOrganization): readonly DemoPerson[] =>
  organization.industries.flatMap((industry) =>
    Array.from({ length: organization.industries.length > 1 ? PER_INDUSTRY.large : PER_INDUSTRY.small }, (_, index) =>
      applicant(organization, industry, index),
    ),
  );

function applicant({ slug }: DemoOrganization, industry: Industry, index: number): DemoPerson {
  const random = demoRandom(`${slug}/applicant/${industry}/${index}`);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const firstName = pick(demoFirstNames);
  const lastName = pick(demoLastNames);
  const mailbox = `${firstName}.${lastName}.${slug}.${industry}.${index + 1}`.toLowerCase();
  return {
    id: demoId('applicant', slug, mailbox),
    email: `${mailbox}@applicants.example`,
    firstName,
    lastName,
    title: titles[industry][index % titles[industry].length]!,
    roles: [{ role: 'CANDIDATE', industry }],
    tenureDays: 3 + Math.floor(random() * 80),
    signsIn: false,
    hasPassword: false,
  };
}
