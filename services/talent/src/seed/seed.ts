import type { Ctx, DemoOrganization, Transaction } from '@talent-os/service-kit';
import { HeadcountTarget } from '../headcount/headcount-target.entity.js';
import { Application } from '../applications/application.entity.js';
import { AssessmentRow } from '../assessment/assessment.entity.js';
import { CareerAnswer } from '../career-questions/career-answer.entity.js';
import { CandidateNote } from '../candidates/candidate-note.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CourseEnrollment } from '../courses/course-enrollment.entity.js';
import { LearningDay } from '../courses/learning-day.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { CollaborationNote } from '../collaboration/collaboration-note.entity.js';
import { Collaboration } from '../collaboration/collaboration.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import { reminderAt } from '../interviews/interview.rules.js';
import { Scorecard } from '../interviews/scorecard.entity.js';
import { firstReminderAt } from '../interviews/scorecard.rules.js';
import { MentorOffer } from '../mentorships/mentor-offer.entity.js';
import { InterestExpression } from '../mobility/interest-expression.entity.js';
import { DevelopmentItem } from '../development/development-item.entity.js';
import { DevelopmentPlan } from '../development/development-plan.entity.js';
import { ExitInterview } from '../offboarding/exit-interview.entity.js';
import { OffboardingTask } from '../offboarding/offboarding-task.entity.js';
import { Offboarding } from '../offboarding/offboarding.entity.js';
import { OnboardingPlan } from '../onboarding/onboarding-plan.entity.js';
import { OnboardingTask } from '../onboarding/onboarding-task.entity.js';
import { OnboardingTemplate } from '../onboarding/onboarding-template.entity.js';
import { due, setRequisitionDue } from '../due.js';
import { Offer } from '../offers/offer.entity.js';
import { AutomationRun } from '../automations/automation-run.entity.js';
import { AutomationVersion } from '../automations/automation-version.entity.js';
import { Automation } from '../automations/automation.entity.js';
import { PoolTemplate } from '../pool-messages/pool-template.entity.js';
import { MessageTemplate } from '../messages/message-template.entity.js';
import { RejectReason } from '../reject-reasons/reject-reason.entity.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { Requisition } from '../requisitions/requisition.entity.js';
import { SalaryBand } from '../requisitions/salary-band.entity.js';
import { PersonSkill } from '../skills/person-skill.entity.js';
import { Skill } from '../skills/skill.entity.js';
import { PositionMark } from '../advertised/position-mark.entity.js';
import { nextLook } from '../position-searches/alert.rules.js';
import { ApplicationFeedback } from '../application-feedback/application-feedback.entity.js';
import { PracticeTry } from '../practice/practice-try.entity.js';
import { Practice } from '../practice/practice.entity.js';
import { PreparationNote } from '../preparation/preparation-note.entity.js';
import { Preparation } from '../preparation/preparation.entity.js';
import { PositionSearch } from '../position-searches/position-search.entity.js';
import { Availability } from '../availability/availability.entity.js';
import { Experience } from '../experience/experience.entity.js';
import { FollowedIndustry } from '../industries/followed-industry.entity.js';
import { ProfileView } from '../profile-views/profile-view.entity.js';
import { Profile } from '../profile/profile.entity.js';
import { Resume } from '../resumes/resume.entity.js';
import { Successor } from '../team-people/successor.entity.js';
import { Target } from '../targets/target.entity.js';
import { HandoverTask } from '../transitions/handover-task.entity.js';
import { Transition } from '../transitions/transition.entity.js';
import { ApprovalWorkflow } from '../workflows/workflow.entity.js';
import { seekerRows, type SeekerRows } from './advertised.seed.js';
import { offered, ownApplications, pipelineApplications, underWay, type ApplicationRow } from './applications.seed.js';
import { candidateNoteRows, candidateRows } from './candidates.seed.js';
import { learningRows, type LearningRows } from './courses.seed.js';
import { challengeRows, insertChallenges } from './challenges.seed.js';
import { communityRows, insertCommunity } from './community.seed.js';
import { SuccessStory } from '../community/success-story.entity.js';
import { storyRows } from './stories.seed.js';
import { collaborationRows, noteRows } from './collaboration.seed.js';
import { interviewRows } from './interviews.seed.js';
import { mentorOfferRows } from './mentorships.seed.js';
import { applicationRows, expressionRows } from './mobility.seed.js';
import { newcomerRows, onboardingTemplateRows, runs, type NewcomerRows } from './onboarding.seed.js';
import { offerRows } from './offers.seed.js';
import { bandRows, targetRows } from './planning.seed.js';
import { automationRows, type AutomationRows } from './automations.seed.js';
import { designRows, type DesignRows } from './hiring-design.seed.js';
import { positionRows, type PositionRow } from './positions.seed.js';
import { profileRows, type ProfileRows } from './profile.seed.js';
import { personSkillRows, skillRows, withSkillsFor } from './skills.seed.js';
import { requisitionRows, withRequests } from './requisitions.seed.js';
import { staffRows } from './staff.seed.js';
import { offboardingRows, type OffboardingRows } from './offboarding.seed.js';
import { developmentRows, type DevelopmentRows } from './development.seed.js';
import { successorRows } from './successors.seed.js';
import { insertSelfIdentifications, selfIdentificationRows } from './demographics.seed.js';
import { pastHires, pastOffers } from './past-hires.seed.js';
import { handoverRows, transitionRows } from './transitions.seed.js';
import { workflowRows } from './workflows.seed.js';
import { World } from './world.js';

