import { LearningProgress } from './learning/progress';

/** What the caller learns, and what came of it. */
export function Component() {
  return <LearningProgress />;
}
