import { MarketplaceDashboard } from '@/features/marketplace/marketplace-dashboard';

export function Component() {
  return <MarketplaceDashboard industry="SALES" />;
}
