import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const people: AssistantSpec = {
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
  synonyms: splitAtCommas('colleague, coworker, employee, staff, directory, contact, person, team member'),
  slots: {
    search: { label: 'Name', text: 'name' },
    role: {
      label: 'Role',
      words: {
        PLATFORM_ADMIN: splitAtCommas(
          'platform admin, platform admins, platform administrator, platform administrators',
        ),
        ORGANIZATION_ADMIN: splitAtCommas(
          'organization admin, organization admins, org admin, org admins, organization administrators, company admin',
        ),
        HIRING_MANAGER: splitAtCommas('hiring manager, hiring managers'),
        RECRUITER: splitAtCommas('recruiter, recruiters'),
        CANDIDATE: splitAtCommas('candidate, candidates'),
        SALES_REP: splitAtCommas(
          'sales rep, sales reps, sales representative, sales representatives, salespeople, sellers, salesperson',
        ),
        HEALTHCARE_PROFESSIONAL: splitAtCommas(
          'nurse, nurses, healthcare professional, healthcare professionals, clinicians',
        ),
        CYBER_ANALYST: splitAtCommas(
          'analyst, analysts, cyber analyst, cyber analysts, security analyst, security analysts',
        ),
        HR_MANAGER: splitAtCommas('hr manager, hr managers, hr, human resources'),
        DEPARTMENT_HEAD: splitAtCommas('department head, department heads, head of department, heads of department'),
      },
    },
    industry: {
      label: 'Industry',
      words: {
        HEALTHCARE: splitAtCommas('in healthcare, in health'),
        CYBER: splitAtCommas('in cyber, in cybersecurity, in cyber security, in security'),
        SALES: splitAtCommas('in sales'),
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
