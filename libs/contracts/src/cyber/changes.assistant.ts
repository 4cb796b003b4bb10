import type { ChangeWords, LookupSpec } from '../assistant.js';
import { approves, declines } from '../decision-words.js';
import { splitAtCommas } from '../words.js';

const threatPart: LookupSpec = {
  operation: 'cyber.threats.get',
  each: {
    argument: 'threatId',
    of: { operation: 'cyber.threats.list', search: 'search', at: 'items', name: 'title', one: 'threat' },
  },
  at: 'indicators',
  name: 'value',
  hint: 'kind',
  one: 'trace',
};
const indicatorId = { lookup: threatPart };

const match: LookupSpec = {
  operation: 'cyber.deploy.get',
  each: {
    argument: 'deployRequestId',
    of: { operation: 'cyber.deploy.list', search: 'search', at: 'items', name: 'location', one: 'rapid deployment' },
  },
  at: 'matches',
  name: 'name',
  hint: 'status',
  one: 'proposal',
};

const analyst = {
  label: 'Analyst',
  ask: 'Which analyst?',
  lookup: {
    operation: 'identity.people.find',
    search: 'search',
    args: { role: 'CYBER_ANALYST' },
    at: 'items',
    name: 'name',
    hint: 'title',
    one: 'analyst',
  },
};

const holding: LookupSpec = {
  operation: 'cyber.readiness.get',
  at: 'mine',
  name: 'name',
  hint: 'level',
  one: 'work role',
};

/** What people in cyber security say of changes, beside what the contracts know. */
export const cyberChanges: Readonly<Record<string, ChangeWords>> = {
  'cyber.deploy.cancel': { synonyms: splitAtCommas('request for people, deploy request') },
  'cyber.deploy.create': { one: 'rapid deployment', verbs: ['request', 'ask for'] },
  'cyber.deploy.deploy': { one: 'person', verbs: ['deploy'], slots: { proposalId: { lookup: match } } },
  'cyber.deploy.propose': {
    card: 'Propose a rapid deployment',
    one: 'rapid deployment to somebody',
    title: 'Propose a rapid deployment to an analyst',
    verbs: splitAtCommas('propose, ask, offer, suggest'),
    synonyms: splitAtCommas('rapid deployment, deployment'),
    slots: { userId: analyst },
  },
  'cyber.deploy.withdraw': {
    card: 'Withdraw a proposal',
    one: 'proposal of a deployment',
    slots: { proposalId: { lookup: match } },
  },
  'cyber.incidents.addIndicator': {
    card: 'Add a trace to an incident',
    one: 'trace of an incident',
    synonyms: splitAtCommas('indicator, IoC'),
  },
  'cyber.incidents.addTask': {
    card: 'Add a task to an incident',
    one: 'task of an incident',
    synonyms: splitAtCommas('response task, to do, todo, action'),
  },
  'cyber.incidents.changeSeverity': {
    card: 'Change an incident’s severity',
    one: 'severity of an incident',
    verbs: splitAtCommas('escalate, change, set, raise, lower'),
  },
  'cyber.incidents.finishTask': {
    one: 'task of an incident',
    slots: {
      incidentTaskId: {
        lookup: {
          operation: 'cyber.incidents.get',
          with: { incidentId: 'incidentId' },
          at: 'tasks',
          name: 'title',
          one: 'task of the incident',
        },
      },
      done: { otherwise: true, words: { false: splitAtCommas('open again, reopen, not done') } },
    },
  },
  'cyber.incidents.handOver': { card: 'Hand an incident over', verbs: splitAtCommas('hand, hand over, pass, give') },
  'cyber.incidents.removeIndicator': {
    card: 'Remove a trace from an incident',
    one: 'trace of an incident',
    synonyms: splitAtCommas('indicator, IoC'),
    slots: {
      indicatorId: {
        lookup: {
          operation: 'cyber.incidents.get',
          with: { incidentId: 'incidentId' },
          at: 'indicators',
          name: 'value',
          one: 'trace of the incident',
        },
      },
    },
  },
  'cyber.incidents.suspectPhi': {
    card: 'Flag patient data in an incident',
    one: 'suspicion of patient data',
    synonyms: splitAtCommas('patient data, PHI'),
  },
  'cyber.incidents.writeReview': { one: 'review of an incident', synonyms: ['post-incident review'] },
  'cyber.indicators.exempt': {
    slots: { indicatorId, exempt: { otherwise: true, words: { false: splitAtCommas('fall again, let it fall') } } },
  },
  'cyber.indicators.falsePositive': {
    card: 'Mark a false positive',
    one: 'trace as a false positive',
    verbs: ['mark'],
    slots: {
      indicatorId,
      falsePositive: { otherwise: true, words: { false: splitAtCommas('take the mark back, unmark') } },
    },
  },
  'cyber.indicators.sight': {
    card: 'Report a sighting',
    one: 'sighting of a trace',
    synonyms: splitAtCommas('sighting, seen'),
    slots: { indicatorId },
  },
  'cyber.readiness.assign': {
    card: 'Assign a work role',
    one: 'work role to somebody',
    verbs: splitAtCommas('assign, give, make'),
    slots: { userId: analyst },
  },
  'cyber.readiness.decide': {
    card: 'Decide a claimed work role',
    one: 'claim of a work role',
    verbs: splitAtCommas('confirm, decline, approve, turn down, decide'),
    slots: {
      holdingId: {
        lookup: {
          operation: 'cyber.readiness.role',
          each: {
            argument: 'workRole',
            of: {
              operation: 'cyber.readiness.get',
              at: 'roles',
              id: 'workRole',
              name: 'name',
              one: 'work role',
            },
          },
          at: 'holdings',
          where: { status: ['claimed'] },
          name: 'name',
          hint: 'level',
          one: 'claim',
        },
      },
      decision: {
        words: {
          confirmed: ['confirm', ...approves],
          declined: declines,
        },
      },
    },
  },
  'cyber.readiness.plan': {
    card: 'Plan to learn a work role',
    one: 'development of a work role',
    verbs: splitAtCommas('plan, put, develop'),
  },
  'cyber.readiness.release': { one: 'work role', slots: { holdingId: { lookup: holding } } },
  'cyber.readiness.setTarget': {
    card: 'Set a work role’s target',
    one: 'target of a work role',
    synonyms: splitAtCommas('people needed, target'),
  },
  'cyber.reports.write': { one: 'intelligence report', synonyms: splitAtCommas('intel report, threat report') },
  'cyber.threats.linkIncident': { one: 'threat to an incident' },
  'cyber.vulnerabilities.accept': {
    card: 'Accept a vulnerability’s risk',
    one: 'risk of a vulnerability',
    synonyms: splitAtCommas('risk, finding, CVE'),
  },
  'cyber.vulnerabilities.add': { one: 'vulnerability', synonyms: ['CVE'] },
  'cyber.vulnerabilities.assign': { synonyms: ['CVE'] },
  'cyber.vulnerabilities.check': {
    card: 'Record a compromise check',
    one: 'compromise check of a vulnerability',
    synonyms: splitAtCommas('compromise check, looked into, CVE'),
  },
  'cyber.vulnerabilities.remediate': {
    verbs: splitAtCommas('remediate, mark, close, fix, resolve, patch'),
    synonyms: splitAtCommas('remediated, fixed, patched, CVE'),
  },
};
