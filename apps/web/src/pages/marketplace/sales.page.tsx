import { MarketplaceDashboard } from './marketplace-dashboard';

export function Component() {
  return <MarketplaceDashboard industry="SALES" />;
}
