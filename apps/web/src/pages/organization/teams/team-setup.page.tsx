import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getTeamTree } from '@talent-os/contracts/identity/team-setup';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { TeamPanel } from './team-panel';
import { TeamTree } from './team-tree';
import css from './teams.module.css';

const CreateTeam = lazyPart(async () => (await import('./create-team')).CreateTeam);
const ImportRows = lazyPart(async () => (await import('./import-rows')).ImportRows);

/** Who works with whom, who leads, and which seats are vacant. */
export function Component() {
  const teams = useQuery(query(getTeamTree, {}));
  const [params, change] = useViewParams();
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  const items = teams.data?.items ?? [];
  const chosen = items.find(({ id }) => id === params.get('team'));
  const choose = (team?: string) => change({ team }, { replace: true });
  const importButton = (
    <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setOpen('import')}>
      Import CSV
    </Button>
  );
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('create')}>
      Add team
    </Button>
  );
  return (
    <Page
      title="Teams"
      description="One circle is one seat. Drag a team by its handle, or move it from its menu."
      loading={teams}
      skeletons={4}
      actions={
        items.length > 0 && (
          <>
            {importButton}
            {addButton}
          </>
        )
      }
    >
      {teams.data && items.length === 0 && (
        <Card>
          <EmptyState
            title="No teams yet"
            text="Add the first one, or bring all of them in a file."
            action={
              <>
                {addButton} {importButton}
              </>
            }
          />
        </Card>
      )}
      {teams.data && items.length > 0 && (
        <div className={css.columns} data-beside={chosen !== undefined}>
          <TeamTree teams={teams.data} chosen={chosen?.id} onChoose={choose} />
          {chosen && (
            <TeamPanel key={chosen.id} team={chosen} teams={items} onChoose={choose} onClose={() => choose()} />
          )}
        </div>
      )}
      {open === 'create' && <CreateTeam teams={items} under={chosen?.id ?? null} onClose={close} />}
      {open === 'import' && <ImportRows onClose={close} />}
    </Page>
  );
}
