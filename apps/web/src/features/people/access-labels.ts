import { modules, standingModules, type Module, type Permission } from '@talent-os/contracts/access/tables';
import { wordsOf } from '@talent-os/contracts/words';

/** What people call a hub. */
export const hubLabel = (hub: Module): string => (hub === 'health-tech' ? 'Health Tech' : wordsOf(hub));

/** The hubs among some modules, in the order of the product, as people call them. */
export const hubsInWords = (of: readonly Module[]): readonly string[] =>
  modules.filter((module) => of.includes(module) && !standingModules.includes(module)).map(hubLabel);

export const permissionLabel = (permission: Permission): string => wordsOf(permission);
