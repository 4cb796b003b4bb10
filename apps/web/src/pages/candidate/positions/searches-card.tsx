import { useQuery } from '@tanstack/react-query';
import { listPositionSearches } from '@talent-os/contracts/talent/position-searches';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { SearchRow } from './search-row';

/** Searches I keep; nothing where I keep none. */
export function SearchesCard() {
  const { data } = useQuery(query(listPositionSearches, {}));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Saved searches" flush>
      <ul className={rows.rows} aria-label="Saved searches">
        {data.items.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </Card>
  );
}
