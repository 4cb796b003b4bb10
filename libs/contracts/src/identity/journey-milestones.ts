import type { Industry } from '../access/tables.js';

/** An event that ends a step: which field names the person, and what the others have to say. */
type EndedBy = {
  readonly event: string;
  readonly person: string;
  readonly where?: Readonly<Record<string, string | number>>;
};
type Milestone = { readonly label: string; readonly industry?: Industry; readonly by: readonly EndedBy[] };

const checkpoint = (day: number) => [
  { event: 'talent.onboarding.checkpointHeld', person: 'employeeId', where: { day } },
];

/** What ends a step of a journey: something a person has reached, by the events that say so. */
export const milestones = {
  documentAcknowledged: {
    label: 'A document is acknowledged',
    by: [{ event: 'identity.document.acknowledged', person: 'userId' }],
  },
  factorAdded: {
    label: 'A second factor is set up',
    by: [{ event: 'identity.factor.changed', person: 'userId', where: { how: 'added' } }],
  },
  wayWritten: {
    label: 'How they work best is written',
    by: [{ event: 'identity.wayOfWorking.changed', person: 'userId' }],
  },
  skillsNamed: {
    label: 'Skills of the profile are written',
    by: [{ event: 'talent.profile.changed', person: 'userId', where: { part: 'skills' } }],
  },
  onboardingStarted: {
    label: 'Onboarding has begun',
    by: [{ event: 'talent.onboarding.started', person: 'employeeId' }],
  },
  checkpoint30: { label: 'The checkpoint of day 30 is held', by: checkpoint(30) },
  checkpoint60: { label: 'The checkpoint of day 60 is held', by: checkpoint(60) },
  checkpoint90: { label: 'The checkpoint of day 90 is held', by: checkpoint(90) },
  onboardingCompleted: {
    label: 'Onboarding is completed',
    by: [{ event: 'talent.onboarding.moved', person: 'employeeId', where: { status: 'completed' } }],
  },
  developmentAgreed: {
    label: 'A development plan is agreed',
    by: [{ event: 'talent.development.changed', person: 'employeeId', where: { what: 'agreed' } }],
  },
  courseCompleted: {
    label: 'A course of the catalogue is completed',
    by: [{ event: 'talent.course.completed', person: 'userId' }],
  },
  goalSet: {
    label: 'A goal is set',
    by: [{ event: 'productivity.goal.changed', person: 'userId', where: { change: 'created' } }],
  },
  credentialAdded: {
    label: 'A credential is entered',
    industry: 'HEALTHCARE',
    by: [{ event: 'healthcare.credential.changed', person: 'userId', where: { how: 'added' } }],
  },
  credentialVerified: {
    label: 'A credential is verified',
    industry: 'HEALTHCARE',
    by: [
      { event: 'healthcare.credential.changed', person: 'userId', where: { how: 'verified' } },
      { event: 'healthcare.credential.renewalDecided', person: 'userId', where: { decision: 'verified' } },
    ],
  },
  trainingAttested: {
    label: 'Privacy training is attested',
    industry: 'HEALTHCARE',
    by: [{ event: 'healthcare.compliance.attested', person: 'userId', where: { kind: 'training' } }],
  },
  shiftTaken: {
    label: 'A shift is claimed or assigned',
    industry: 'HEALTHCARE',
    by: [
      { event: 'healthcare.shift.claimed', person: 'userId' },
      { event: 'healthcare.shift.assigned', person: 'userId' },
    ],
  },
  educationCompleted: {
    label: 'A continuing education course is completed',
    industry: 'HEALTHCARE',
    by: [{ event: 'healthcare.enrollment.completed', person: 'userId' }],
  },
  methodologyProgressed: {
    label: 'A lesson of the methodology is taken',
    industry: 'SALES',
    by: [{ event: 'sales.methodology.progressed', person: 'userId' }],
  },
  dealOpened: {
    label: 'A deal is opened',
    industry: 'SALES',
    by: [{ event: 'sales.deal.created', person: 'ownerId' }],
  },
  dealQualified: {
    label: 'A deal is qualified',
    industry: 'SALES',
    by: [{ event: 'sales.deal.moved', person: 'ownerId', where: { stage: 'qualified' } }],
  },
  dealWon: {
    label: 'A deal is won',
    industry: 'SALES',
    by: [{ event: 'sales.deal.closed', person: 'ownerId', where: { stage: 'closed_won' } }],
  },
  clearanceSubmitted: {
    label: 'A clearance is handed in',
    industry: 'CYBER',
    by: [{ event: 'cyber.clearance.changed', person: 'userId', where: { change: 'submitted' } }],
  },
  clearanceConfirmed: {
    label: 'A clearance is confirmed',
    industry: 'CYBER',
    by: [{ event: 'cyber.clearance.changed', person: 'userId', where: { change: 'confirmed' } }],
  },
  workRoleClaimed: {
    label: 'A work role is claimed',
    industry: 'CYBER',
    by: [{ event: 'cyber.readiness.claimed', person: 'userId' }],
  },
  workRoleConfirmed: {
    label: 'A work role is confirmed',
    industry: 'CYBER',
    by: [{ event: 'cyber.readiness.decided', person: 'userId', where: { decision: 'confirmed' } }],
  },
  deploymentAccepted: {
    label: 'A rapid deployment is accepted',
    industry: 'CYBER',
    by: [{ event: 'cyber.deploy.accepted', person: 'userId' }],
  },
  incidentTaken: {
    label: 'An incident is taken up',
    industry: 'CYBER',
    by: [{ event: 'cyber.incident.investigated', person: 'assigneeId' }],
  },
} as const satisfies Readonly<Record<string, Milestone>>;

export type MilestoneKey = keyof typeof milestones;
export const milestoneKeys = Object.keys(milestones) as [MilestoneKey, ...MilestoneKey[]];
/** The table by any key. */
export const milestoneTable: Readonly<Record<MilestoneKey, Milestone>> = milestones;
