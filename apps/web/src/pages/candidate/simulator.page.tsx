import { isId } from '@/lib/id';
import { useViewParams } from '@/lib/use-view-params';
import { PracticeRun } from './simulator/practice-run';
import { Practices } from './simulator/practices';

/** An interview that is practiced; without one, those there were. */
export function Component() {
  const [params] = useViewParams();
  const practiceId = params.get('practice');
  return practiceId && isId(practiceId) ? <PracticeRun key={practiceId} practiceId={practiceId} /> : <Practices />;
}
