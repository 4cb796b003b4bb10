import type { Output } from '@talent-os/contracts/define';
import { overviewFigures } from '@talent-os/contracts/figures/talent';
import type { getTalentOverview } from '@talent-os/contracts/talent/overview';
import { count } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { Quiet } from '@/ui/display/quiet';
import css from './overview.module.css';

/** How many stand at each stage; each opens them. */
export function StageLine({ overview }: { readonly overview: Output<typeof getTalentOverview> }) {
  const { stages } = useFigures(overviewFigures, overview);
  const linkTo = useFigureLink();
  return (
    <ol className={css.line} aria-label="Recruit to Retire">
      {stages.map((stage) => {
        const to = linkTo(stage);
        const shown = (
          <>
            <span className={css.stage}>{stage.label}</span>
            <b className={css.count}>{count(stage.value ?? 0)}</b>
            <Quiet>{stage.scope}</Quiet>
          </>
        );
        return (
          <li key={stage.label}>
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
