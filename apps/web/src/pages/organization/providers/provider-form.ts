import { roles, roleTable, type Role } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { assistantHubs, healthHubs, type listProviders, type PhiPolicy } from '@talent-os/contracts/chat/providers';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { minorOf, typedOf } from '@/lib/amounts';

export type Provider = Output<typeof listProviders>['items'][number];
type Hub = Provider['allowedHubs'][number];

/** A provider as the form holds it: amounts as typed, an empty key where it stays as it is. */
export type ProviderValues = {
  name: string;
  baseUrl: string;
  model: string;
  key: string;
  monthlyBudget: number | string;
  /** Empty where a role has no budget of its own. */
  roleBudgets: Record<Role, number | string>;
  promptPrice: number | string;
  completionPrice: number | string;
  allowedHubs: Hub[];
  baaSigned: boolean;
  phi: PhiPolicy;
};

const isHealth = (hub: Hub) => healthHubs.includes(hub);

const byRole = <T>(value: (role: Role) => T) =>
  Object.fromEntries(roles.map((role) => [role, value(role)])) as Record<Role, T>;

export const emptyProvider = (): ProviderValues => ({
  name: '',
  baseUrl: '',
  model: '',
  key: '',
  monthlyBudget: '',
  roleBudgets: byRole(() => ''),
  promptPrice: '',
  completionPrice: '',
  allowedHubs: assistantHubs.filter((hub) => !isHealth(hub)),
  baaSigned: false,
  phi: 'placeholder',
});

export const valuesOf = (provider: Provider, currency: string): ProviderValues => ({
  name: provider.name,
  baseUrl: provider.baseUrl,
  model: provider.model,
  key: '',
  monthlyBudget: typedOf(provider.monthlyBudget, currency),
  roleBudgets: byRole((role) => {
    const budget = provider.roleBudgets[role];
    return budget === undefined ? '' : typedOf(budget, currency);
  }),
  promptPrice: typedOf(provider.promptPrice, currency),
  completionPrice: typedOf(provider.completionPrice, currency),
  allowedHubs: [...provider.allowedHubs],
  baaSigned: provider.baaSigned,
  phi: provider.phi,
});

/** What the operations take of the form; the key apart, because it is not always sent. */
export const fieldsOf = (values: ProviderValues, currency: string) => ({
  name: values.name,
  baseUrl: values.baseUrl,
  model: values.model,
  allowedHubs: values.allowedHubs,
  baaSigned: values.baaSigned,
  phi: values.phi,
  monthlyBudget: minorOf(values.monthlyBudget, currency),
  roleBudgets: Object.fromEntries(
    roles.flatMap((role) => {
      const typed = values.roleBudgets[role];
      return typed === '' ? [] : [[role, minorOf(typed, currency)]];
    }),
  ),
  promptPrice: minorOf(values.promptPrice, currency),
  completionPrice: minorOf(values.completionPrice, currency),
});

/** A change of a stored provider: everything as it is, but for what is named. */
export const withChanges = (provider: Provider, changes: Partial<Pick<Provider, 'priority' | 'enabled'>>) => ({
  providerId: provider.id,
  version: provider.version,
  name: provider.name,
  baseUrl: provider.baseUrl,
  model: provider.model,
  priority: provider.priority,
  monthlyBudget: provider.monthlyBudget,
  roleBudgets: provider.roleBudgets,
  promptPrice: provider.promptPrice,
  completionPrice: provider.completionPrice,
  allowedHubs: provider.allowedHubs,
  baaSigned: provider.baaSigned,
  phi: provider.phi,
  enabled: provider.enabled,
  ...changes,
});

type Rights = Pick<ProviderValues, 'baaSigned' | 'phi'>;

/** Whether hubs with health information may be chosen: an agreement is signed, and what is personal may be sent. */
export const maySeeHealth = ({ baaSigned, phi }: Rights): boolean => baaSigned && phi !== 'block';

/** Hubs to choose from. */
export const hubChoices = (rights: Rights) =>
  assistantHubs.map((hub) => ({ value: hub, label: hubName(hub), disabled: isHealth(hub) && !maySeeHealth(rights) }));

export const withoutHealth = (hubs: readonly Hub[]): Hub[] => hubs.filter((hub) => !isHealth(hub));

/** Two hubs share the product's name. */
const names: Readonly<Partial<Record<Hub, string>>> = { dashboard: 'Dashboard', general: 'Everywhere else' };

export const hubName = (hub: Hub): string => names[hub] ?? textsOf(hub).title;

/** `Recruiter $5.00`, and so on; nothing where no role has a budget of its own. */
export const roleBudgetsInWords = ({ roleBudgets }: Provider, money: (minor: number) => string): string | null =>
  roles
    .flatMap((role) => (roleBudgets[role] === undefined ? [] : `${roleTable[role].label} ${money(roleBudgets[role])}`))
    .join(', ') || null;

/** `All hubs`, or their names. */
export const hubsInWords = (hubs: readonly Hub[]): string =>
  hubs.length === assistantHubs.length ? 'All hubs' : hubs.map(hubName).join(', ');
