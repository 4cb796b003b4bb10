import { z } from 'zod';
import { uuids } from '../canonical.js';
import { uuid } from '../paging.js';
import { industries, roles } from '../access/tables.js';
import { words, type AssistantSpec } from '../assistant.js';
import { operation } from '../define.js';
import { Person } from './people.js';

const asked: AssistantSpec = {
  examples: [
    'who is Jane Doe',
    'find a colleague named Jane',
    'which people are recruiters',
    'what is the job title of Jane',
    'list our hiring managers',
    'who are the sales reps',
    'look up a coworker',
    'who works here as a nurse',
    'search the directory for Jane',
    'is there somebody called Jane in the company',
  ],
  hubs: ['dashboard', 'general', 'talent', 'admin'],
  label: 'People',
  describe: 'Active colleagues of the organization by name, role or industry, with title and role.',
  synonyms: words('colleague, coworker, employee, staff, directory, contact, person, team member'),
  slots: {
    search: { label: 'Name', text: 'name' },
    role: {
      label: 'Role',
      words: {
        PLATFORM_ADMIN: words('platform admin, platform admins, platform administrator, platform administrators'),
        ORGANIZATION_ADMIN: words(
          'organization admin, organization admins, org admin, org admins, organization administrators, company admin',
        ),
        HIRING_MANAGER: words('hiring manager, hiring managers'),
        RECRUITER: words('recruiter, recruiters'),
        CANDIDATE: words('candidate, candidates'),
        SALES_REP: words(
          'sales rep, sales reps, sales representative, sales representatives, salespeople, sellers, salesperson',
        ),
        HEALTHCARE_PROFESSIONAL: words('nurse, nurses, healthcare professional, healthcare professionals, clinicians'),
        CYBER_ANALYST: words('analyst, analysts, cyber analyst, cyber analysts, security analyst, security analysts'),
        HR_MANAGER: words('hr manager, hr managers, hr, human resources'),
        DEPARTMENT_HEAD: words('department head, department heads, head of department, heads of department'),
      },
    },
    industry: {
      label: 'Industry',
      words: {
        HEALTHCARE: words('in healthcare, in health'),
        CYBER: words('in cyber, in cybersecurity, in cyber security, in security'),
        SALES: words('in sales'),
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'person',
      many: 'people',
      columns: { Name: 'name', Title: 'title', Role: 'role' },
      empty: 'Nobody with this name',
    },
  },
  phi: { 'items.name': 'PERSON' },
};

export const findPeople = operation('identity.people.find', {
  http: 'GET /api/people',
  access: { audience: ['internalTeam', 'admin'] },
  summary: 'Colleagues by name, for pickers; active people of my organization only',
  input: z.object({
    search: z.string().trim().max(100).optional(),
    role: z.enum(roles).optional(),
    industry: z.enum(industries).optional(),
  }),
  output: z.object({ items: z.array(Person) }),
  effect: 'read',
  assistant: asked,
});

/** Names for ids other services hold. Unknown and foreign ids are left out. */
export const namePeople = operation('identity.people.names', {
  http: 'none',
  access: 'internal',
  summary: 'Names and roles of people by id',
  input: z.object({ ids: uuids().max(500), /** Without those who have left. */ activeOnly: z.boolean().optional() }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});

/** So many names are told at once. */
export const NAMES_AT_ONCE = 5_000;

/** Every name of the organization, page by page: what a text is screened with before it leaves the product. */
export const everyName = operation('identity.people.everyName', {
  http: 'none',
  access: 'internal',
  summary: 'Names of all people of the organization, applicants and those who have left included',
  input: z.object({ /** The `next` of the page before. */ after: uuid().optional() }),
  output: z.object({ names: z.array(z.string()), next: uuid().nullable() }),
  effect: 'read',
});

/** People who hold a role: whom a notification or an approval goes to. */
export const peopleInRole = operation('identity.people.inRole', {
  http: 'none',
  access: 'internal',
  summary: 'Active people who hold a role in an industry',
  input: z.object({ role: z.enum(roles), industry: z.enum(industries) }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});
