import { catalogueKinds, catalogueStates, catalogueVersionStates, courseFormats } from './catalogue-shapes.js';
import { challengeStates } from './community-challenges.js';
import { eventSeatStates } from './community-events.js';
import { postDecisions, postStates, reactionKinds, reportReasons } from './community-posts.js';
import { storyDecisions, storyStates } from './community-stories.js';
import { courseStates } from './courses.js';
import { lessonStates } from './learning.js';
import { pathStepKinds } from './learning-paths.js';
import { developmentActions, developmentStates } from './development-states.js';
import { applyingChoices } from './choices-applying.js';
import { profileChoices } from './choices-profile.js';
import { choices } from '../fields/choices.js';
import { applicationSources, applicationStatuses, stagePartyLabels, stageTypeLabels } from './pipeline.js';
import { entryKindLabels, requirementStates, stageAgeLabels, waitingPartyLabels } from './applications.js';
import { duplicateReasonLabels, mergeFieldLabels, standingLabels } from './candidates.js';
import { parties } from './collaboration.js';
import { interviewKindLabels, interviewStates, recommendationLabels } from './interview-states.js';
import { expressionStatuses } from './mobility.js';
import { holdingKindKeys, holdingOf, holdingServiceLabels } from '../offboarding/holdings.js';
import { exitThemes, leavingTypes, offboardingStates, returnAnswers } from './offboarding-states.js';
import { nextRoleLabels } from './team-people.js';
import { openSeatStatuses, seatEntryLabels } from './open-seats.js';
import { brokenReasonLabels, takenKindLabels } from './scheduling.js';
import { offerStates } from './offer-states.js';
import { ownerKinds, planStates, proofs, taskCategories, taskStates } from './onboarding-states.js';
import { talentStages } from './overview.js';
import { messageEvents, messageStates, messageVariables } from './message-shapes.js';
import {
  automationActions,
  automationEvents,
  automationOutcomes,
  automationTargets,
  passReasons,
} from './automation-shapes.js';
import { mailingStates } from './pool-message-shapes.js';
import { rejectNotices } from './rejections.js';
import {
  approvalSteps,
  employmentTypes,
  requisitionDecisions,
  requisitionReasons,
  requisitionStates,
} from './requisition-states.js';
import { hardRequirementTypes, positionStatuses, visibilityLabels } from './seats.js';
import {
  approvalDecisions,
  approvalSteps as moveSteps,
  backfillStates,
  transitionStates,
  transitionTypes,
} from './transition-states.js';
import { transitionActions } from './transitions.js';
import { stepConditions, workflowStates, workflowTriggers } from './workflow-shapes.js';
import { planFigures } from './plan-analytics.js';
import { analyticsPeriods, hiringFigures } from './recruit-analytics.js';
import { inWords } from '../words.js';

