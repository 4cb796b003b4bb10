import { candidateControllers } from './candidate-controllers.js';
import { communityEntities } from './community/entities.js';
import { WatchHiddenPosts } from './community/watch-hidden-posts.job.js';
import { learningEntities } from './learning-entities.js';
import { candidateEntities } from './candidate-entities.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { CalendarController } from './calendar/calendar.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { FactsController } from './facts/facts.controller.js';
import { FindingsController } from './insights/findings.controller.js';
import { MarketController } from './market/market.controller.js';
import { WorkforceController } from './workforce/workforce.controller.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { Application } from './applications/application.entity.js';
import { EndingsController } from './applications/endings.controller.js';
import { NudgeController } from './applications/nudge.controller.js';
import { MovesController } from './applications/moves.controller.js';
import { SendRejectNotices } from './applications/send-reject-notices.job.js';
import { CandidateMatch } from './candidates/candidate-match.entity.js';
import { CandidateNote } from './candidates/candidate-note.entity.js';
import { Candidate } from './candidates/candidate.entity.js';
import { CandidatesController } from './candidates/candidates.controller.js';
import { EraseCandidates } from './candidates/erase-candidates.job.js';
import { KeepCandidatesController } from './candidates/keep-candidates.controller.js';
import { MergeController } from './candidates/merge.controller.js';
import { PoolConsentController } from './candidates/pool-consent.controller.js';
import { PoolListener } from './candidates/pool.listener.js';
import { SourceController } from './candidates/source.controller.js';
import { CollaborationNote } from './collaboration/collaboration-note.entity.js';
import { CollaborationController } from './collaboration/collaboration.controller.js';
import { Collaboration } from './collaboration/collaboration.entity.js';
import { ApprovalsController } from './offers/approvals.controller.js';
import { AnswersController } from './offers/answers.controller.js';
import { DraftsController } from './offers/drafts.controller.js';
import { SendingController } from './offers/sending.controller.js';
import { OffersController } from './offers/offers.controller.js';
import { OfferApproverLeft } from './offers/approver-left.listener.js';
import { RemindOfferApprovers } from './offers/remind-offer-approvers.job.js';
import { WatchOffers } from './offers/watch-offers.job.js';
import { ApplicationEnded } from './interviews/application-ended.listener.js';
import { InterviewsController } from './interviews/interviews.controller.js';
import { RescheduleController } from './interviews/reschedule.controller.js';
import { ReplaceController } from './interviews/replace.controller.js';
import { ScheduleController } from './interviews/schedule.controller.js';
import { SlotsController } from './interviews/slots.controller.js';
import { OutcomesController } from './interviews/outcomes.controller.js';
import { ScorecardsController } from './interviews/scorecards.controller.js';
import { WatchInterviews } from './interviews/watch-interviews.job.js';
import { WatchScorecards } from './interviews/watch-scorecards.job.js';
import { MyApplicationsController } from './my-applications/my-applications.controller.js';
import { HeadcountTarget } from './headcount/headcount-target.entity.js';
import { HeadcountController } from './headcount/headcount.controller.js';
import { IndustryHeadcountController } from './headcount/industry.controller.js';
import { Interview } from './interviews/interview.entity.js';
import { Scorecard } from './interviews/scorecard.entity.js';
import { MarketplaceController } from './marketplace/marketplace.controller.js';
import { MentorOffer } from './mentorships/mentor-offer.entity.js';
import { MentorshipsController } from './mentorships/mentorships.controller.js';
import { DecisionsController } from './mobility/decisions.controller.js';
import { ExpressionsController } from './mobility/expressions.controller.js';
import { InterestExpression } from './mobility/interest-expression.entity.js';
import { OpportunitiesController } from './mobility/opportunities.controller.js';
import { Offer } from './offers/offer.entity.js';
import { Hired } from './onboarding/hired.listener.js';
import { OnboardingPlan } from './onboarding/onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding/onboarding-task.entity.js';
import { OnboardingTemplate } from './onboarding/onboarding-template.entity.js';
import { OnboardingController } from './onboarding/onboarding.controller.js';
import { OnboardingPlansController } from './onboarding/plans.controller.js';
import { ProofGiven } from './onboarding/proof.listener.js';
import { OnboardingTasksController } from './onboarding/tasks.controller.js';
import { WatchOnboarding } from './onboarding/watch-onboarding.job.js';
import { OverviewController } from './overview/overview.controller.js';
import { Person } from './people/person.entity.js';
import { PipelineTemplate } from './positions/pipeline-template.entity.js';
import { Position } from './positions/position.entity.js';
import { RequisitionDecisionsController } from './requisitions/decisions.controller.js';
import { RequisitionFormController } from './requisitions/form.controller.js';
import { RemindApprovers } from './requisitions/remind-approvers.job.js';
import { ReplacedSeat } from './requisitions/replaced-seat.listener.js';
import { RequestsController } from './requisitions/requests.controller.js';
import { Requisition } from './requisitions/requisition.entity.js';
import { ExportRequisitionsController } from './requisitions/export-requisitions.controller.js';
import { RequisitionsController } from './requisitions/requisitions.controller.js';
import { SalaryBand } from './requisitions/salary-band.entity.js';
import { VacanciesController } from './positions/vacancies.controller.js';
import { OpeningsController } from './requisitions/openings.controller.js';
import { ExportOpenSeatsController } from './open-seats/export-open-seats.controller.js';
import { OpenSeatsController } from './open-seats/open-seats.controller.js';
import { SteerSeatsController } from './open-seats/steer-seats.controller.js';
import { PositionsController } from './positions/positions.controller.js';
import { seed } from './seed/seed.js';
import { SchedulingController } from './scheduling/scheduling.controller.js';
import { PersonSkill } from './skills/person-skill.entity.js';
import { Skill } from './skills/skill.entity.js';
import { CompleteDue } from './transitions/complete-due.job.js';
import { HandoverTask } from './transitions/handover-task.entity.js';
import { transitionControllers } from './transitions/controllers.js';
import { RemindTransitionApprovers } from './transitions/remind-approvers.job.js';
import { Transition } from './transitions/transition.entity.js';
import { ApproverLeft } from './requisitions/approver-left.listener.js';
import { SimulationController } from './requisitions/simulation.controller.js';
import { AutomationRunsController } from './automations/automation-runs.controller.js';
import { AutomationRun } from './automations/automation-run.entity.js';
import { AutomationVersion } from './automations/automation-version.entity.js';
import { Automation } from './automations/automation.entity.js';
import { AutomationsController } from './automations/automations.controller.js';
import { AutomationsListener } from './automations/automations.listener.js';
import { RunAutomations } from './automations/run-automations.job.js';
import { CandidateMessage } from './pool-messages/candidate-message.entity.js';
import { PoolMailingsController } from './pool-messages/mailings.controller.js';
import { PoolMailing } from './pool-messages/pool-mailing.entity.js';
import { PoolTemplate } from './pool-messages/pool-template.entity.js';
import { SendPoolMailing } from './pool-messages/send-pool-mailing.job.js';
import { PoolTemplatesController } from './pool-messages/templates.controller.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessageTemplate } from './messages/message-template.entity.js';
import { SendStageMessages } from './applications/send-stage-messages.job.js';
import { PipelinesController } from './pipelines/pipelines.controller.js';
import { RejectReason } from './reject-reasons/reject-reason.entity.js';
import { RejectReasonsController } from './reject-reasons/reject-reasons.controller.js';
import { Availability } from './availability/availability.entity.js';
import { ResumeController } from './resume/resume.controller.js';
import { Experience } from './experience/experience.entity.js';
import { ProfileController } from './profile/profile.controller.js';
import { Profile } from './profile/profile.entity.js';
import { OwnSkillsController } from './skills/own-skills.controller.js';
import { Target } from './targets/target.entity.js';
import { ProofPiece } from './verifications/proof-piece.entity.js';
import { Verification } from './verifications/verification.entity.js';
import { VerificationsController } from './verifications/verifications.controller.js';
import { ApplyController } from './advertised/apply.controller.js';
import { PositionMark } from './advertised/position-mark.entity.js';
import { MyJourneyController } from './my-journey/journey.controller.js';
import { PositionSearch } from './position-searches/position-search.entity.js';
import { PositionSearchesController } from './position-searches/searches.controller.js';
import { WatchPositionSearches } from './position-searches/watch-searches.job.js';
import { QuestionsController } from './advertised/questions.controller.js';
import { Preparation } from './preparation/preparation.entity.js';
import { PreparationNote } from './preparation/preparation-note.entity.js';
import { AdvanceErasures } from './own-erasure/advance-erasures.job.js';
import { EraseTalentController } from './own-erasure/erase-talent.controller.js';
import { Erasure } from './own-erasure/erasure.entity.js';
import { ResumeFilesController } from './resumes/resume-files.controller.js';
import { Resume } from './resumes/resume.entity.js';
import { FollowedIndustry } from './industries/followed-industry.entity.js';
import { RecruitAnalyticsController } from './recruit-analytics/analytics.controller.js';
import { PlanAnalyticsController } from './plan-analytics/plan-analytics.controller.js';
import { AdverseImpactController } from './adverse-impact/adverse-impact.controller.js';
import { SelfIdentification } from './self-identification/self-identification.entity.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ProfileView } from './profile-views/profile-view.entity.js';
import { LeaverAccountSwitched } from './offboarding/account-switched.listener.js';
import { EndOffboardingController } from './offboarding/end.controller.js';
import { EndDueAccess } from './offboarding/end-due-access.job.js';
import { ExitInterview } from './offboarding/exit-interview.entity.js';
import { OffboardingHandover } from './offboarding/offboarding-handover.entity.js';
import { OffboardingTask } from './offboarding/offboarding-task.entity.js';
import { OffboardingController } from './offboarding/offboarding.controller.js';
import { Offboarding } from './offboarding/offboarding.entity.js';
import { PrepareOffboardingController } from './offboarding/prepare.controller.js';
import { StartOffboardingController } from './offboarding/start-offboarding.controller.js';
import { TeamPeopleController } from './team-people/people.controller.js';
import { CatalogueItem } from './catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from './catalogue/catalogue-version.entity.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { FillCatalogueController } from './catalogue/fill-catalogue.controller.js';
import { WriteCatalogueController } from './catalogue/write-catalogue.controller.js';
import { OpenCoursesController } from './courses/open-courses.controller.js';
import { LessonsController } from './lessons/lessons.controller.js';
import { CoursesController } from './courses/courses.controller.js';
import { DevelopmentItem } from './development/development-item.entity.js';
import { DevelopmentPlan } from './development/development-plan.entity.js';
import { DevelopmentPlansController } from './development/plans.controller.js';
import { SkillMatrixController } from './development/skill-matrix.controller.js';
import { WorkOnPlansController } from './development/work-on-plans.controller.js';
import { Successor } from './team-people/successor.entity.js';
import { SuccessorsController } from './team-people/successors.controller.js';
import { SearchController } from './search/search.controller.js';
import { ApprovalWorkflow } from './workflows/workflow.entity.js';
import { WorkflowsController } from './workflows/workflows.controller.js';
import { WriteWorkflowsController } from './workflows/write-workflows.controller.js';
import { migrations } from './migrations/all.js';

