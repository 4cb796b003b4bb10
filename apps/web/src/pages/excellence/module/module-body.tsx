import { excellenceModules, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { ActionList } from '../analysis/action-list';
import css from '../excellence.module.css';
import type { ModuleState } from '../module-state';
import { Figures } from './figures';
import { Latest } from './latest';
import { ModuleAssets } from './module-assets';

const Competitors = lazyPart(async () => (await import('./competitors/competitors')).Competitors);

type ModuleBodyProps = { readonly module: ExcellenceModuleKey; readonly state: ModuleState | undefined };

/** What every module shows: its figures, its assets, its latest analysis and what is done about it. */
export function ModuleBody({ module, state }: ModuleBodyProps) {
  return (
    <>
      <Figures module={module} />
      {module === 'gtm' && <Competitors />}
      <ModuleAssets module={module} />
      {state && !state.session && !state.shown && (
        <Card>
          <EmptyState
            title={`No ${excellenceModules[module]} session yet`}
            text="In a session each seller says how far statements hold; from five on they are analyzed."
          />
        </Card>
      )}
      {state && (state.session || state.shown) && (
        <div className={css.two}>
          <Latest state={state} />
          <Card title="Actions" flush>
            <ActionList module={module} actions={state.actions} />
          </Card>
        </div>
      )}
    </>
  );
}
