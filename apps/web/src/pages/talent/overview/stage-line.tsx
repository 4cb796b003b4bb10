import { talentStages, type getTalentOverview } from '@talent-os/contracts/talent/overview';
import type { Output } from '@talent-os/contracts/define';
import { count } from '../../../lib/format';
import { useReachable } from '../../../lib/use-reachable';
import { AppLink } from '../../../ui/app-link';
import { stageScreens } from './links';
import cell from '../../../ui/cell.module.css';
import css from './overview.module.css';

type StageLineProps = { readonly stages: Output<typeof getTalentOverview>['stages'] };

/** How many stand at each stage; each opens its screen. */
export function StageLine({ stages }: StageLineProps) {
  const reachable = useReachable();
  return (
    <ol className={css.line} aria-label="Recruit to Retire">
      {stages.map(({ stage, count: standing }) => {
        const to = reachable(stageScreens[stage]);
        const { label, counts } = talentStages[stage];
        const shown = (
          <>
            <span className={css.stage}>{label}</span>
            <b className={css.count}>{count(standing)}</b>
            <span className={cell.quiet}>{counts}</span>
          </>
        );
        return (
          <li key={stage}>
            {to ? (
              <AppLink to={to} className={css.step}>
                {shown}
              </AppLink>
            ) : (
              <div className={css.step}>{shown}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
