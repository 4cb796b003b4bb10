import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes';
import { Card } from '@/ui/page/card';
import css from '../excellence.module.css';
import type { ModuleState } from '../module-state';
import { ActionList } from './action-list';
import { DimensionRow } from './dimension-row';
import { Findings } from './findings';
import { Ideas } from './ideas';

type AnalysisViewProps = {
  readonly state: ModuleState;
  readonly analysis: Analysis;
  readonly before?: NonNullable<ModuleState['previous']>['scores'] | undefined;
  readonly title: string;
};

/** Scores of the dimensions, what stands out in them, and what can be done about it. */
export function AnalysisView({ state, analysis, before, title }: AnalysisViewProps) {
  const { module, may, actions, own } = state;
  const mine = analysis === own;
  const weakest = analysis.dimensions.toSorted((one, other) => one.score - other.score);
  return (
    <div className={css.two}>
      <Card title={title} description="Ring: answers. Diamond: the figure. Line: the score." flush>
        <ul className={css.dimensions} aria-label="Dimensions">
          {weakest.map((score) => (
            <DimensionRow
              key={score.dimension}
              module={module}
              score={score}
              before={before?.find(({ dimension }) => dimension === score.dimension)?.score}
            />
          ))}
        </ul>
      </Card>
      <div className={css.parts}>
        <Card title="Findings" description="An answer of 1 or less, or a figure in red." flush>
          <Findings module={module} findings={analysis.findings} />
        </Card>
        {!mine && (
          <>
            <Card title="Actions, best return first" description="Weight × gap to 100 ÷ effort." flush>
              <Ideas module={module} ideas={analysis.ideas} actions={actions} accepts={may.do.includes('accept')} />
            </Card>
            <Card title="Accepted" description="Each is a task of its owner; closing that closes it here." flush>
              <ActionList module={module} actions={actions} />
            </Card>
          </>
        )}
      </div>
    </div>
  );
}
