import type { Ctx } from '@talent-os/service-kit';
import { inMinorUnits, monthOf } from '../budget/budget.rules.js';
import { sharedProvider } from './deployment-provider.js';
import type { Provider } from './provider.js';
import { statusOf, type AssistantHub } from './provider.rules.js';

type ProviderRow = Omit<Provider, 'key'> & { readonly sealedKey: string; readonly keyVersion: number };

const COLUMNS = `p.id, p.name, p.base_url as "baseUrl", p.model, p.priority, p.monthly_budget as "monthlyBudget",
  p.role_budgets as "roleBudgets", p.prompt_price as "promptPrice", p.completion_price as "completionPrice", p.allowed_hubs as "allowedHubs",
  p.baa_signed as "baaSigned", p.phi, p.version, p.last_error as "lastError",
  p.last_ok_at is not null as proven`;

/** The models that are switched on, in order of use: the organization's own, then the deployment's. */
export async function enabledProviders(ctx: Ctx): Promise<Provider[]> {
  const rows = await ctx.db.read<ProviderRow>(
    `select ${COLUMNS}, p.sealed_key as "sealedKey", p.key_version as "keyVersion" from chat.llm_provider p
     where p.organization_id = $1 and p.enabled order by p.priority, p.created_at`,
  );
  const shared = sharedProvider();
  return [...rows.map(asProvider), ...(shared ? [shared] : [])];
}

/** One provider of the organization, switched on or not. */
export async function providerById(ctx: Ctx, providerId: string): Promise<Provider | undefined> {
  const row = await ctx.db.readOne<ProviderRow>(
    `select ${COLUMNS}, p.sealed_key as "sealedKey", p.key_version as "keyVersion" from chat.llm_provider p
     where p.organization_id = $1 and p.id = $2`,
    [providerId],
  );
  return row && asProvider(row);
}

const asProvider = ({ sealedKey, keyVersion, ...row }: ProviderRow): Provider => ({
  ...row,
  key: { sealed: sealedKey, version: keyVersion },
});

type ProviderListRow = Omit<ProviderRow, 'sealedKey' | 'keyVersion'> & {
  readonly allowedHubs: readonly AssistantHub[];
  readonly monthlyBudget: number;
  readonly promptPrice: number;
  readonly completionPrice: number;
  readonly enabled: boolean;
  readonly keyEnding: string | null;
  readonly spentMicro: number;
  readonly latencyMs: number | null;
};

/** Providers as administrators see them, all or one: with this month's spend and the median of the last hundred first tokens. */
export async function shownProviders(ctx: Ctx, providerId: string | null = null) {
  const rows = await ctx.db.read<ProviderListRow>(
    `select ${COLUMNS}, p.enabled, p.key_ending as "keyEnding",
       coalesce(m.spent, 0) as "spentMicro", latest.ms as "latencyMs"
     from chat.llm_provider p
     left join chat.provider_month m
       on m.organization_id = $1 and m.provider_id = p.id and m.month = $3 and m.role = ''
     left join lateral (
       select round(percentile_cont(0.5) within group (order by e.first_token_ms))::int as ms
       from (select first_token_ms from chat.usage_entry
             where organization_id = $1 and provider_id = p.id and first_token_ms is not null
             order by created_at desc limit 100) e) latest on true
     where p.organization_id = $1 and ($2::uuid is null or p.id = $2)
     order by p.priority, p.created_at`,
    [providerId, monthOf(ctx.now)],
  );
  return rows.map(({ spentMicro, proven, ...row }) => {
    const spent = inMinorUnits(spentMicro);
    return { ...row, spent, status: statusOf({ ...row, spent, proven }) } as const;
  });
}
