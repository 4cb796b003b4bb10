import { excellenceModuleKeys } from '../sales/excellence/modules.js';
import { ruleOf } from '../access/gates.js';
import { forAudience, inModule, may, type Access } from '../access/rule.js';

/** A question, and who is answered it; everybody who may open the screen where that is absent. */
type PagePrompt = readonly [text: string, access?: Access];

const internal = forAudience('internalTeam', 'admin');
const managers = forAudience('manager', 'admin');
const nurses = ruleOf('healthcare.shifts');
const approvers = may('APPROVE_SHIFTS', 'HEALTHCARE');
const holders = ruleOf('healthcare.credentials');
const verifiers = may('VERIFY_CREDENTIALS', 'HEALTHCARE');
const stewards = { any: [forAudience('admin'), verifiers] };
const leads = { any: [may('COMPLETE_ONBOARDING'), forAudience('manager')] };
const readiness = ruleOf('cyber.readiness');
const deals = ruleOf('sales.opportunities');
const territories = ruleOf('sales.territory');
const training = ruleOf('sales.methodology');

/** Questions about the papers of sales excellence, whichever module keeps them. */
const ASSETS: readonly PagePrompt[] = [
  ['Which excellence assets are stale?'],
  ['Which assets are in review?'],
  ['Which asset was most useful?'],
];

