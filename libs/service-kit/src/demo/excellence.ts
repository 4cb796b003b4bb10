import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { demoId } from './ids.js';
import { demoPerson } from './people.js';

/** Module, action, whose it is, days until it is due, and how many days ago it was done. */
type Accepted = readonly [ExcellenceModuleKey, action: string, mailbox: string, dueIn: number, doneAgo?: number];

const ACCEPTED: Readonly<Record<string, readonly Accepted[]>> = {
  meridian: [
    ['gtm', 'discount-rule', 'department.head', 12],
    ['gtm', 'fit-rule', 'sales.rep', -1, 3],
    ['analytics', 'prospecting-hours', 'sales.rep', 10],
    ['analytics', 'stage-criteria', 'department.head', -4, 6],
  ],
};

/** Actions of sales excellence that were accepted: rows of sales, and tasks of the productivity service by the same id. */
export const demoExcellenceActions = (slug: string) =>
  (ACCEPTED[slug] ?? []).map(([module, action, mailbox, dueIn, doneAgo]) => ({
    module,
    action,
    ownerId: demoPerson(slug, mailbox).id,
    taskId: demoId('excellence task', slug, module, action),
    dueIn,
    doneAgo,
  }));
