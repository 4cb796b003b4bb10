import {
  hubsOfIndustry,
  modules,
  standingModules,
  type Deployment,
  type Industry,
  type Module,
} from '@talent-os/contracts';

const appOf: Record<Industry, Deployment> = { SALES: 'sales-app', HEALTHCARE: 'healthcare-app', CYBER: 'cyber-app' };

export const deploymentOf = ([first, ...more]: readonly Industry[]): Deployment =>
  first && more.length === 0 ? appOf[first] : 'multi-industry';

/** Every module the industries of an organization have a use for. */
export function modulesOf(industries: readonly Industry[]): Module[] {
  const industrial = new Set(Object.values(hubsOfIndustry).flat());
  const mine = new Set(industries.flatMap((industry) => hubsOfIndustry[industry]));
  return modules.filter((module) => !standingModules.includes(module) && (!industrial.has(module) || mine.has(module)));
}
