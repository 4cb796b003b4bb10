import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { LearningOutcomes } from './learning/outcomes';
import { LearningPaths } from './learning/paths';
import { LearningProgress } from './learning/progress';

/** What the caller learns, and what happened after it, each at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/learning/paths': LearningPaths,
  '/candidate/learning/progress': LearningProgress,
  '/candidate/learning/outcomes': LearningOutcomes,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? LearningProgress;
  return <Part />;
}
