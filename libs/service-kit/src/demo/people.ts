import type { Industry, Role } from '@talent-os/contracts';
import { demoId, demoRandom } from './ids.js';
import { demoOrganizations, type DemoOrganization } from './organizations.js';

export const DEMO_PASSWORD = 'TalentOS-demo-2026';

export type DemoPerson = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly roles: readonly { readonly role: Role; readonly industry: Industry }[];
  /** Days since they joined. */
  readonly tenureDays: number;
  /** Has a password and stands in the list a local start prints. */
  readonly signsIn: boolean;
  /** Can sign in, whether or not a list says so. */
  readonly hasPassword: boolean;
};

type DemoPersonRow = readonly [
  mailbox: string,
  first: string,
  last: string,
  title: string,
  roles: readonly (readonly [Role, Industry])[],
  tenureDays: number,
];

/** People who can sign in, by organization. */
const named: Record<string, readonly DemoPersonRow[]> = {
  meridian: [
    ['platform.admin', 'Ines', 'Calder', 'Platform operations', [['PLATFORM_ADMIN', 'SALES']], 1400],
    ['org.admin', 'Marcus', 'Lindqvist', 'Organization administrator', [['ORGANIZATION_ADMIN', 'SALES']], 1300],
    ['hiring.manager', 'Dana', 'Whitfield', 'Sales director, East', [['HIRING_MANAGER', 'SALES']], 1100],
    ['recruiter', 'Tomas', 'Okafor', 'Senior recruiter', [['RECRUITER', 'SALES']], 800],
    ['candidate', 'Amara', 'Diallo', 'Applicant', [['CANDIDATE', 'SALES']], 20],
    ['sales.rep', 'Jonah', 'Prescott', 'Enterprise account executive', [['SALES_REP', 'SALES']], 620],
    ['nurse', 'Elena', 'Marsh', 'Registered nurse, ICU', [['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE']], 950],
    [
      'nurse.night',
      'Ruth',
      'Castillo',
      'Registered nurse, ICU nights',
      [['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE']],
      1240,
    ],
    ['nurse.manager', 'Imani', 'Brooks', 'Nurse manager, critical care', [['HIRING_MANAGER', 'HEALTHCARE']], 1620],
    ['analyst', 'Kenji', 'Aalto', 'Security analyst II', [['CYBER_ANALYST', 'CYBER']], 540],
    [
      'hr.manager',
      'Priya',
      'Raman',
      'HR manager',
      [
        ['HR_MANAGER', 'SALES'],
        ['HR_MANAGER', 'HEALTHCARE'],
      ],
      1500,
    ],
    ['department.head', 'Victor', 'Salgado', 'Head of sales', [['DEPARTMENT_HEAD', 'SALES']], 1700],
    [
      'multi',
      'Robin',
      'Esterhazy',
      'Security sales specialist',
      [
        ['SALES_REP', 'SALES'],
        ['CYBER_ANALYST', 'CYBER'],
      ],
      700,
    ],
  ],
  harbor: [
    ['org.admin', 'Grace', 'Holloway', 'Organization administrator', [['ORGANIZATION_ADMIN', 'HEALTHCARE']], 1200],
    ['nurse', 'Samuel', 'Adeyemi', 'Registered nurse, emergency', [['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE']], 600],
  ],
  sentinel: [
    ['org.admin', 'Freya', 'Brandt', 'Organization administrator', [['ORGANIZATION_ADMIN', 'CYBER']], 1000],
    ['analyst', 'Ilya', 'Novak', 'Incident responder', [['CYBER_ANALYST', 'CYBER']], 480],
  ],
  northwind: [
    ['org.admin', 'Hugo', 'Castellan', 'Organization administrator', [['ORGANIZATION_ADMIN', 'SALES']], 900],
    ['sales.rep', 'Wren', 'Tollefsen', 'Account executive', [['SALES_REP', 'SALES']], 400],
  ],
};

/** First names of people who were never asked for theirs. */
export const demoFirstNames = [
  'Ava',
  'Liam',
  'Noor',
  'Mateo',
  'Mei',
  'Jonas',
  'Sofia',
  'Kwame',
  'Elin',
  'Ravi',
  'Leila',
  'Owen',
  'Yara',
  'Felix',
  'Nadia',
  'Hana',
  'Diego',
  'Maya',
  'Anton',
  'Zoe',
  'Idris',
  'Clara',
  'Arjun',
  'Freja',
  'Omar',
  'Lucia',
  'Emeka',
  'Nina',
  'Pavel',
  'Thea',
];
export const demoLastNames = [
  'Moreno',
  'Osei',
  'Haddad',
  'Silva',
  'Tanaka',
  'Weber',
  'Rossi',
  'Mensah',
  'Berg',
  'Nair',
  'Farah',
  'Keller',
  'Lund',
  'Novak',
  'Pereira',
  'Quist',
  'Rahman',
  'Santos',
  'Tran',
  'Ueda',
  'Vance',
  'Winter',
  'Yilmaz',
  'Zeman',
  'Abbott',
  'Bianchi',
  'Cohen',
  'Duarte',
  'Eriksen',
  'Fontaine',
];

