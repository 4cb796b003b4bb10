import { UnstyledButton } from '@mantine/core';
import type { DatasetState } from '@talent-os/contracts/intelligence/datasets';
import { counted } from '@/lib/counted';
import { ago } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import css from './data.module.css';

type CatalogueProps = {
  readonly datasets: readonly DatasetState[];
  readonly chosen: DatasetState | undefined;
  readonly onChoose: (dataset: DatasetState['dataset']) => void;
};

const freshness = ({ readAt, rebuiltAt, facts }: DatasetState) =>
  rebuiltAt === null
    ? 'is being read for the first time'
    : `${counted(facts, 'rows')} · read ${readAt ? ago(readAt) : 'never'}`;

/** What can be asked of, how fresh it is, and what its fields mean. */
export const Catalogue = ({ datasets, chosen, onChoose }: CatalogueProps) => (
  <Card title="Datasets" description="Those whose rows you may see">
    {datasets.length === 0 ? (
      <EmptyState title="No datasets" text="None of the lists that datasets are made of is yours to read in full." />
    ) : (
      <ul className={css.datasets}>
        {datasets.map((one) => (
          <li key={one.dataset}>
            <UnstyledButton
              className={css.dataset ?? ''}
              aria-pressed={one.dataset === chosen?.dataset}
              onClick={() => onChoose(one.dataset)}
            >
              <b>{one.label}</b>
              <Quiet>{freshness(one)}</Quiet>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    )}
    {chosen && (
      <>
        <p className={css.note}>
          {chosen.one}. Its day: {chosen.day.charAt(0).toLowerCase() + chosen.day.slice(1)}.
        </p>
        <dl className={css.fields}>
          {chosen.fields.map(({ field, label, meaning }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {chosen.personal && <p className={css.note}>About single persons: groups of fewer than 5 are hidden.</p>}
      </>
    )}
  </Card>
);
