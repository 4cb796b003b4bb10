import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listExcellence, startExcellence } from '@talent-os/contracts/sales/excellence';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import css from '../excellence.module.css';
import { ModuleRow } from './module-row';
import { weakestFirst } from './order.rules';

/** The eight modules on one line each, the weakest first. */
export function Component() {
  const read = useQuery(query(listExcellence, {}));
  const manages = useMay(startExcellence);
  const items = read.data?.items ?? [];
  const start = manages && (
    <Button component={AppLink} to="/excellence/get-started">
      Get started
    </Button>
  );
  const none = read.data !== undefined && items.every(({ status, score }) => status === null && score === null);
  return (
    <Page
      title="Excellence"
      description="What sellers say and what the numbers say, module by module."
      actions={none ? undefined : start}
      loading={read}
      skeletons={4}
    >
      {none && (
        <Card>
          <EmptyState
            title="No analysis yet"
            text="A module is analyzed once five people have answered."
            action={start}
          />
        </Card>
      )}
      <Card title="Eight modules, weakest first" description="Marked: under 50. Ring: the analysis before." flush>
        <ul className={css.modules} aria-label="Modules">
          {weakestFirst(items).map((item) => (
            <ModuleRow key={item.module} item={item} />
          ))}
        </ul>
      </Card>
    </Page>
  );
}
