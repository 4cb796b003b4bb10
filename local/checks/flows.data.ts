/**
 * Files whose journeys run for every commit, each with what it crosses: people, hubs, or the whole product. Any other
 * journey takes turns: those of one person at one screen, whose screen `gates.spec.ts` opens for every commit.
 */
export const FLOWS: Readonly<Record<string, string>> = {
  'admin/break-glass.spec.ts': 'the platform looks in, and the organization sees and ends it',
  'assistant/answers.spec.ts': 'from a question to the screen that shows what it cites',
  'assistant/changes.spec.ts': 'from a question to a change, and the screen behind it follows',
  'assistant/sharing.spec.ts': 'a conversation of one person is read and continued by another',
  'candidate/hired.spec.ts': 'a stranger, a recruiter and a manager, from a search to the first day',
  'cyber/clearance.spec.ts': 'reported by one person and confirmed by another',
  'cyber/hub.spec.ts': 'a work role that is needed, claimed and confirmed by different people',
  'cyber/rapid-deploy.spec.ts': 'proposed by a manager, accepted by an analyst, held by a clearance',
  'deal-won.spec.ts': 'one deal in figures, news and the audit chain, of three hubs',
  'documents.spec.ts': 'published by one person, acknowledged by another, in two versions',
  'excellence/battlecard.spec.ts': 'from a draft to deals that use it, and their loss back to it',
  'gates.spec.ts': 'every screen and every refusal, as everybody the tables name',
  'healthcare/credentials.spec.ts': 'added by a nurse, verified by somebody else',
  'healthcare/shifts.spec.ts': 'a revoked credential frees a shift a colleague claims',
  'incident-to-breach.spec.ts': 'from an incident in one hub to a breach in another, and its proof',
  'interest-to-new-seat.spec.ts': 'from an interest to a new seat and the role of its day',
  'nothing-lost.spec.ts': 'what is written without a connection',
  'productivity/home.spec.ts': 'decisions of two hubs taken from home',
  'register.spec.ts': 'a stranger becomes somebody with hubs',
  'saved-views.spec.ts': 'a view of one person is opened by another',
  'shell.spec.ts': 'every screen of a role by its palette',
  'sign-in.spec.ts': 'every role to its hubs, and out again',
  'talent/handover.spec.ts': 'a task of one hub in the day of another',
  'talent/plan.spec.ts': 'asked for by one person, approved by two, and seats open',
  'talent/recruit.spec.ts': 'the pipeline, which everything else in hiring leads to',
  'talent/request-to-fill.spec.ts': 'from a request to a filled seat and the time it took',
  'sales/territory.spec.ts': 'proposed by one person, approved by another, seen in the accounts',
  'wellness/wellness.spec.ts': 'what one person answers and another must not see',
};
