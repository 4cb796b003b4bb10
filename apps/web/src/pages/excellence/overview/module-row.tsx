import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { listExcellence } from '@talent-os/contracts/sales/excellence';
import { ANSWERS_NEEDED, excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import css from '../excellence.module.css';
import { changeText, dimensionLabel } from '../module-words';
import { Ruler } from '../ruler';

type Item = Output<typeof listExcellence>['items'][number];

/** How one module stands, and the way on. */
export function ModuleRow({ item }: { readonly item: Item }) {
  const { module, score, previousScore, n, weakest, left, openActions, assets, staleAssets, status } = item;
  const label = excellenceModules[module];
  const nothingYet = status === null && score === null;
  const action = left > 0 ? `Answer ${counted(left, 'questions')}` : nothingYet ? 'Open' : 'See why';
  return (
    <li>
      <div className={css.name}>
        <AppLink to={`/excellence/${module}`} className={css.link}>
          {label}
        </AppLink>
        <small>
          {openActions > 0 ? counted(openActions, 'open actions') : 'No open action'}
          {assets > 0 && ` · ${counted(assets, 'assets')}`}
          {staleAssets > 0 && `, ${staleAssets} stale`}
        </small>
      </div>
      {score === null ? (
        <span className={`${css.hidden} ${css.wide}`}>{opensAt(item)}</span>
      ) : (
        <Ruler label={`${label}: ${score} of 100`} score={score} before={previousScore} />
      )}
      <div>
        {score !== null && (
          <>
            <span className={css.score}>{score}</span>{' '}
            {previousScore !== null && (
              <span className={css.change} data-fell={score < previousScore || undefined}>
                {changeText(score, previousScore)}
              </span>
            )}
            <div className={css.note}>n = {n}</div>
          </>
        )}
      </div>
      <span className={css.note}>{weakest && `${dimensionLabel(module, weakest)} is weakest`}</span>
      <Button
        component={AppLink}
        to={left > 0 ? `/excellence/${module}/analysis?view=answer` : `/excellence/${module}`}
        variant={left > 0 ? 'filled' : 'default'}
        size="xs"
        aria-label={`${action}: ${label}`}
      >
        {action}
      </Button>
    </li>
  );
}

function opensAt({ status, answered }: Item): string {
  if (status === null) return 'No session yet';
  const isIn = `${answered} ${answered === 1 ? 'is' : 'are'} in`;
  return answered < ANSWERS_NEEDED ? `Opens at ${ANSWERS_NEEDED} answers, ${isIn}` : `Ready to be analyzed, ${isIn}`;
}
