import type { HubKey } from '../navigation/route.js';

/** Services that may have something waiting for a person. */
export const inboxServices = ['talent', 'healthcare', 'cyber', 'sales', 'productivity', 'identity', 'chat'] as const;
export type InboxService = (typeof inboxServices)[number];

type KindRow = {
  /** Whose rows they are. */
  readonly service: InboxService;
  readonly hub: HubKey;
  /** What it is, as people read it beside others of its kind. */
  readonly label: string;
  /** The read that shows the same rows on a screen. */
  readonly read: string;
  /** It tells of well-being, clearances or pay: it enters no conversation. */
  readonly discreet?: true;
};

const talent = { service: 'talent', hub: 'talent' } as const;
const community = { service: 'talent', hub: 'candidate' } as const;
const healthcare = { service: 'healthcare', hub: 'healthtech' } as const;
const cyber = { service: 'cyber', hub: 'cyber' } as const;
const productivity = { service: 'productivity', hub: 'productivity' } as const;

/** What may wait for a person, one row per kind. */
export const inboxKinds = {
  requisition: { ...talent, label: 'Request to decide', read: 'talent.requisitions.board' },
  requisitionReturned: { ...talent, label: 'Request sent back', read: 'talent.requisitions.mine' },
  offerApproval: { ...talent, label: 'Offer to approve', read: 'talent.offers.list' },
  application: { ...talent, label: 'Application to move on', read: 'talent.applications.list' },
  feedbackRequest: { ...talent, label: 'Feedback to give', read: 'talent.applicationFeedback.get' },
  scorecard: { ...talent, label: 'Scorecard to write', read: 'talent.interviews.mine' },
  transition: { ...talent, label: 'Move to decide', read: 'talent.transitions.mine' },
  transitionReview: { ...talent, label: 'Move to review', read: 'talent.transitions.list' },
  handover: { ...talent, label: 'Handover', read: 'talent.transitions.mine' },
  onboardingTask: { ...talent, label: 'Onboarding step', read: 'talent.onboarding.mine' },
  checkpoint: { ...talent, label: 'Checkpoint to hold', read: 'talent.onboarding.list' },
  interest: { ...talent, label: 'Interest to decide', read: 'talent.mobility.incoming' },
  nextStep: { ...talent, label: 'Next step', read: 'talent.collaboration.list' },
  mentorship: { ...talent, label: 'Mentorship to answer', read: 'talent.mentorships.list' },
  skillConfirmation: { ...talent, label: 'Skill to confirm', read: 'talent.skillMatrix.get' },
  ownDevelopmentPlan: { ...talent, label: 'Own plan to agree', read: 'talent.development.mine' },
  developmentItem: { ...talent, label: 'Development', read: 'talent.development.mine' },
  developmentPlan: { ...talent, label: 'Development plan to agree', read: 'talent.development.list' },
  interviewSlot: { ...talent, label: 'Interview to choose', read: 'talent.myApplications.list' },
  offerAnswer: { ...talent, label: 'Offer to answer', read: 'talent.myApplications.list' },
  hiddenPost: { ...community, label: 'Post to decide on', read: 'talent.communityPosts.waiting' },
  story: { ...community, label: 'Story to look at', read: 'talent.successStories.waiting' },
  shiftRequest: { ...healthcare, label: 'Shift to decide', read: 'healthcare.shifts.requests' },
  swapRequest: { ...healthcare, label: 'Exchange to decide', read: 'healthcare.shifts.requests' },
  swapAnswer: { ...healthcare, label: 'Exchange to answer', read: 'healthcare.swaps.mine' },
  openShift: { ...healthcare, label: 'Open shift', read: 'healthcare.shifts.claimable' },
  ownClaim: { ...healthcare, label: 'Claim under way', read: 'healthcare.shifts.schedule' },
  credential: { ...healthcare, label: 'Credential to renew', read: 'healthcare.credentials.own' },
  credentialCheck: { ...healthcare, label: 'Credential to verify', read: 'healthcare.credentials.list' },
  attestation: { ...healthcare, label: 'HIPAA duty', read: 'healthcare.compliance.mine' },
  course: { ...healthcare, label: 'Course', read: 'healthcare.courses.list' },
  control: { ...healthcare, label: 'Control to review', read: 'healthcare.compliance.controls' },
  breach: { ...healthcare, label: 'Breach assessment', read: 'healthcare.breaches.list' },
  incident: { ...cyber, label: 'Incident', read: 'cyber.incidents.list' },
  vulnerability: { ...cyber, label: 'Vulnerability', read: 'cyber.vulnerabilities.list' },
  clearance: { ...cyber, label: 'Clearance', read: 'cyber.clearance.own', discreet: true },
  clearanceCheck: { ...cyber, label: 'Clearance to verify', read: 'cyber.clearance.list', discreet: true },
  deployment: { ...cyber, label: 'Deployment to answer', read: 'cyber.deploy.mine' },
  workRole: { ...cyber, label: 'Work role to confirm', read: 'cyber.readiness.role' },
  deal: { service: 'sales', hub: 'sales', label: 'Deal past its close date', read: 'sales.deals.list' },
  reassignment: {
    service: 'sales',
    hub: 'excellence',
    label: 'Account move to decide',
    read: 'sales.reassignments.list',
  },
  payDispute: {
    service: 'sales',
    hub: 'excellence',
    label: 'Dispute to answer',
    read: 'sales.compensation.statements',
    discreet: true,
  },
  task: { ...productivity, label: 'Task', read: 'productivity.tasks.list' },
  checkIn: { ...productivity, label: 'Goal check-in', read: 'productivity.goals.list' },
  wellness: {
    service: 'productivity',
    hub: 'wellness',
    label: 'Well-being check-in',
    read: 'productivity.wellness.mine',
    discreet: true,
  },
  document: {
    service: 'identity',
    hub: 'user',
    label: 'Document to acknowledge',
    read: 'identity.documents.mine',
  },
  accessReview: { service: 'identity', hub: 'user', label: 'Access to review', read: 'identity.accessReviews.mine' },
  approval: { service: 'identity', hub: 'organization', label: 'Second person', read: 'identity.approvals.own' },
  proposal: { service: 'chat', hub: 'home', label: 'Proposal to approve', read: 'chat.sessions.get' },
} as const satisfies Record<string, KindRow>;

export type InboxKind = keyof typeof inboxKinds;
export const inboxKindKeys = Object.keys(inboxKinds) as [InboxKind, ...InboxKind[]];
/** What the table says of a kind. */
export const inboxKindOf = (kind: InboxKind): KindRow => inboxKinds[kind];

/** How soon something is due, in the order people see it; `later` lies beyond the next seven days. */
export const inboxGroups = ['overdue', 'today', 'week', 'later'] as const;
export type InboxGroup = (typeof inboxGroups)[number];
export const inboxGroupLabels: Record<InboxGroup, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  later: 'Later',
};
