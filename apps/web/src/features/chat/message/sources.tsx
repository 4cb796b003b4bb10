import { ownPath } from '@talent-os/contracts/navigation/own-path';
import type { Source } from '@talent-os/contracts/chat/parts';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import css from './message.module.css';

type SourcesProps = { readonly sources: readonly Source[]; readonly onFollow?: () => void };

/** Where the statements come from: each leads to the screen that shows the same. */
export function Sources({ sources, onFollow }: SourcesProps) {
  const reachable = useReachable();
  const { momentOf } = useFormat();
  return (
    <ul className={css.sources} aria-label="Sources">
      {sources.map(({ number, label, link, asOf }) => {
        const path = ownPath(link, location.origin);
        const to = path && reachable(path);
        const title = `As of ${momentOf(asOf)}`;
        const face = (
          <>
            <span className={css.number}>{number}</span>
            {label}
          </>
        );
        return (
          <li key={number}>
            {to ? (
              <AppLink to={to} className={css.source} title={title} onClick={onFollow}>
                {face}
              </AppLink>
            ) : (
              <span className={css.source} title={title}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
