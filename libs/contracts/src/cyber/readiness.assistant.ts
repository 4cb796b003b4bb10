import type { AssistantSpec, SlotSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/cyber';

const workRole: SlotSpec = {
  label: 'Work role',
  ask: 'Which work role do you mean?',
  words: {
    'PD-WRL-001': splitAtCommas('defensive cybersecurity'),
    'PD-WRL-002': splitAtCommas('digital forensics'),
    'PD-WRL-003': splitAtCommas('incident response role, incident responder'),
    'PD-WRL-004': splitAtCommas('infrastructure support'),
    'PD-WRL-005': splitAtCommas('insider threat analysis'),
    'PD-WRL-006': splitAtCommas('threat analysis'),
    'PD-WRL-007': splitAtCommas('vulnerability analysis'),
  },
};

export const readiness: AssistantSpec = {
  examples: [
    'which work roles are uncovered',
    'which NICE work roles rest on a single person',
    'how ready is the security team',
    'is the work role digital forensics covered',
    'which work roles do I hold',
    'show the readiness of the cyber team',
    'where does the security team lack people',
    'what work roles are we missing',
    'coverage of our NICE work roles',
    'which work roles depend on one person',
  ],
  hubs: ['cyber'],
  label: 'Team readiness',
  describe:
    'NICE work roles the security team needs: covered, resting on a single person or uncovered, with how many people fill each.',
  synonyms: splitAtCommas(
    'work role, work roles, NICE framework, readiness of the team, coverage, single point of failure',
  ),
  link,
  present: {
    figures: {
      uncovered: { of: 'count', path: 'roles', where: { coverage: ['uncovered'] } },
      single: { of: 'count', path: 'roles', where: { coverage: ['single'] } },
    },
    lead: ['{uncovered|one:work role} uncovered, {single} resting on a single person.'],
    rows: {
      at: 'roles',
      one: 'work role',
      many: 'work roles',
      columns: { 'Work role': 'name', Coverage: 'coverage', People: 'holders', Needed: 'target' },
      empty: 'No work roles needed yet',
      focus: [
        {
          words: splitAtCommas('uncovered, missing, lack, lacks'),
          called: 'uncovered',
          where: { coverage: ['uncovered'] },
        },
        {
          words: splitAtCommas('single person, one person, single point'),
          called: 'resting on a single person',
          where: { coverage: ['single'] },
        },
      ],
    },
  },
};

export const claim: AssistantSpec = {
  examples: [
    'claim the work role digital forensics at level 3',
    'I hold the work role threat analysis at level 4',
    'add the work role vulnerability analysis to me at level 2',
  ],
  hubs: ['cyber'],
  label: 'Claim a work role',
  describe: 'Claims a NICE work role for the person, at a level from 1 to 5; a lead confirms it.',
  synonyms: splitAtCommas('claim a work role, hold a work role'),
  link,
  slots: { workRole, level: { label: 'Level', ask: 'At which level, from 1 (Novice) to 5 (Expert)?' } },
  proposes: { title: 'Claim a work role', permission: 'Cyber analyst', verbs: splitAtCommas('claim, i hold, add') },
};
