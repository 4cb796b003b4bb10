import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { InboxController } from './inbox/inbox.controller.js';
import { FactsController } from './facts/facts.controller.js';
import { FindingsController } from './insights/findings.controller.js';
import { LeaverHoldingsController } from './leaving/holdings.controller.js';
import { Account } from './accounts/account.entity.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AgeAssets } from './assets/age-assets.job.js';
import { AssetComment } from './assets/asset-comment.entity.js';
import { AssetVersion } from './assets/asset-version.entity.js';
import { AssetVote } from './assets/asset-vote.entity.js';
import { Asset } from './assets/asset.entity.js';
import { AssetFlag } from './assets/asset-flag.entity.js';
import { BattlecardsController } from './assets/battlecards.controller.js';
import { CompetitorAlias } from './deals/competitor-alias.entity.js';
import { DealLost } from './assets/deal-lost.listener.js';
import { AssetsController } from './assets/assets.controller.js';
import { DealAsset } from './assets/deal-asset.entity.js';
import { MakeAssetsController } from './assets/make-assets.controller.js';
import { MoveAssetsController } from './assets/move-assets.controller.js';
import { UseAssetsController } from './assets/use-assets.controller.js';
import { WriteAssetsController } from './assets/write-assets.controller.js';
import { CompPlan } from './compensation/comp-plan.entity.js';
import { CompStatement } from './compensation/comp-statement.entity.js';
import { CompPlansController } from './compensation/plans.controller.js';
import { SettleStatements } from './compensation/settle-statements.job.js';
import { StatementsController } from './compensation/statements.controller.js';
import { DealEntry } from './deals/deal-entry.entity.js';
import { DealShare } from './deals/deal-share.entity.js';
import { Deal } from './deals/deal.entity.js';
import { DealsController } from './deals/deals.controller.js';
import { ExportDealsController } from './deals/export-deals.controller.js';
import { ShareDealsController } from './deals/share-deals.controller.js';
import { seed, seedWorkedOut } from './demo/seed.js';
import { ExcellenceActionsController } from './excellence/actions.controller.js';
import { CoachingNote } from './excellence/coaching-note.entity.js';
import { CoachingController } from './excellence/coaching.controller.js';
import { ExcellenceAction } from './excellence/excellence-action.entity.js';
import { ExcellenceAnswer } from './excellence/excellence-answer.entity.js';
import { ExcellenceDraft } from './excellence/excellence-draft.entity.js';
import { ExcellenceSession } from './excellence/excellence-session.entity.js';
import { ExcellenceController } from './excellence/excellence.controller.js';
import { MetricsController } from './excellence/metrics/metrics.controller.js';
import { StartController } from './excellence/start.controller.js';
import { ExcellenceTaskChanged } from './excellence/task-changed.listener.js';
import { LessonDone } from './methodology/lesson-done.entity.js';
import { MethodologyLesson } from './methodology/lesson.entity.js';
import { MethodologyLevel } from './methodology/level.entity.js';
import { MethodologyController } from './methodology/methodology.controller.js';
import { MethodologyQuestion } from './methodology/question.entity.js';
import { QuizAttempt } from './methodology/quiz-attempt.entity.js';
import { Selling1763600000001 } from './migrations/1-selling.js';
import { Methodology1763600000002 } from './migrations/2-methodology.js';
import { DueQueue1763760000003 } from './migrations/3-due-queue.js';
import { PeopleByName1763800000004 } from './migrations/4-people-by-name.js';
import { ListOrders1763900000005 } from './migrations/5-list-orders.js';
import { NewcomersController } from './newcomers/newcomers.controller.js';
import { Person } from './people/person.entity.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PlanningController } from './performance/planning.controller.js';
import { Quota } from './performance/quota.entity.js';
import { ApplyReassignments } from './territories/apply-reassignments.job.js';
import { Reassignment } from './territories/reassignment.entity.js';
import { ReassignmentsController } from './territories/reassignments.controller.js';
import { TerritoriesController } from './territories/territories.controller.js';
import { Territory } from './territories/territory.entity.js';
import { Search1764000000006 } from './migrations/6-search.js';
import { FoldedSearch1764600000007 } from './migrations/7-folded-search.js';
import { TextOrder1764600000008 } from './migrations/8-text-order.js';
import { Excellence1764700000009 } from './migrations/9-excellence.js';
import { Assets1764800000010 } from './migrations/10-assets.js';
import { Battlecards1764900000011 } from './migrations/11-battlecards.js';
import { Compensation1764900000012 } from './migrations/12-compensation.js';
import { DealShares1765000000013 } from './migrations/13-deal-shares.js';
import { Coaching1765100000014 } from './migrations/14-coaching.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'sales',
  controllers: [
    ErasureController,
    SearchController,
    InboxController,
    FindingsController,
    FactsController,
    LeaverHoldingsController,
    AccountsController,
    AssetsController,
    BattlecardsController,
    DealLost,
    CoachingController,
    CompPlansController,
    StatementsController,
    MakeAssetsController,
    MoveAssetsController,
    UseAssetsController,
    WriteAssetsController,
    DealsController,
    ExcellenceActionsController,
    ExcellenceController,
    ExcellenceTaskChanged,
    ExportDealsController,
    MetricsController,
    StartController,
    MethodologyController,
    NewcomersController,
    PerformanceController,
    PlanningController,
    ReassignmentsController,
    ShareDealsController,
    TerritoriesController,
  ],
  providers: [AgeAssets, ApplyReassignments, SettleStatements],
  entities: [
    Account,
    Asset,
    AssetComment,
    AssetFlag,
    AssetVersion,
    AssetVote,
    CoachingNote,
    CompetitorAlias,
    CompPlan,
    CompStatement,
    Deal,
    DealAsset,
    DealEntry,
    DealShare,
    ExcellenceAction,
    ExcellenceAnswer,
    ExcellenceDraft,
    ExcellenceSession,
    LessonDone,
    MethodologyLesson,
    MethodologyLevel,
    MethodologyQuestion,
    Person,
    Quota,
    QuizAttempt,
    Reassignment,
    Territory,
  ],
  migrations: [
    Selling1763600000001,
    Methodology1763600000002,
    DueQueue1763760000003,
    PeopleByName1763800000004,
    ListOrders1763900000005,
    Search1764000000006,
    FoldedSearch1764600000007,
    TextOrder1764600000008,
    Excellence1764700000009,
    Assets1764800000010,
    Battlecards1764900000011,
    Compensation1764900000012,
    DealShares1765000000013,
    Coaching1765100000014,
  ],
  seed,
  seedWorkedOut,
};
