import type { Output } from '@talent-os/contracts/define';
import { assistantHubs } from '@talent-os/contracts/chat/providers';
import type { listPrompts } from '@talent-os/contracts/chat/prompts';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { chatContexts } from '@talent-os/contracts/navigation/chat-context';

export type Prompt = Output<typeof listPrompts>['items'][number];
export type Version = Prompt['versions'][number];

export type Hub = Prompt['hub'];

/** Two hubs share the product's name. */
const names: Readonly<Partial<Record<Hub, string>>> = { dashboard: 'Dashboard', general: 'General' };

export const hubName = (hub: Hub): string => names[hub] ?? textsOf(hub).title;
/** A hub by the name it has in an address. */
export const hubNamed = (name: string | undefined): Hub | undefined => assistantHubs.find((hub) => hub === name);
export const hubChoices = assistantHubs.map((value) => ({ value, label: hubName(value) }));

/** Pages of a hub that can have a prompt of their own. */
export const pagesOf = (hub: string): readonly string[] => [
  ...new Set(Object.values(chatContexts).flatMap((row) => (row.hub === hub ? [row.page] : []))),
];

export const activeOf = ({ versions }: Prompt): Version | undefined =>
  versions.find(({ status }) => status === 'active');

/** Where a prompt applies, in words. */
export const placeOf = ({ hub, pageContext }: Pick<Prompt, 'hub' | 'pageContext'>): string =>
  pageContext ? `${hubName(hub)}, ${pageContext}` : hubName(hub);
