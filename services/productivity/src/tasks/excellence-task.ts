import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { excellenceModules, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';

/** What an accepted action of sales excellence reads as a task; nothing where the module knows no such action. */
export function excellenceTask(module: ExcellenceModuleKey, action: string, due: string) {
  const ideas = excellenceData[module].dimensions.flatMap(({ actions }) => actions);
  const idea = ideas.find(({ key }) => key === action);
  return (
    idea && {
      title: idea.title,
      notes: `From the analysis of ${excellenceModules[module]}.`,
      due,
      priority: 'normal' as const,
      goalId: null,
      source: 'insight' as const,
      link: `/excellence/${module}/analysis`,
    }
  );
}
