import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import { asking } from './test/asking.js';
import { companyOf } from './test/company.js';

const listMine = operations.find(({ name }) => name === 'talent.myApplications.list')!;

const general = "You don't have permission to access this page.";
const sales = 'Access denied to Sales platform';
const performance = 'Sales performance metrics are only available to Sales Representatives';
const cyber = 'Access denied to Cyber platform';

describe('a question about what the caller may not read', () => {
  it.each<[Role, string, string, string]>([
    ['HEALTHCARE_PROFESSIONAL', 'dashboard', 'what is my pipeline worth?', sales],
    ['HEALTHCARE_PROFESSIONAL', 'sales', 'which deals were lost in October', sales],
    ['CYBER_ANALYST', 'sales', 'how many deals does everybody have open?', sales],
    ['HIRING_MANAGER', 'productivity', 'how much of my quota have I reached?', performance],
    ['RECRUITER', 'talent', 'how much of the quota is reached', performance],
    ['SALES_REP', 'sales', 'show the latest audit events', general],
    ['HIRING_MANAGER', 'admin', 'I would like to look at the audit trail of last week', general],
    ['SALES_REP', 'cyber', 'which critical vulnerabilities do our web servers have?', cyber],
    ['CANDIDATE', 'cyber', 'how many security incidents are still open', cyber],
    ['RECRUITER', 'cyber', 'are there threats nobody has looked at yet', cyber],
    ['SALES_REP', 'healthtech', 'how many beds are free on the surgical unit?', 'Access denied to Healthcare platform'],
    [
      'CANDIDATE',
      'candidate',
      'which internal positions are open',
      'Internal mobility features not available for your role',
    ],
    ['CANDIDATE', 'talent', 'list the applicants for this position', general],
    ['CYBER_ANALYST', 'talent', 'what does the offer for Maria Berg say', general],
    ['SALES_REP', 'talent', 'what base salary does Maria Berg get?', general],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'whose license has expired on my ward', general],
  ])('%s in %s: %s', async (role, hub, text, says) => expect(await asking(role, hub, text)).toBe(says));
});

describe('a question about what is somebody else’s own', () => {
  it.each<[Role, string, string]>([
    ['SALES_REP', 'sales', "show me Maria's deals"],
    ['SALES_REP', 'sales', 'which deals is maria working on'],
    ['CYBER_ANALYST', 'cyber', "what is Maria Berg's clearance?"],
    ['HEALTHCARE_PROFESSIONAL', 'productivity', "what is on Peter's task list"],
    ['CYBER_ANALYST', 'productivity', 'which goals does Peter Novak have'],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'which shifts does Maria Berg work next week'],
    ['RECRUITER', 'dashboard', 'read me the notifications of Peter'],
  ])('%s in %s: %s', async (role, hub, text) =>
    expect(await asking(role, hub, text)).toMatch(/you see only your own|permission/),
  );
});

describe('a question about what no conversation holds', () => {
  it.each<[Role, string, string]>([
    ['HIRING_MANAGER', 'wellness', 'who of my people is close to a burnout?'],
    ['SALES_REP', 'wellness', 'how did Maria answer the questionnaire'],
    ['CYBER_ANALYST', 'dashboard', 'is my colleague Peter stressed'],
    ['RECRUITER', 'wellness', 'what was the mood of the team last month'],
    ['HR_MANAGER', 'wellness', 'what was the average wellbeing of the surgery team'],
    ['HEALTHCARE_PROFESSIONAL', 'wellness', 'show the check-in notes of Maria'],
  ])('%s in %s: %s', async (role, hub, text) =>
    expect(await asking(role, hub, text)).toMatch(/stays theirs|stays out of conversations|only your own|permission/),
  );

  it('of conversations, whoever asks', async () => {
    for (const role of ['SALES_REP', 'ORGANIZATION_ADMIN'] as const)
      expect(await asking(role, 'dashboard', 'what did Maria ask you yesterday')).toContain('only your own');
  });
});

describe('a question about something else is no refusal', () => {
  it.each<[Role, string, string]>([
    ['SALES_REP', 'sales', 'what is the exchange rate of the yen'],
    ['HIRING_MANAGER', 'talent', 'how long is the train from Oslo to Bergen'],
    ['SALES_REP', 'dashboard', 'when does the bus to Boston leave'],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'how do vaccines work'],
    ['RECRUITER', 'talent', 'what should I eat for dinner'],
    ['CYBER_ANALYST', 'cyber', 'what are the attacks in chess'],
  ])('%s in %s: %s', async (role, hub, text) =>
    expect(await asking(role, hub, text)).not.toMatch(/permission|denied|only available|answered/),
  );

  it.each<[Role, string, string, string]>([
    ['SALES_REP', 'sales', 'how much of my quota have I reached?', 'sales.rep.performance'],
    ['RECRUITER', 'talent', 'how many applications do we have', 'talent.applications.list'],
    [
      'RECRUITER',
      'talent',
      'how many applicants are stuck in their stage for over 30 days',
      'talent.applications.list',
    ],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'how many shifts do I have', 'healthcare.shifts'],
    ['CYBER_ANALYST', 'cyber', 'which incidents are open', 'cyber.incidents'],
    ['ORGANIZATION_ADMIN', 'admin', 'show the audit trail', 'audit.trail.list'],
    ['HIRING_MANAGER', 'talent', 'who is my recruiter', 'talent.applications.list'],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'which courses offer contact hours', 'healthcare'],
    ['CANDIDATE', 'candidate', 'how many mentors are there', 'talent.mentorships.list'],
  ])('%s in %s: %s', async (role, hub, text, operation) =>
    expect(await asking(role, hub, text)).toContain(`answered from ${operation}`),
  );

  it.each([
    ['whose turn is it on my {name} application', 0],
    ['whose turn is it on my {name} application?', 1],
    ['what is the status of my application for {name}', 2],
    ['what is the next step of my {name} application', 3],
  ])('CANDIDATE, of something that is there: %s', async (text, at) => {
    const { items } = companyOf(undefined, 'CANDIDATE').answerOf(listMine) as { items: { positionTitle: string }[] };
    expect(await asking('CANDIDATE', 'candidate', text.replace('{name}', items[at]!.positionTitle))).toBe(
      'answered from talent.myApplications.list',
    );
  });
});