/** Who has only just taken a seat, or is on the way to one. */
const busyPeople = (
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
  newcomers: readonly NewcomerRows[],
): ReadonlySet<string> =>
  new Set([
    ...positions.flatMap(({ holderId }) => holderId ?? []),
    ...applications.filter(({ status }) => status === 'active' || status === 'on_hold').map(({ userId }) => userId),
    ...newcomers.map(({ plan }) => plan.employeeId),
  ]);

/** Applications of people from inside, from outside, and those the demo signs in as. */
const everyApplication = (
  world: World,
  positions: readonly PositionRow[],
  internal: readonly ApplicationRow[],
): ApplicationRow[] => [
  ...internal,
  ...world.organization.industries.flatMap((industry) =>
    pipelineApplications(world, industry, positions, offered(internal)),
  ),
  ...ownApplications(world, positions),
];

/** Every row of a demo organization, without a database: the same for the same day. */
export function talentOf(world: World) {
  const { industries } = world.organization;
  const personSkills = personSkillRows(world);
  const positions = withRequests(world, positionRows(world));
  const expressions = industries.flatMap((industry) => expressionRows(world, industry, positions));
  const applications = everyApplication(world, positions, applicationRows(world, expressions));
  const collaborations = industries.flatMap((industry) =>
    collaborationRows(world, industry, positions, underWay(applications, positions)),
  );
  const seated = new Set(positions.map(({ holderId }) => holderId));
  const staff = industries.flatMap((industry) => staffRows(world, industry, seated));
  const seats = [...positions, ...staff];
  const past = industries.flatMap((industry) => pastHires(world, industry, staff));
  const interviewing = industries.map((industry) =>
    interviewRows(world, industry, seats, [
      ...applications.filter(({ status }) => status === 'hired'),
      ...underWay(applications, positions),
      ...past,
    ]),
  );
  const newcomers = industries.flatMap((industry) => newcomerRows(world, industry));
  const busy = busyPeople(positions, applications, newcomers);
  const transitions = industries.flatMap((industry) => transitionRows(world, industry, seats, busy));
  const candidates = candidateRows(world, positions, applications);
  const leavers = offboardingRows(world, seats, new Set([...busy, ...transitions.map(({ employeeId }) => employeeId)]));
  const skills = skillRows(world);
  const levels = withSkillsFor(world, personSkills, [...applications, ...past], seats);
  return {
    candidates,
    candidateNotes: candidateNoteRows(world, candidates),
    profiles: profileRows(world),
    seekers: seekerRows(world, positions, applications, skills),
    skills,
    personSkills: levels,
    ...designRows(world),
    automations: automationRows(world, applications, positions),
    positions,
    staff,
    requisitions: industries.flatMap((industry) => requisitionRows(world, industry, positions)),
    workflows: workflowRows(world),
    bands: bandRows(world),
    targets: targetRows(world, [...positions, ...staff]),
    expressions,
    applications: [...applications, ...past],
    selfIdentifications: selfIdentificationRows(world, [...applications, ...past]),
    interviewing,
    offers: [...offerRows(world, positions, applications), ...pastOffers(world, staff, past)],
    collaborations,
    notes: noteRows(world, collaborations),
    mentorOffers: industries.flatMap((industry) => mentorOfferRows(world, industry, personSkills)),
    onboardingTemplates: onboardingTemplateRows(world),
    newcomers,
    transitions,
    successors: successorRows(world, seats),
    leavers,
    ...learningRows(world, developmentRows(world, seats, { skills, levels, leavers })),
    handoverTasks: handoverRows(world, transitions, seats),
    community: communityRows(world),
  };
}

