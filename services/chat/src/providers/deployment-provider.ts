import { assistantHubs, phiPolicies } from '@talent-os/contracts/chat/providers.js';
import { z } from 'zod';
import type { Provider } from './provider.js';
import { isHealthHub } from './provider.rules.js';

/** The ledger's name for the model that the deployment pays for. */
const DEPLOYMENT_ID = '00000000-0000-7000-8000-00000000a001';
const LAST = 1_000;

const price = z.coerce.number<number>().int().min(0).optional();
const Settings = z.object({
  /** An OpenAI-compatible API that every organization without a provider of its own may use. */
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
  /** What each organization may spend there a month, in minor units; without it nothing limits it. */
  OPENAI_MONTHLY_BUDGET: price,
  /** Prices of a million tokens, in minor units: needed where there is a budget. */
  OPENAI_PROMPT_PRICE: price,
  OPENAI_COMPLETION_PRICE: price,
  /** Whether the deployment's agreement with the provider covers health information. */
  OPENAI_BAA: z.stringbool().default(false),
  /** What it may be sent of people; see `phiPolicies`. */
  OPENAI_PHI: z.enum(phiPolicies).default('placeholder'),
});

let known: { readonly provider: Provider | undefined } | undefined;

/** The model that this deployment offers everybody, read once: every question asks for it. */
export const sharedProvider = (): Provider | undefined => (known ??= { provider: deploymentProvider() }).provider;

/** The model an environment names for everybody; nothing where none is set. Throws where a variable is wrong. */
export function deploymentProvider(environment: NodeJS.ProcessEnv = process.env): Provider | undefined {
  const named = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = Settings.parse(named);
  // Hosts inside the own network often take any key, so an address alone is enough.
  const { OPENAI_API_KEY: key = named.OPENAI_BASE_URL ? 'none' : undefined } = settings;
  if (!key) return undefined;
  const maySeeHealth = settings.OPENAI_BAA && settings.OPENAI_PHI !== 'block';
  return {
    id: DEPLOYMENT_ID,
    name: settings.OPENAI_MODEL,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_MODEL,
    priority: LAST,
    monthlyBudget: settings.OPENAI_MONTHLY_BUDGET ?? null,
    roleBudgets: {},
    promptPrice: settings.OPENAI_PROMPT_PRICE ?? null,
    completionPrice: settings.OPENAI_COMPLETION_PRICE ?? null,
    allowedHubs: assistantHubs.filter((hub) => maySeeHealth || !isHealthHub(hub)),
    baaSigned: settings.OPENAI_BAA,
    phi: settings.OPENAI_PHI,
    version: 1,
    key: { plain: key },
    lastError: null,
    proven: true,
  };
}
