import { MarketplaceDashboard } from '@/features/marketplace/marketplace-dashboard';
import { ThreatIntelligence } from './threat-intelligence';

export function Component() {
  return (
    <MarketplaceDashboard industry="CYBER">
      <ThreatIntelligence />
    </MarketplaceDashboard>
  );
}
