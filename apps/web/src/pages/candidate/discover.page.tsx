import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { AssessmentPart } from './discover/assessment';
import { CareerQuestionsPart } from './discover/career-questions';

/** What the caller finds out about themselves, each at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/discover/assessment': AssessmentPart,
  '/candidate/discover/questions': CareerQuestionsPart,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? AssessmentPart;
  return <Part />;
}
