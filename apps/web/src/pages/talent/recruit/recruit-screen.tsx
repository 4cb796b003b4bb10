import type { Industry } from '@talent-os/contracts/access/tables';
import type { ReactNode } from 'react';
import { Page } from '@/ui/page/page';
import { lazyPart } from '@/ui/loading/lazy-part';
import { CreatePosition } from './positions/create-position';
import { PositionsView } from './positions/positions-view';
import { useView, ViewSwitch, type View } from './view-switch';

const PipelineView = lazyPart(async () => (await import('./pipeline/pipeline-view')).PipelineView);

type RecruitScreenProps = {
  readonly title: string;
  readonly industry: Industry;
  /** The views of the screen, the first one being what it opens with. */
  readonly views: readonly View[];
  /** Stands above all views. */
  readonly children?: ReactNode;
};

/** Positions and pipeline of one industry: the address decides which. */
export function RecruitScreen({ title, industry, views, children }: RecruitScreenProps) {
  const [view] = useView(views);
  return (
    <Page
      title={title}
      actions={
        <>
          <ViewSwitch views={views} />
          {view === 'positions' && <CreatePosition industry={industry} />}
        </>
      }
    >
      {children}
      {view === 'positions' ? (
        <PositionsView industry={industry} />
      ) : (
        <PipelineView industry={industry} asTable={view === 'table'} />
      )}
    </Page>
  );
}
