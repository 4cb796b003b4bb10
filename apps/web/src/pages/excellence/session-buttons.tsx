import { Button } from '@mantine/core';
import { analyzeExcellence, startExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import type { ModuleState } from './module-state';

/** What the caller may do with the session of a module. */
export function SessionButtons({ state }: { readonly state: ModuleState }) {
  const { module, may, left, session, answered } = state;
  const label = excellenceModules[module];
  const [askStart, startQuestion] = useConfirmed(startExcellence, () => ({
    title: session ? `Run ${label} again?` : `Start a session of ${label}?`,
    confirm: session ? 'Run again' : 'Start session',
    input: { module },
    done: `${label} can be answered`,
    children: session
      ? 'Sellers answer anew. The analysis there is stays as history.'
      : 'Every seller can answer from now on. Five complete answers open the analysis.',
  }));
  const [askAnalyze, analyzeQuestion] = useConfirmed(analyzeExcellence, () => ({
    title: `Analyze ${label}?`,
    confirm: 'Analyze',
    input: { module, version: session?.version },
    done: ({ score }: { readonly score: number }) => `${label} comes to ${score} of 100`,
    children: `The complete answers of ${answered} people are final from then on.`,
  }));
  return (
    <>
      {may.do.includes('answer') && (
        <Button
          component={AppLink}
          to={`/excellence/${module}/analysis?view=answer`}
          variant={left > 0 ? 'filled' : 'default'}
        >
          {left > 0 ? 'Answer' : 'Change my answers'}
        </Button>
      )}
      {may.do.includes('start') && (
        <Button variant="default" onClick={() => askStart()}>
          {session ? 'Run again' : 'Start session'}
        </Button>
      )}
      {may.to.includes('analyzed') && <Button onClick={() => askAnalyze()}>Analyze</Button>}
      {startQuestion}
      {analyzeQuestion}
    </>
  );
}
