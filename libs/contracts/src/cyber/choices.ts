import { choices } from '../fields/choices.js';
import {
  clearanceLevelLabels,
  clearanceStandingLabels,
  clearanceUpdateLabels,
  investigationLabels,
} from './clearance-kinds.js';
import { deployStates, eligibilities, matchStates } from './deploy-states.js';
import { clockLabels, incidentStates, incidentTypes } from './incident-states.js';
import { entryKinds } from './incidents.js';
import { coverageLabels, holdingStatusLabels, workRoleCategories, workRoles } from './readiness-work-roles.js';
import { circleLabels, classifications, indicatorKindLabels } from './threat-kinds.js';
import { riskLevels } from './threats.js';
import { vulnerabilityEntryKinds, vulnerabilityStates } from './vulnerability-kinds.js';
import { inWords } from '../words.js';

/** What people in cyber security call the values of choices. */
export const cyberChoices = {
  incidentStates: choices(incidentStates, {
    new: 'fresh, untouched',
    investigating: 'under investigation, being investigated',
    eradicated: 'removed, cleaned',
    closed: 'resolved, done',
    false_positive: 'false alarm',
  }),
  incidentTypes: choices(incidentTypes, {
    malware: 'virus, ransomware, trojan',
    phishing: 'phish, scam mail',
    unauthorized_access: 'intrusion, break-in, account takeover',
    data_exposure: 'data leak, leak, exfiltration',
    dos: 'DoS, DDoS',
    insider: 'insider threat',
  }),
  clocks: choices(clockLabels),
  incidentEntries: choices(inWords(entryKinds)),
  vulnerabilityStates: choices(vulnerabilityStates, {
    open: 'unpatched, unmitigated',
    mitigating: 'being fixed, in work',
    remediated: 'fixed, patched, resolved, closed',
    accepted: 'accepted',
  }),
  vulnerabilityEntries: choices(inWords(vulnerabilityEntryKinds)),
  classifications: choices(Object.fromEntries(classifications.map((one) => [one, one])), {
    'TLP:RED': 'red',
    'TLP:AMBER+STRICT': 'amber strict',
    'TLP:AMBER': 'amber',
    'TLP:GREEN': 'green',
    'TLP:CLEAR': 'clear, white',
  }),
  circles: choices(circleLabels),
  indicatorKinds: choices(indicatorKindLabels, { hash: 'checksum', ip: 'IP', email: 'mail address' }),
  riskLevels: choices(inWords(riskLevels)),
  clearanceLevels: choices(clearanceLevelLabels, {
    none: 'no clearance',
    top_secret: 'TS',
    ts_sci: 'SCI, TS SCI',
  }),
  investigationStatuses: choices(investigationLabels, {
    adjudication: 'being adjudicated',
    favorable: 'favourable, passed',
    unfavorable: 'unfavourable, failed',
    continuous_vetting: 'CV, continuous evaluation',
  }),
  clearanceStandings: choices(clearanceStandingLabels, {
    active: 'valid, current',
    reusable: 'reusable',
    lapsed: 'expired, run out',
    barred: 'suspended',
  }),
  clearanceUpdates: choices(clearanceUpdateLabels, { submitted: 'submitted, waiting' }),
  clearanceAlerts: choices({ high: 'High', other: 'Other' }),
  grants: choices({ active: 'Active', other: 'Earlier' }),
  deployStates: choices(deployStates, {
    open: 'new, unstaffed',
    matching: 'looking for people, searching',
    cancelled: 'canceled, called off',
  }),
  matchStates: choices(matchStates, { proposed: 'asked', accepted: 'said yes', declined: 'said no, refused' }),
  eligibilities: choices(eligibilities),
  holdingStatuses: choices(holdingStatusLabels, { claimed: 'waiting, unconfirmed' }),
  coverages: choices(coverageLabels, {
    single: 'single point of failure',
    uncovered: 'nobody covers, nobody can do, no one covers, without anybody, unfilled',
  }),
  workRoles: choices(workRoles, {
    'OG-WRL-001': 'COMSEC',
    'OG-WRL-007': 'CISO',
    'DD-WRL-009': 'operational technology',
    'PD-WRL-001': 'defender, blue team, SOC',
    'PD-WRL-002': 'forensics, forensic analyst',
    'PD-WRL-003': 'incident responder, IR',
    'PD-WRL-006': 'threat hunter, threat hunting',
    'PD-WRL-007': 'vulnerability analyst',
  }),
  workRoleCategories: choices(workRoleCategories),
};
