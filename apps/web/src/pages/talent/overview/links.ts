import type { TalentStage } from '@talent-os/contracts/talent/overview';

/** The screen of a bottleneck, narrowed to the step it is about where it can be. */
export const lateScreen: Record<TalentStage, (step: string) => string> = {
  plan: () => '/talent/plan/pipeline',
  recruit: (step) => `/talent/recruit/pipeline?view=table&show=late&stage=${step}`,
  onboard: () => '/talent/onboard?overdue=true',
  transition: () => '/talent/transition',
};