export const definition: ServiceDefinition = {
  name: 'talent',
  schemas: ['demographics'],
  controllers: [
    ...candidateControllers,
    SearchController,
    CalendarController,
    InboxController,
    FindingsController,
    FactsController,
    MarketController,
    WorkforceController,
    MarketplaceController,
    OpportunitiesController,
    ExpressionsController,
    DecisionsController,
    CollaborationController,
    MentorshipsController,
    OnboardingController,
    OverviewController,
    OnboardingPlansController,
    OnboardingTasksController,
    Hired,
    ProofGiven,
    ApprovalsController,
    AnswersController,
    DraftsController,
    SendingController,
    OffersController,
    OfferApproverLeft,
    ApplicationEnded,
    InterviewsController,
    RescheduleController,
    ReplaceController,
    SchedulingController,
    ScheduleController,
    SlotsController,
    OutcomesController,
    ScorecardsController,
    MyApplicationsController,
    RequisitionsController,
    ExportRequisitionsController,
    RequestsController,
    RequisitionDecisionsController,
    RequisitionFormController,
    ReplacedSeat,
    ApproverLeft,
    SimulationController,
    WorkflowsController,
    WriteWorkflowsController,
    RejectReasonsController,
    AutomationsController,
    AutomationRunsController,
    AutomationsListener,
    PoolTemplatesController,
    PoolMailingsController,
    MessagesController,
    PipelinesController,
    HeadcountController,
    IndustryHeadcountController,
    ...transitionControllers,
    ApplicationsController,
    EndingsController,
    MovesController,
    NudgeController,
    CandidatesController,
    KeepCandidatesController,
    SourceController,
    MergeController,
    PoolListener,
    PoolConsentController,
    RecruitAnalyticsController,
    PlanAnalyticsController,
    OpenSeatsController,
    SteerSeatsController,
    ExportOpenSeatsController,
    OpeningsController,
    VacanciesController,
    PositionsController,
    ProfileController,
    OwnSkillsController,
    ResumeController,
    VerificationsController,
    PrivacyController,
    AdverseImpactController,
    TeamPeopleController,
    SuccessorsController,
    CatalogueController,
    CoursesController,
    OpenCoursesController,
    LessonsController,
    FillCatalogueController,
    WriteCatalogueController,
    DevelopmentPlansController,
    SkillMatrixController,
    WorkOnPlansController,
    OffboardingController,
    StartOffboardingController,
    PrepareOffboardingController,
    EndOffboardingController,
    LeaverAccountSwitched,
    ApplyController,
    PositionSearchesController,
    MyJourneyController,
    QuestionsController,
    ResumeFilesController,
    EraseTalentController,
  ],
  providers: [
    SendRejectNotices,
    RunAutomations,
    SendPoolMailing,
    SendStageMessages,
    EraseCandidates,
    WatchInterviews,
    WatchScorecards,
    WatchOffers,
    RemindOfferApprovers,
    RemindTransitionApprovers,
    WatchOnboarding,
    WatchPositionSearches,
    WatchHiddenPosts,
    RemindApprovers,
    CompleteDue,
    EndDueAccess,
    AdvanceErasures,
  ],
  entities: [
    ...communityEntities,
    Person,
    Skill,
    PersonSkill,
    PipelineTemplate,
    Position,
    Application,
    Candidate,
    CandidateNote,
    CandidateMatch,
    Transition,
    HandoverTask,
    InterestExpression,
    Collaboration,
    CollaborationNote,
    MentorOffer,
    OnboardingTemplate,
    OnboardingPlan,
    OnboardingTask,
    Interview,
    Scorecard,
    Offer,
    Requisition,
    SalaryBand,
    HeadcountTarget,
    ApprovalWorkflow,
    RejectReason,
    Automation,
    AutomationVersion,
    AutomationRun,
    PoolTemplate,
    PoolMailing,
    CandidateMessage,
    MessageTemplate,
    Profile,
    Experience,
    Availability,
    Target,
    Verification,
    ProofPiece,
    Erasure,
    FollowedIndustry,
    ProfileView,
    Successor,
    CatalogueItem,
    CatalogueVersion,
    ...learningEntities,
    DevelopmentPlan,
    DevelopmentItem,
    Offboarding,
    OffboardingTask,
    OffboardingHandover,
    ExitInterview,
    PositionMark,
    PositionSearch,
    Resume,
    Preparation,
    PreparationNote,
    ...candidateEntities,
    SelfIdentification,
  ],
  migrations,
  seed,
};