/** What people in talent management call the values of choices. */
export const talentChoices = {
  requisitionStates: choices(requisitionStates, {
    draft: 'unsent, unsubmitted',
    submitted: 'sent in',
    in_approval: 'being approved, pending, awaiting approval',
    changes_requested: 'sent back, returned',
    rejected: 'turned down, refused',
    cancelled: 'canceled, called off',
  }),
  requisitionDecisions: choices(inWords(requisitionDecisions), {
    changes_requested: 'sent back, returned',
    rejected: 'turned down, refused',
  }),
  requisitionReasons: choices(requisitionReasons, {
    growth: 'expansion, new seat',
    replacement: 'backfill',
    backfill_leave: 'leave cover, parental leave',
  }),
  employmentTypes: choices(employmentTypes, {
    full_time: 'full-time, permanent',
    part_time: 'part-time',
    contract: 'contractor, fixed term',
    per_diem: 'PRN, daily',
  }),
  approvalSteps: choices(approvalSteps, { department: 'department', hr: 'human resources', organization: 'admin' }),
  workflowTriggers: choices(workflowTriggers),
  workflowStates: choices(workflowStates),
  stepConditions: choices(stepConditions),
  duplicates: choices({ request: 'Request', seat: 'Seat' }),
  hardRequirements: choices(inWords(hardRequirementTypes), { license: 'licence', certification: 'certificate, cert' }),
  positionStatuses: choices(inWords(positionStatuses), {
    open: 'unfilled, vacant, hiring',
    on_hold: 'paused, frozen',
    filled: 'staffed, taken',
  }),
  candidateStandings: choices(standingLabels, {
    finalist: 'runner-up, silver medalist',
    internal: 'in-house',
    other: '',
  }),
  duplicateReasons: choices(duplicateReasonLabels),
  mergeFields: choices(mergeFieldLabels),
  catalogueKinds: choices(catalogueKinds),
  catalogueStates: choices(catalogueStates),
  catalogueVersionStates: choices(catalogueVersionStates),
  courseStates: choices(courseStates),
  lessonStates: choices(lessonStates),
  challengeStates: choices(challengeStates),
  eventSeatStates: choices(eventSeatStates),
  storyStates: choices(storyStates),
  storyDecisions: choices(storyDecisions),
  postStates: choices(postStates),
  postDecisions: choices(postDecisions),
  reactionKinds: choices(reactionKinds),
  reportReasons: choices(reportReasons),
  pathStepKinds: choices(pathStepKinds),
  courseFormats: choices(courseFormats),
  developmentStates: choices(developmentStates),
  developmentActions: choices(developmentActions, { mentor: 'mentoring', stretch: 'stretch task' }),
  leavingTypes: choices(leavingTypes, { voluntary: 'resigned, quit', involuntary: 'dismissed, let go, fired' }),
  offboardingStates: choices(offboardingStates),
  exitThemes: choices(exitThemes),
  returnAnswers: choices(returnAnswers),
  holdingKinds: choices(Object.fromEntries(holdingKindKeys.map((kind) => [kind, holdingOf(kind).label]))),
  holdingServices: choices(holdingServiceLabels),
  nextRoleSources: choices(nextRoleLabels),
  openSeatStatuses: choices(inWords(openSeatStatuses), { open: 'unfilled, vacant', on_hold: 'paused, frozen' }),
  brokenReasons: choices(brokenReasonLabels),
  takenKinds: choices(takenKindLabels),
  seatEntries: choices(seatEntryLabels),
  visibilities: choices(visibilityLabels, {
    internal: 'internal, in-house',
    external: 'external, public',
    both: 'everybody',
  }),
  hiringFigures: choices(hiringFigures),
  planFigures: choices(planFigures),
  analyticsPeriods: choices(analyticsPeriods),
  stageTypes: choices(stageTypeLabels, {
    screen: 'screen, phone screen',
    assess: 'assess, test',
    interview: 'interviewing',
  }),
  applicationStatuses: choices(inWords(applicationStatuses), {
    active: 'running, under way, in progress',
    on_hold: 'paused, parked',
    rejected: 'turned down, not taken',
    withdrawn: 'pulled out, dropped out',
  }),
  applicationSources: choices(inWords(applicationSources), {
    internal: 'from inside, in-house',
    referral: 'referred, recommended',
    direct: 'from outside, external',
  }),
  stageAges: choices(stageAgeLabels, { fresh: 'fresh', overdue: 'overdue' }),
  waitingParties: choices(waitingPartyLabels),
  waitingFilters: choices({ me: 'Me', candidate: 'Candidate', interviewer: 'Interviewer' }),
  requirementStates: choices({
    ...inWords(requirementStates),
    met: 'Verified',
    pending: 'Not verified',
    unchecked: 'Not checked',
  }),
  applicationEntries: choices(entryKindLabels),
  stageParties: choices(stagePartyLabels),
  messageEvents: choices(messageEvents),
  messageStates: choices(messageStates),
  messageVariables: choices(messageVariables),
  mailingStates: choices(mailingStates),
  automationEvents: choices(automationEvents),
  automationActions: choices(automationActions),
  automationTargets: choices(automationTargets),
  automationOutcomes: choices(automationOutcomes),
  passReasons: choices(passReasons),
  rejectNotices: choices(rejectNotices),
  interviewKinds: choices(interviewKindLabels, {
    phone: 'call, telephone',
    video: 'online, remote',
    onsite: 'in person, face to face',
  }),
  interviewStates: choices(interviewStates, {
    proposed: 'proposed, slots open',
    scheduled: 'planned, upcoming, coming up, booked',
    completed: 'held, done, over',
    no_show: 'did not come, missed',
    cancelled: 'canceled, called off',
  }),
  recommendations: choices(recommendationLabels),
  offerStates: choices(offerStates, {
    draft: 'unsent',
    in_approval: 'being approved, pending',
    sent: 'out, unanswered, open',
    viewed: 'opened',
    accepted: 'signed, said yes',
    declined: 'refused, said no',
    expired: 'lapsed',
    rescinded: 'rescinded, taken back',
  }),
  offerDecisions: choices({ approved: 'Approved', returned: 'Returned' }, { returned: 'sent back' }),
  offerAnswers: choices({ accepted: 'Accepted', declined: 'Declined' }, { accepted: 'yes', declined: 'no, refused' }),
  planStates: choices(planStates, {
    not_started: 'yet to begin',
    preboarding: 'before the first day',
    active: 'running, under way',
    completed: 'finished, done',
    cancelled: 'canceled, called off',
  }),
  taskStates: choices(taskStates, {
    todo: 'open, unfinished',
    in_progress: 'started, under way',
    blocked: 'stuck, held up',
    done: 'finished, completed, ticked off',
  }),
  taskCategories: choices(taskCategories),
  proofs: choices(proofs),
  ownerKinds: choices(ownerKinds),
  transitionStates: choices(transitionStates, {
    requested: 'asked for',
    in_review: 'being reviewed, waiting',
    in_progress: 'under way, running',
    completed: 'done, finished',
    declined: 'refused, turned down',
    cancelled: 'canceled, called off',
  }),
  transitionTypes: choices(transitionTypes, {
    promotion: 'promoted, step up',
    lateral: 'sideways',
    relocation: 'relocating, move to another city',
    industry_switch: 'switch of industry',
  }),
  moveSteps: choices(moveSteps, { hr: 'human resources' }),
  moveDecisions: choices(approvalDecisions, { pending: 'undecided' }),
  backfillStates: choices(backfillStates),
  transitionActions: choices(inWords(transitionActions)),
  expressionStatuses: choices(inWords(expressionStatuses), {
    pending: 'waiting, undecided, open',
    approved: 'accepted, said yes',
    declined: 'rejected, turned down, said no',
    withdrawn: 'taken back',
  }),
  myInterest: choices({ pending: 'Pending', approved: 'Approved' }),
  mentorshipStates: choices(
    { open: 'Open', requested: 'Requested', matched: 'Matched', ended: 'Ended' },
    { open: 'available', matched: 'running, taken' },
  ),
  mentorshipActions: choices({
    request: 'Ask to be mentored',
    accept: 'Accept',
    decline: 'Decline',
    end: 'End',
  }),
  parties: choices(inWords(parties)),
  talentStages: choices(talentStages),
  ...profileChoices,
  ...applyingChoices,
};
