import type { AssistantSpec, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const vulnerabilityLink = '/cyber';

export const vulnerability: LookupSpec = {
  operation: 'cyber.vulnerabilities.list',
  search: 'search',
  at: 'items',
  name: 'cve',
  hint: 'asset',
  get: 'cyber.vulnerabilities.get',
  one: 'vulnerability',
};

export const vulnerabilityList: AssistantSpec = {
  examples: [
    'which vulnerabilities are overdue',
    'which vulnerabilities are open',
    'list our vulnerabilities by due date',
    'which vulnerabilities are known to be exploited',
    'which vulnerabilities do I have to mitigate',
    'how many vulnerabilities are left to fix',
    'which cves affect us',
    'which vulnerabilities are being mitigated',
    'show the vulnerabilities whose risk was accepted',
    'which patches are due next',
  ],
  hubs: ['cyber'],
  label: 'Vulnerabilities',
  describe: 'Vulnerabilities of the own assets with score, four answers, due date, state and owner.',
  synonyms: splitAtCommas('vulnerabilities, cves, security holes, weaknesses, findings of the scanner, patches due'),
  link: vulnerabilityLink,
  slots: {
    search: { label: 'Search', text: 'name' },
    status: {
      label: 'Status',
      words: {
        open: splitAtCommas('not started, untouched'),
        mitigating: splitAtCommas('being mitigated, mitigating, in mitigation'),
        remediated: splitAtCommas('remediated, fixed, patched'),
        accepted: splitAtCommas('accepted, risk accepted, risk was accepted'),
      },
    },
    pending: {
      label: 'Left to do',
      words: { true: splitAtCommas('open, left to fix, left to do, unresolved, unpatched') },
    },
    overdue: { label: 'Overdue', words: { true: splitAtCommas('overdue, late, past due, past their due date') } },
    kev: { label: 'Known to be exploited', words: { true: splitAtCommas('known to be exploited, exploited, kev') } },
    ownerId: { label: 'Owner', me: true },
  },
  present: {
    lead: ['{pending|one:vulnerability} left to deal with; {overdue} overdue.'],
    rows: {
      at: 'items',
      one: 'vulnerability',
      many: 'vulnerabilities',
      columns: {
        Vulnerability: 'cve',
        Asset: 'asset',
        CVSS: 'cvss',
        Status: 'status',
        Due: 'dueAt|day',
        Owner: 'ownerName',
      },
      total: 'total',
      empty: 'No vulnerabilities match',
    },
  },
  // Scanners write down what a machine calls itself.
  trust: { 'items.asset': 'external' },
  phi: { 'items.ownerName': 'PERSON' },
};

export const vulnerabilityDetail: AssistantSpec = {
  examples: [
    'what is the state of CVE-2024-3400',
    'who deals with CVE-2024-3400',
    'when is the vulnerability CVE-2024-3400 due',
    'show the vulnerability CVE-2024-3400',
    'tell me about the vulnerability CVE-2021-44228',
  ],
  hubs: ['cyber'],
  label: 'Vulnerability',
  describe: 'One vulnerability with due date, owner, acceptance and history. Needs its id.',
  synonyms: splitAtCommas('details of a vulnerability, history of a vulnerability, one cve'),
  link: vulnerabilityLink,
  slots: {
    vulnerabilityId: { label: 'Vulnerability', ask: 'Which vulnerability do you mean?', lookup: vulnerability },
  },
  present: {
    lead: [
      '**{cve}** on {asset} is {status}, CVSS {cvss}.',
      'It is due on {dueAt|day}.',
      'It belongs to {ownerName}.',
      'The risk is accepted until {acceptedUntil|day}: {acceptReason}',
    ],
    rows: {
      at: 'history',
      one: 'entry',
      many: 'entries',
      columns: { When: 'at|moment', What: 'kind', From: 'from', To: 'to', Note: 'note', By: 'byName' },
      empty: 'Nothing has happened yet',
    },
  },
  trust: {
    asset: 'external',
    acceptReason: 'user',
    'history.note': 'user',
    'history.from': 'user',
    'history.to': 'user',
  },
  phi: { ownerName: 'PERSON', acceptedByName: 'PERSON', 'history.byName': 'PERSON' },
};
