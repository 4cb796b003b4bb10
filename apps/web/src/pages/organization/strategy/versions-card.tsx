import { useQuery } from '@tanstack/react-query';
import { listStrategies } from '@talent-os/contracts/identity/strategy';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from './strategy.module.css';

/** What was published when, by whom. */
export function VersionsCard({ number }: { readonly number: number }) {
  const versions = useQuery(query(listStrategies, {}));
  const { momentOf } = useFormat();
  return (
    <Card title="Versions">
      <Loaded query={versions} skeletons={2}>
        {({ items }) => (
          <ul className={css.versions}>
            {items.map((one) => (
              <li key={one.number}>
                <details>
                  <summary>
                    <b>Version {one.number}</b>
                    <span>
                      {momentOf(one.publishedAt)}
                      {one.publishedByName && ` · ${one.publishedByName}`}
                      {one.number === number && ' · in force'}
                    </span>
                  </summary>
                  <p>{one.mission}</p>
                  <ul>
                    {one.pillars.map(({ id, name }) => (
                      <li key={id}>{name}</li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