/** Questions of a screen by its address: what stands on it, in the words of whoever looks at it. */
export const pagePrompts: Readonly<Record<string, readonly PagePrompt[]>> = {
  '/': [['What is waiting for me?']],
  '/cyber': [
    ['Which vulnerabilities are overdue?', ruleOf('cyber.intelligence')],
    ['Which work roles are uncovered?', readiness],
  ],
  '/cyber/dashboard': [
    ['How many active incidents do we have?', ruleOf('cyber.incidents')],
    ['Which work roles do I hold?', forAudience('cyberAnalyst')],
  ],
  '/cyber/analyst/incidents': [
    ['Which incidents are mine?', forAudience('cyberAnalyst')],
    ['Which incidents have missed their deadline?'],
    ['Which security incidents are critical?'],
  ],
  '/cyber/analyst/intelligence': [
    ['What is our risk level?'],
    ['Which vulnerabilities are known to be exploited?'],
    ['Which cyber threats are critical?'],
  ],
  '/cyber/talent/rapid-deploy': [
    ['Which rapid deployments are proposed to me?', forAudience('cyberAnalyst')],
    ['Which rapid deployment requests are open?', forAudience('hiringTeam', 'admin')],
  ],
  '/cyber/analyst/clearance': [['What is my clearance level?', ruleOf('cyber.clearance')]],
  '/excellence': [['How do the excellence modules stand?'], ['Which excellence module has the lowest score?']],
  ...Object.fromEntries(excellenceModuleKeys.map((key) => [`/excellence/${key}/assets`, ASSETS])),
  '/excellence/assets/view/:assetType/:sessionId/:assetId': ASSETS,
  '/excellence/gtm': [
    ['What is our win rate?', deals],
    ['Which deals were lost?', deals],
    ['How do the excellence modules stand?'],
  ],
  '/excellence/analytics': [
    ['Show my stalled deals', deals],
    ['How many deals are in negotiation?', deals],
    ['How do the excellence modules stand?'],
  ],
  '/excellence/structure': [
    ['Which territories are overloaded?', territories],
    ['How do the excellence modules stand?'],
  ],
  '/excellence/competencies': [['Show the sales methodology', training], ['How do the excellence modules stand?']],
  '/excellence/enablement': [
    ['How far am I with the methodology training?', training],
    ['How do the excellence modules stand?'],
  ],
  '/excellence/planning': [['Are the territories balanced?', territories], ['How do the excellence modules stand?']],
  '/excellence/success': [
    ['How much of my quota have I reached?', ruleOf('sales.performance')],
    ['What is our win rate?', deals],
    ['How do the excellence modules stand?'],
  ],
  '/excellence/compensation': [
    ['How much of my quota have I reached?', ruleOf('sales.performance')],
    ['How do the excellence modules stand?'],
  ],
  '/healthcare/compliance': [
    ['When is my HIPAA training due?', forAudience('healthcareProfessional')],
    ['Which HIPAA controls are not met?', stewards],
    ['Which breach assessments are open?', stewards],
  ],
  '/healthcare/professional/credentials': [
    ['Which of my certifications expire soon?', holders],
    ['When does my nursing license expire?', holders],
    ['Which credentials wait for verification?', verifiers],
    ['Whose license expires next?', verifiers],
  ],
  '/healthcare/professional/education': [
    ['How many contact hours am I missing?'],
    ['Which courses are mandatory?'],
    ['Show my completed courses'],
  ],
  '/healthcare/professional/shifts': [
    ['When do I work next?', nurses],
    ['Which shifts can I claim?', nurses],
    ['How many hours do I work this week?', nurses],
    ['Which shifts are not filled yet?', approvers],
    ['Which shift claims wait for my approval?', approvers],
  ],
  '/healthtech': [['Which units are short of staff?'], ['What is our HPPD against the target?']],
  '/productivity': [['Which tasks are due today?'], ['What does my day look like?'], ['How far am I with my goals?']],
  '/sales/collaboration': [['Which positions do I collaborate on?'], ['Which mentorships are offered?']],
  '/sales/excellence/methodology': [['How far am I with the methodology training?'], ['Show the sales methodology']],
  '/sales/excellence/performance': [
    ['How much of my quota have I reached?'],
    ['What is my revenue this month?'],
    ['What was my best month?'],
  ],
  '/sales/excellence/territory': [
    ['Which territories are overloaded?'],
    ['Which account moves are proposed?'],
    ['Which accounts do I have?'],
  ],
  '/sales/internal-mobility/opportunities': [['Which internal positions are open?']],
  '/sales/internal-mobility/expressions': [
    ['What happened to my expressions of interest?', ruleOf('mobility')],
    ['Who is interested in my positions?', managers],
  ],
  '/sales/opportunities': [
    ['Show my stalled deals'],
    ['Which deals close this month?'],
    ['How many deals are in negotiation?'],
  ],
  '/sales/talent/onboard': [['Who is onboarding?', leads]],
  '/talent': [['What holds up hiring?', internal]],
  '/talent/onboard': [['Who is onboarding?', leads], ['Which onboarding tasks are mine?']],
  '/talent/plan': [['Which teams are short of people?'], ['How many seats are open in each team?']],
  '/talent/plan/pipeline': [['Which headcount requests are in approval?'], ['Which requests wait for my approval?']],
  '/talent/plan/request': [['Which of my requests were approved?'], ['Which of my requests are still drafts?']],
  '/talent/plan/people': [['Which seats have no successor?'], ['Who is named as a successor?']],
  '/talent/plan/status': [['Which open seats are behind plan?'], ['Which open seats are on hold?']],
  '/talent/recruit': [['Which positions are open?'], ['Which of my positions have new applicants?']],
  '/talent/recruit/pipeline': [
    ['Which applications are overdue in their stage?'],
    ['Which job offers are out?'],
    ['Which scorecards do I owe?'],
  ],
  '/talent/recruit/scheduling': [['Which interviews do I hold?'], ['Which scorecards do I owe?']],
  '/talent/recruit/status': [['Which applicants are waiting for me?'], ['Which applicants wait for the candidate?']],
  '/talent/transition': [
    ['Which transitions are in progress?', ruleOf('talent.transitions')],
    ['Which transitions wait for my approval?', internal],
  ],
  '/test-rbac': [['Which hubs can I use?'], ['Which modules are closed for me?']],
  '/user/notifications': [['When are my quiet hours?'], ['How often does my digest come?']],
  '/candidate/ai/coach': [
    ['How far am I with my goals?', inModule('productivity')],
    ['Which stage is my application in?'],
  ],
  '/user/notifications/all': [['Do I have unread notifications?'], ['What is new for me?']],
  '/organization/providers': [['Which AI providers do we have?', ruleOf('admin')]],
};
