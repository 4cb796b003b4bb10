import { listApplications } from '@talent-os/contracts/talent/applications.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import { stagesOnTheWay } from '../applications/standing.queries.js';
import type { Source } from './source.js';

const titles: Record<StageType, string> = {
  applied: 'Applications just in',
  screen: 'Applications at screening',
  assess: 'Applications at assessment',
  interview: 'Applications at interviews',
  offer: 'Applications at offers',
  hired: 'Hired',
};

/** People in the pipelines the caller sees: how many, and in which stages they stay too long. */
export const recruitSource: Source = {
  access: listApplications.access,
  stand: async (ctx, today) => {
    const stages = await stagesOnTheWay(ctx, today);
    return {
      count: stages.reduce((sum, { count }) => sum + count, 0),
      late: stages
        .filter(({ of }) => of > 0)
        .map(({ step, late, of, days }) => ({ step, title: titles[step], late, of, days })),
    };
  },
};
