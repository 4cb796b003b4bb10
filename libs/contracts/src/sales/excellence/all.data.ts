// Made from the data files of the modules by `npm run excellence-modules`.
import { analytics } from './analytics.data.js';
import { compensation } from './compensation.data.js';
import { competencies } from './competencies.data.js';
import { enablement } from './enablement.data.js';
import { gtm } from './gtm.data.js';
import type { ExcellenceModule } from './module.js';
import type { ExcellenceModuleKey } from './modules.js';
import { planning } from './planning.data.js';
import { structure } from './structure.data.js';
import { success } from './success.data.js';

/** What each module asks, sees and proposes. For the server and the screens of excellence alone. */
export const excellenceData: Readonly<Record<ExcellenceModuleKey, ExcellenceModule>> = {
  gtm,
  analytics,
  structure,
  competencies,
  enablement,
  planning,
  success,
  compensation,
};
