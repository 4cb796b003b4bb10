import type { Output } from '@talent-os/contracts/define';
import { assistantHubs, healthHubs, type listProviders } from '@talent-os/contracts/chat/providers';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { minorOf, typedOf } from '../../../lib/amounts';

export type Provider = Output<typeof listProviders>['items'][number];
type Hub = Provider['allowedHubs'][number];

/** A provider as the form holds it: amounts as typed, an empty key where it stays as it is. */
export type ProviderValues = {
  name: string;
  baseUrl: string;
  model: string;
  key: string;
  monthlyBudget: number | string;
  promptPrice: number | string;
  completionPrice: number | string;
  allowedHubs: Hub[];
  baaSigned: boolean;
};

const isHealth = (hub: Hub) => healthHubs.includes(hub);

export const emptyProvider = (): ProviderValues => ({
  name: '',
  baseUrl: '',
  model: '',
  key: '',
  monthlyBudget: '',
  promptPrice: '',
  completionPrice: '',
  allowedHubs: assistantHubs.filter((hub) => !isHealth(hub)),
  baaSigned: false,
});

export const valuesOf = (provider: Provider, currency: string): ProviderValues => ({
  name: provider.name,
  baseUrl: provider.baseUrl,
  model: provider.model,
  key: '',
  monthlyBudget: typedOf(provider.monthlyBudget, currency),
  promptPrice: typedOf(provider.promptPrice, currency),
  completionPrice: typedOf(provider.completionPrice, currency),
  allowedHubs: [...provider.allowedHubs],
  baaSigned: provider.baaSigned,
});

/** What the operations take of the form; the key apart, because it is not always sent. */
export const fieldsOf = (values: ProviderValues, currency: string) => ({
  name: values.name,
  baseUrl: values.baseUrl,
  model: values.model,
  allowedHubs: values.allowedHubs,
  baaSigned: values.baaSigned,
  monthlyBudget: minorOf(values.monthlyBudget, currency),
  promptPrice: minorOf(values.promptPrice, currency),
  completionPrice: minorOf(values.completionPrice, currency),
});

/** A change of a stored provider: everything as it is, but for what is named. */
export const changed = (provider: Provider, changes: Partial<Pick<Provider, 'priority' | 'enabled'>>) => ({
  providerId: provider.id,
  version: provider.version,
  name: provider.name,
  baseUrl: provider.baseUrl,
  model: provider.model,
  priority: provider.priority,
  monthlyBudget: provider.monthlyBudget,
  promptPrice: provider.promptPrice,
  completionPrice: provider.completionPrice,
  allowedHubs: provider.allowedHubs,
  baaSigned: provider.baaSigned,
  enabled: provider.enabled,
  ...changes,
});

/** Hubs to choose from; those with health information only once an agreement is signed. */
export const hubChoices = (baaSigned: boolean) =>
  assistantHubs.map((hub) => ({ value: hub, label: hubName(hub), disabled: isHealth(hub) && !baaSigned }));

export const withoutHealth = (hubs: readonly Hub[]): Hub[] => hubs.filter((hub) => !isHealth(hub));

/** Two hubs share the product's name. */
const names: Readonly<Partial<Record<Hub, string>>> = { dashboard: 'Dashboard', general: 'Everywhere else' };

export const hubName = (hub: Hub): string => names[hub] ?? textsOf(hub).title;

/** `All hubs`, or their names. */
export const hubsInWords = (hubs: readonly Hub[]): string =>
  hubs.length === assistantHubs.length ? 'All hubs' : hubs.map(hubName).join(', ');
