import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/healthtech';

export const unitsOverview: AssistantSpec = {
  examples: [
    'which units are short of staff',
    'how is the coverage of our units this week',
    'where is nursing staff missing',
    'show the hours per patient day of each unit',
    'what is our HPPD against the target',
    'is the ICU covered tonight',
    'how many nurses are missing in the next seven days',
    'are the wards understaffed today',
    'which units are below their required staff',
    'show the health tech overview',
  ],
  hubs: ['healthtech'],
  label: 'Units and their coverage',
  describe:
    'Every unit with the staff confirmed against what is required for eight days, hours per patient day against the target, and what to do about each gap. Professionals see the units they work in.',
  synonyms: splitAtCommas(
    'coverage, covered, staffing, required staff, HPPD, nursing hours per patient day, understaffed, units, wards',
  ),
  link,
  present: {
    figures: { gaps: { of: 'count', path: 'alerts', where: { kind: ['staff'] } } },
    lead: ['{gaps|one:gap} in the staff of today and the next seven days.'],
    rows: {
      at: 'alerts',
      one: 'alert',
      many: 'alerts',
      columns: { Alert: 'message', Severity: 'severity' },
      empty: 'No unit needs anything',
      top: 20,
      chosenBy: 'kind',
      focus: [
        {
          words: splitAtCommas('short, missing, understaffed, coverage, covered, gap'),
          called: 'staffing',
          where: { kind: ['staff'] },
        },
        { words: splitAtCommas('hppd, hours per patient day'), called: 'HPPD', where: { kind: ['hppd'] } },
      ],
    },
  },
};

export const unitCensus: AssistantSpec = {
  examples: [
    'enter the census of the intensive care unit: 14 patients',
    'record a census of 22 for the surgical ward',
    'enter a midnight census of 12 for the intensive care unit',
    'record the census of the intensive care unit for 2026-11-20',
  ],
  hubs: ['healthtech'],
  label: 'Enter the census',
  describe: 'Enters how many patients a unit had at midnight of a day. A count only; no patient data.',
  synonyms: splitAtCommas('midnight census, patient count, patients at midnight'),
  link,
  slots: {
    unitId: {
      label: 'Unit',
      ask: 'Which unit?',
      lookup: { operation: 'healthcare.units.overview', at: 'units', name: 'name', hint: 'department', one: 'unit' },
    },
    date: { label: 'Day', ask: 'Of which day?' },
    midnightCensus: { label: 'Patients', ask: 'How many patients were there at midnight?' },
  },
  proposes: {
    title: 'Enter the census of a unit',
    permission: 'Manage units',
    verbs: splitAtCommas(
      'midnight census, census, enter the census, record the census, set the census, enter a midnight census, record a census, enter census',
    ),
  },
};
