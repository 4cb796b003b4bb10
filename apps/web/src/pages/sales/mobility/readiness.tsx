import type { Output } from '@talent-os/contracts/define';
import type { searchOpportunities } from '@talent-os/contracts/talent/mobility';
import { SkillParts } from '@/features/match/skill-parts';

export type Opportunity = Output<typeof searchOpportunities>['items'][number];

/** How ready the person is for a position. */
export const Readiness = ({ readiness, parts }: Pick<Opportunity, 'readiness' | 'parts'>) => (
  <SkillParts label="Readiness" whole={readiness} parts={parts} />
);
