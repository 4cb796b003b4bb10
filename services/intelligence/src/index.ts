import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { seed } from './demo/seed.js';
import { DashboardsController } from './dashboards/dashboards.controller.js';
import { Dashboard } from './dashboards/dashboard.entity.js';
import { DatasetsController } from './facts/datasets.controller.js';
import { FactsListener } from './facts/facts.listeners.js';
import { RebuildFacts } from './facts/rebuild.job.js';
import { InsightDismissal } from './insights/insight-dismissal.entity.js';
import { InsightPlan } from './insights/insight-plan.entity.js';
import { InsightsController } from './insights/insights.controller.js';
import { Questions1764800000003 } from './migrations/3-questions.js';
import { FactRows1764800000004 } from './migrations/4-fact-rows.js';
import { Dashboards1764800000005 } from './migrations/5-dashboards.js';
import { Subscriptions1764800000006 } from './migrations/6-subscriptions.js';
import { QuestionSubscription } from './subscriptions/question-subscription.entity.js';
import { RunSubscriptions } from './subscriptions/run-subscriptions.job.js';
import { SubscriptionsController } from './subscriptions/subscriptions.controller.js';
import { AnswerPdfController } from './questions/answer-pdf.controller.js';
import { FactRowsController } from './questions/fact-rows.controller.js';
import { MovedOnController } from './predictions/moved-on.controller.js';
import { PredictionsController } from './predictions/predictions.controller.js';
import { QuestionsController } from './questions/questions.controller.js';
import { SavedQuestion } from './questions/saved-question.entity.js';
import { InsightTaskChanged } from './insights/task-changed.listener.js';
import { Insights1764800000001 } from './migrations/1-insights.js';
import { Facts1764800000002 } from './migrations/2-facts.js';

export const definition: ServiceDefinition = {
  name: 'intelligence',
  controllers: [
    AnswerPdfController,
    DashboardsController,
    DatasetsController,
    ErasureController,
    FactRowsController,
    FactsListener,
    InsightsController,
    InsightTaskChanged,
    MovedOnController,
    PredictionsController,
    QuestionsController,
    SubscriptionsController,
  ],
  providers: [RebuildFacts, RunSubscriptions],
  entities: [Dashboard, InsightDismissal, InsightPlan, QuestionSubscription, SavedQuestion],
  migrations: [
    Insights1764800000001,
    Facts1764800000002,
    Questions1764800000003,
    FactRows1764800000004,
    Dashboards1764800000005,
    Subscriptions1764800000006,
  ],
  seed,
};
