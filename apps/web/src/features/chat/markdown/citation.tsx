import { ownPath } from '@talent-os/contracts/navigation/own-path';
import type { Source } from '@talent-os/contracts/chat/parts';
import { AppLink } from '@/ui/button/app-link';
import css from './markdown.module.css';

type CitationProps = { readonly source: Source; readonly onFollow?: (() => void) | undefined };

/** The small number behind a statement: a link to the screen it comes from, where one shows it. */
export function Citation({ source: { number, label, link }, onFollow }: CitationProps) {
  const path = ownPath(link, location.origin);
  const name = `Source ${number}: ${label}`;
  return (
    <sup className={css.citation}>
      {path === undefined ? (
        <span role="note" aria-label={name} title={label}>
          {number}
        </span>
      ) : (
        <AppLink to={path} aria-label={name} title={label} onClick={onFollow}>
          {number}
        </AppLink>
      )}
    </sup>
  );
}
