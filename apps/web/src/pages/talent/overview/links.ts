import type { TalentStage, WaitingKind } from '@talent-os/contracts/talent/overview';

/** Where each stage is worked on. */
export const stageScreens: Record<TalentStage, string> = {
  plan: '/talent/plan/pipeline',
  recruit: '/talent/recruit/pipeline',
  onboard: '/talent/onboard',
  transition: '/talent/transition',
};

/** Where something that waits is open. */
export const waitingScreen: Record<WaitingKind, (id: string) => string> = {
  requisition: (id) => `/talent/plan/pipeline?requisition=${id}`,
  application: (id) => `/talent/recruit/pipeline?application=${id}`,
  scorecard: (id) => `/talent/recruit/pipeline?application=${id}`,
  offer: (id) => `/talent/recruit/pipeline?application=${id}`,
  task: () => '/talent/onboard?show=tasks',
  checkpoint: (id) => `/talent/onboard?plan=${id}`,
  transition: (id) => `/talent/transition?transition=${id}`,
  handover: (id) => `/talent/transition?transition=${id}`,
};

/** The screen of a bottleneck, narrowed to the step it is about where it can be. */
export const lateScreen: Record<TalentStage, (step: string) => string> = {
  plan: () => '/talent/plan/pipeline',
  recruit: (step) => `/talent/recruit/pipeline?view=table&status=active&stage=${step}`,
  onboard: () => '/talent/onboard?overdue=true',
  transition: () => '/talent/transition',
};