/** Fills one demo organization's talent data. */
export function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const world = new World(organization, ctx.now);
  const rows = talentOf(world);
  return ctx.db.write(async (tx) => {
    await tx.insertAll(Skill, rows.skills);
    await tx.insertAll(PersonSkill, rows.personSkills);
    await insertProfiles(tx, rows.profiles);
    await insertDesign(tx, rows);
    await tx.insertAll(Position, [...rows.positions, ...rows.staff]);
    await tx.insertAll(Successor, rows.successors);
    await tx.insertAll(SalaryBand, rows.bands);
    await tx.insertAll(ApprovalWorkflow, rows.workflows);
    await tx.insertAll(HeadcountTarget, rows.targets);
    for (const requisition of await tx.insertAll(Requisition, rows.requisitions))
      await setRequisitionDue(tx, requisition, organization.timezone);
    await tx.insertAll(InterestExpression, rows.expressions);
    await tx.insertAll(Application, rows.applications);
    for (const { interviews, scorecards } of rows.interviewing) {
      await tx.insertAll(Interview, interviews);
      await tx.insertAll(Scorecard, scorecards);
    }
    await insertAutomations(tx, rows.automations);
    await insertSeekers(tx, rows.seekers, ctx.now);
    await tx.insertAll(Candidate, rows.candidates);
    await tx.insertAll(CandidateNote, rows.candidateNotes);
    await due.setAll(
      tx,
      'retention',
      rows.candidates.map(({ id, retentionUntil }) => [id, retentionUntil]),
    );
    await tx.insertAll(Offer, rows.offers);
    for (const { id, expiresAt, status } of rows.offers)
      if (status === 'sent') await due.set(tx, 'offer', id, expiresAt!);
    for (const { id, startAt, endAt, status } of rows.interviewing.flatMap(({ interviews }) => interviews)) {
      if (status === 'completed') await due.set(tx, 'scorecards', id, firstReminderAt(endAt!, endAt!));
      if (status === 'scheduled') await due.set(tx, 'interview', id, reminderAt(startAt!, ctx.now));
    }
    await tx.insertAll(
      Collaboration,
      rows.collaborations.map(({ stage: _stage, ...row }) => row),
    );
    await tx.insertAll(CollaborationNote, rows.notes);
    await tx.insertAll(MentorOffer, rows.mentorOffers);
    await tx.insertAll(Transition, rows.transitions);
    await insertOnboarding(tx, rows, ctx.now);
    await tx.insertAll(HandoverTask, rows.handoverTasks);
    await insertLeavers(tx, rows.leavers);
    await insertLearning(tx, rows);
    await insertSelfIdentifications(tx, rows.selfIdentifications);
    await insertCommunity(tx, rows.community);
    await insertChallenges(tx, challengeRows(world, rows.catalogue));
    await tx.insertAll(SuccessStory, storyRows(world));
  });
}

type OnboardingRows = Pick<ReturnType<typeof talentOf>, 'onboardingTemplates' | 'newcomers'>;

async function insertOnboarding(
  tx: Transaction,
  { onboardingTemplates, newcomers }: OnboardingRows,
  now: Date,
): Promise<void> {
  await tx.insertAll(OnboardingTemplate, onboardingTemplates);
  await tx.insertAll(
    OnboardingPlan,
    newcomers.map(({ plan }) => plan),
  );
  await tx.insertAll(
    OnboardingTask,
    newcomers.flatMap(({ tasks }) => tasks),
  );
  for (const { plan } of newcomers.filter(runs)) await due.set(tx, 'onboarding', plan.id, now);
}

