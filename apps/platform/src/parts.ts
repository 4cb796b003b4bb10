import type { ServiceDefinition } from '@talent-os/service-kit';

type Load = () => Promise<{ definition: ServiceDefinition }>;

/** Every domain service, loaded only where it is hosted. The order is the order of starting. */
export const services: Record<string, Load> = {
  audit: () => import('@talent-os/audit'),
  identity: () => import('@talent-os/identity'),
  talent: () => import('@talent-os/talent'),
  sales: () => import('@talent-os/sales'),
  productivity: () => import('@talent-os/productivity'),
  healthcare: () => import('@talent-os/healthcare'),
  cyber: () => import('@talent-os/cyber'),
  intelligence: () => import('@talent-os/intelligence'),
  transcription: () => import('@talent-os/transcription'),
  chat: () => import('@talent-os/chat'),
};

const GATEWAY = 'gateway';
export type Target = { readonly services: readonly string[]; readonly gateway: boolean };

/** Reads `--target=all` or a comma list of names, such as `--target=gateway,identity`. */
export function targetOf(argv: readonly string[]): Target {
  const value = argv.find((argument) => argument.startsWith('--target='))?.slice('--target='.length) ?? 'all';
  if (value === 'all') return { services: Object.keys(services), gateway: true };
  const names = value.split(',').filter(Boolean);
  const unknown = names.filter((name) => name !== GATEWAY && !(name in services));
  if (unknown.length > 0 || names.length === 0)
    throw new Error(
      `--target takes "all" or any of: ${[GATEWAY, ...Object.keys(services)].join(', ')}${unknown.length > 0 ? `; unknown: ${unknown.join(', ')}` : ''}`,
    );
  return { services: Object.keys(services).filter((name) => names.includes(name)), gateway: names.includes(GATEWAY) };
}

export const load = (names: readonly string[]): Promise<ServiceDefinition[]> =>
  Promise.all(names.map(async (name) => (await services[name]!()).definition));
