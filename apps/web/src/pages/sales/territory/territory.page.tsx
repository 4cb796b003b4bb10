import { useSearchParams } from 'react-router-dom';
import { TerritoriesPage } from './territories-page';
import { TerritoryPage } from './territory-page';

/** All territories, or the accounts of one: `?territory=…`. */
export function Component() {
  const [params] = useSearchParams();
  const territoryId = params.get('territory');
  return territoryId ? <TerritoryPage key={territoryId} territoryId={territoryId} /> : <TerritoriesPage />;
}