const KINDS: Record<Industry, readonly (readonly [Role, string, number])[]> = {
  SALES: [
    ['SALES_REP', 'Account executive', 0.62],
    ['SALES_REP', 'Sales development representative', 0.22],
    ['HIRING_MANAGER', 'Regional sales manager', 0.1],
    ['RECRUITER', 'Sales recruiter', 0.06],
  ],
  HEALTHCARE: [
    ['HEALTHCARE_PROFESSIONAL', 'Registered nurse', 0.7],
    ['HEALTHCARE_PROFESSIONAL', 'Respiratory therapist', 0.14],
    ['HIRING_MANAGER', 'Nurse manager', 0.1],
    ['RECRUITER', 'Clinical recruiter', 0.06],
  ],
  CYBER: [
    ['CYBER_ANALYST', 'Security analyst', 0.64],
    ['CYBER_ANALYST', 'Threat hunter', 0.2],
    ['HIRING_MANAGER', 'Security operations manager', 0.1],
    ['RECRUITER', 'Technical recruiter', 0.06],
  ],
};

/** Colleagues in no list who can sign in all the same, to try what changes a person's seat, role or figures for good. */
const quiet: readonly string[] = [
  'meridian/nadia.yilmaz.259',
  'meridian/mei.keller.205',
  'meridian/kwame.yilmaz.157',
  'meridian/thea.santos.34',
  'sentinel/yara.berg.12',
];

/** Everybody of a demo organization, the ones who can sign in first. The same on every machine. */
export function demoPeople(organization: DemoOrganization): readonly DemoPerson[] {
  const rows = (named[organization.slug] ?? []).map(
    ([mailbox, firstName, lastName, title, roles, tenureDays]): DemoPerson => ({
      id: demoId('person', organization.slug, mailbox),
      email: `${mailbox}@${organization.domain}`,
      firstName,
      lastName,
      title,
      roles: roles.map(([role, industry]) => ({ role, industry })),
      tenureDays,
      signsIn: true,
      hasPassword: true,
    }),
  );
  const names = new Set(rows.map(nameOf));
  const colleagues = Array.from({ length: organization.colleagues }, (_, index) => {
    const person = colleague(organization, index, names);
    names.add(nameOf(person));
    return person;
  });
  return [...rows, ...colleagues];
}

const nameOf = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

/** The last name that was drawn, or the next one of the list that nobody of this first name has. */
function lastNameFor(firstName: string, drawn: string, names: ReadonlySet<string>): string {
  const from = demoLastNames.indexOf(drawn);
  const order = [...demoLastNames.slice(from), ...demoLastNames.slice(0, from)];
  return order.find((lastName) => !names.has(nameOf({ firstName, lastName }))) ?? drawn;
}

function colleague(organization: DemoOrganization, index: number, names: ReadonlySet<string>): DemoPerson {
  const random = demoRandom(`${organization.slug}/colleague/${index}`);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const firstName = pick(demoFirstNames);
  const drawn = pick(demoLastNames);
  const lastName = lastNameFor(firstName, drawn, names);
  const industry = organization.industries[index % organization.industries.length]!;
  let share = random();
  const [role, title] = KINDS[industry].find(([, , weight]) => (share -= weight) < 0) ?? KINDS[industry][0]!;
  const mailbox = `${firstName}.${lastName}.${index + 1}`.toLowerCase();
  return {
    id: demoId('person', organization.slug, `${firstName}.${drawn}.${index + 1}`.toLowerCase()),
    email: `${mailbox}@${organization.domain}`,
    firstName,
    lastName,
    title,
    roles: [{ role, industry }],
    tenureDays: 30 + Math.floor(random() * 1800),
    signsIn: false,
    hasPassword: quiet.includes(`${organization.slug}/${mailbox}`),
  };
}

/** The demo person with this mailbox, for services that seed rows about them. */
export function demoPerson(slug: string, mailbox: string): DemoPerson {
  const organization = demoOrganizations.find((one) => one.slug === slug);
  const person =
    organization && demoPeople(organization).find((one) => one.email === `${mailbox}@${organization.domain}`);
  if (!person) throw new Error(`no demo person ${mailbox} in ${slug}`);
  return person;
}

/** The people of a demo organization who hold a role, in their usual order. */
export const demoPeopleInRole = (organization: DemoOrganization, wanted: Role): readonly DemoPerson[] =>
  demoPeople(organization).filter(({ roles }) => roles.some(({ role }) => role === wanted));