async function insertDesign(tx: Transaction, rows: DesignRows): Promise<void> {
  await tx.insertAll(PipelineTemplate, rows.pipelines);
  await tx.insertAll(RejectReason, rows.reasons);
  await tx.insertAll(MessageTemplate, rows.messages);
  await tx.insertAll(PoolTemplate, rows.poolTemplates);
}

async function insertAutomations(tx: Transaction, rows: AutomationRows): Promise<void> {
  await tx.insertAll(Automation, rows.automations);
  await tx.insertAll(AutomationVersion, rows.versions);
  await tx.insertAll(AutomationRun, rows.runs);
  await due.setAll(tx, 'late', rows.late);
}

async function insertSeekers(tx: Transaction, rows: SeekerRows, now: Date): Promise<void> {
  const { marks, searches, preparations, notes, practices, tries, feedback } = rows;
  await tx.insertAll(PositionMark, marks);
  await tx.insertAll(PositionSearch, searches);
  await tx.insertAll(Preparation, preparations);
  await tx.insertAll(PreparationNote, notes);
  await tx.insertAll(Practice, practices);
  await tx.insertAll(PracticeTry, tries);
  await tx.insertAll(ApplicationFeedback, feedback);
  await due.setAll(
    tx,
    'search',
    searches.flatMap(({ id, alert }) => {
      const at = nextLook(alert, now);
      return at ? [[id, at] as const] : [];
    }),
  );
}

async function insertProfiles(tx: Transaction, profiles: readonly ProfileRows[]): Promise<void> {
  await tx.insertAll(
    Profile,
    profiles.map(({ profile }) => profile),
  );
  await tx.insertAll(
    Experience,
    profiles.flatMap(({ experience }) => experience),
  );
  await tx.insertAll(
    Availability,
    profiles.map(({ availability }) => availability),
  );
  await tx.insertAll(
    Target,
    profiles.flatMap(({ targets }) => targets),
  );
  await tx.insertAll(
    FollowedIndustry,
    profiles.flatMap(({ followed }) => followed),
  );
  await tx.insertAll(
    ProfileView,
    profiles.flatMap(({ views }) => views),
  );
  await tx.insertAll(
    Resume,
    profiles.flatMap(({ resumes }) => resumes),
  );
}

async function insertLeavers(tx: Transaction, leavers: readonly OffboardingRows[]): Promise<void> {
  await tx.insertAll(
    Offboarding,
    leavers.map(({ offboarding }) => offboarding),
  );
  await tx.insertAll(
    OffboardingTask,
    leavers.flatMap(({ tasks }) => tasks),
  );
  await tx.insertAll(
    ExitInterview,
    leavers.flatMap(({ interview }) => interview ?? []),
  );
  for (const { offboarding } of leavers)
    if (!offboarding.accessEndedAt) await due.set(tx, 'leaving', offboarding.id, offboarding.accessEndsAt);
}

async function insertLearning(tx: Transaction, rows: LearningRows): Promise<void> {
  await tx.insertAll(
    CatalogueItem,
    rows.catalogue.map(({ item }) => item),
  );
  await tx.insertAll(
    CatalogueVersion,
    rows.catalogue.flatMap(({ versions }) => versions),
  );
  await insertDevelopment(tx, rows.development);
  await tx.insertAll(CourseEnrollment, rows.enrollments);
  await tx.insertAll(LearningDay, rows.learningDays);
  await tx.insertAll(AssessmentRow, rows.assessments);
  await tx.insertAll(CareerAnswer, rows.careerAnswers);
}

async function insertDevelopment(tx: Transaction, plans: readonly DevelopmentRows[]): Promise<void> {
  await tx.insertAll(
    DevelopmentPlan,
    plans.map(({ plan }) => plan),
  );
  await tx.insertAll(
    DevelopmentItem,
    plans.flatMap(({ items }) => items),
  );
}
