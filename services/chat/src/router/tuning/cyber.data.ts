import type { ListedQuestion } from '../listed-question.js';
import { asks, changes, denies } from './listing.js';

/** Questions about security incidents. */
export const cyberQuestions: readonly ListedQuestion[] = [
  ...asks(
    'CYBER_ANALYST',
    'cyber',
    ['cyber.incidents.summary', 'cyber.incidents.overview'],
    [
      'how many incidents are active right now',
      'how fast do we react to incidents',
      'how many incidents did we resolve today',
      'give me a summary of the incidents',
      'are we under attack',
    ],
  ),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.incidents.list', [
    'which incidents are open',
    'show the most severe incidents',
    ['which phishing incidents do we have', { type: 'phishing' }],
    'incidents that are assigned to me',
    'which incidents are past their deadline',
    ['show the late incidents', { late: 'true' }],
    'list the ransomware cases',
    ['show critical incidents', { severity: 'critical' }],
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.intelligence.summary', [
    'how high is our risk level',
    'summarise the threat intelligence',
    'how many iocs have we seen this week',
    'what is the threat situation',
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.threats.list', [
    'which threats do we know of',
    ['show the critical threats', { severity: 'critical' }],
    'list all known threat actors',
    'show me the intelligence reports',
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.vulnerabilities.list', [
    ['which vulnerabilities are overdue right now', { overdue: 'true' }],
    'what do we have to patch next',
    ['list the vulnerabilities that are known to be exploited', { kev: 'true' }],
    'how many vulnerabilities are still open',
    'show me all vulnerabilities',
    ['vulnerabilities that are being mitigated', { status: 'mitigating' }],
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.incidents.get', [
    ['what is the status of the incident Nightfall', { incidentId: 'incident-nightfall' }],
    'who is working on the incident Nightfall',
    'show the timeline of the incident Nightfall',
    'what was the root cause of the incident Nightfall',
  ]),
  ...changes('CYBER_ANALYST', 'cyber', 'cyber.incidents.move', [
    ['mark the incident Nightfall as contained', { incidentId: 'incident-nightfall', status: 'contained' }],
    ['set the incident Nightfall to recovered', { incidentId: 'incident-nightfall', status: 'recovered' }],
    'close the incident Nightfall',
  ]),
  ...changes('CYBER_ANALYST', 'cyber', 'cyber.incidents.investigate', [
    ['investigate the incident Nightfall', { incidentId: 'incident-nightfall' }],
    'take over the incident Nightfall',
  ]),
  ...changes('CYBER_ANALYST', 'cyber', 'cyber.incidents.addNote', [
    ['add a note to the incident Nightfall: the host is isolated', { note: 'the host is isolated' }],
    'write down for the incident Nightfall: mailboxes are clean',
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.readiness.get', [
    'which work roles does nobody fill',
    'how ready is the security team',
    'where do we depend on a single person',
    'show the coverage of the NICE work roles',
  ]),
  ...asks('ORGANIZATION_ADMIN', 'cyber', 'cyber.deploy.list', [
    'which rapid deployment requests are open',
    'list the running rapid deployments',
    ['show cancelled rapid deployments', { status: 'cancelled' }],
  ]),
  ...asks('CYBER_ANALYST', 'cyber', 'cyber.deploy.mine', [
    'which rapid deployments are proposed to me',
    'where was I asked to deploy',
    'my rapid deployments',
  ]),
  ...denies(
    'SALES_REP',
    'sales',
    ['cyber.vulnerabilities.list', 'cyber.vulnerabilities.get'],
    ['which vulnerabilities are open', 'list the unpatched vulnerabilities'],
  ),
  ...denies(
    'SALES_REP',
    'sales',
    ['cyber.incidents.list', 'cyber.incidents.summary', 'cyber.incidents.overview'],
    ['which security incidents are open', 'show the phishing incidents'],
  ),
];
