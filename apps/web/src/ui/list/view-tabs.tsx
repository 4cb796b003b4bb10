import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { changeView, type SavedView } from '@talent-os/contracts/identity/views';
import clsx from 'clsx';
import { useState } from 'react';
import { numberFormat } from '@/lib/intl';
import type { Total } from '@/lib/total';
import type { ListHandle } from '@/lib/use-list-params';
import { useCommand } from '@/lib/use-command';
import { changedInWords } from '@/lib/view-state';
import { lazyPart } from '../loading/lazy-part';
import type { Views } from './use-views';
import { useViewCounts } from './use-view-counts';
import css from './view-tabs.module.css';

const ViewDialog = lazyPart(async () => (await import('./view-dialog')).ViewDialog);
const ViewMenu = lazyPart(async () => (await import('./view-menu')).ViewMenu);

type ViewTabsProps = {
  readonly list: ListHandle;
  /** What the rows are called: the tab of the list itself. */
  readonly label: string;
  readonly views: Views;
  /** How many rows the list has as it stands; nothing while they are on their way. */
  readonly total: Total | undefined;
  /** Within a card. */
  readonly framed: boolean;
};

const short = ({ total, more }: Total): string => `${numberFormat({}).format(total)}${more ? '+' : ''}`;

/** The views of a list as tabs with their counts, what has changed in the open one, and what can be done about it. */
export function ViewTabs({ list, label, views, total, framed }: ViewTabsProps) {
  const counts = useViewCounts(list, views.views, total !== undefined && views.loaded);
  const [naming, setNaming] = useState(false);
  const { open, changed } = views;
  const title = `${label[0]?.toUpperCase() ?? ''}${label.slice(1)}`;
  const countOf = (view: SavedView | undefined) =>
    view?.id === open?.id && changed.every((part) => part !== 'filters')
      ? (total ?? counts.get(view?.id))
      : counts.get(view?.id);
  return (
    <div className={clsx(css.strip, framed && css.framed)} data-views>
      <nav className={css.tabs} aria-label={`Views of ${label}`}>
        {[undefined, ...views.views].map((view) => {
          const count = countOf(view);
          const current = view?.id === open?.id;
          return (
            <button
              key={view?.id ?? ''}
              type="button"
              className={css.tab}
              aria-current={current || undefined}
              title={view && !view.mine ? `Shared by ${view.ownerName}` : undefined}
              onClick={() => views.show(view)}
            >
              {view?.shared && <IconUsers size={15} aria-label="Shared with the team" />}
              {view?.name ?? title}
              {count && <span className={css.count}>{short(count)}</span>}
              {current && changed.length > 0 && <span className={css.dot} role="img" aria-label="Changed" />}
            </button>
          );
        })}
      </nav>
      <div className={css.tools}>
        {changed.length > 0 && <ChangedTools views={views} onSaveAs={() => setNaming(true)} />}
        {open && <ViewMenu views={views} view={open} list={list} />}
        {changed.length === 0 && views.loaded && (
          <ActionIcon variant="subtle" color="gray" aria-label="Save as new view" onClick={() => setNaming(true)}>
            <IconPlus size={16} />
          </ActionIcon>
        )}
      </div>
      {naming && <ViewDialog list={list} views={views} onClose={() => setNaming(false)} />}
    </div>
  );
}

function ChangedTools({ views, onSaveAs }: { readonly views: Views; readonly onSaveAs: () => void }) {
  const { open, changed, state } = views;
  const save = useCommand(changeView, { done: ({ name }) => `${name} saved` });
  return (
    <>
      <span className={css.changed} aria-live="polite">
        {changedInWords(changed)}
      </span>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => views.show(open)}>
        Reset
      </Button>
      {open?.mine && (
        <Button
          variant="default"
          size="compact-sm"
          loading={save.loading}
          onClick={() => save.mutate({ viewId: open.id, version: open.version, state })}
        >
          Save
        </Button>
      )}
      {views.loaded && (
        <Button variant="default" size="compact-sm" onClick={onSaveAs}>
          Save as new…
        </Button>
      )}
    </>
  );
}
