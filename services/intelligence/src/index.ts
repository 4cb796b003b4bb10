import type { ServiceDefinition } from '@talent-os/service-kit';
import { seed } from './demo/seed.js';
import { InsightDismissal } from './insights/insight-dismissal.entity.js';
import { InsightPlan } from './insights/insight-plan.entity.js';
import { InsightsController } from './insights/insights.controller.js';
import { InsightTaskChanged } from './insights/task-changed.listener.js';
import { Insights1764800000001 } from './migrations/1-insights.js';

export const definition: ServiceDefinition = {
  name: 'intelligence',
  controllers: [InsightsController, InsightTaskChanged],
  entities: [InsightDismissal, InsightPlan],
  migrations: [Insights1764800000001],
  seed,
};
