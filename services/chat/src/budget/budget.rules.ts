import type { Role } from '@talent-os/contracts';

/** Prices of a million tokens, in minor units; null where nobody said. */
type Prices = { readonly promptPrice: number | null; readonly completionPrice: number | null };
/** Minor units a calendar month, by role. A role without one is limited by the provider's budget alone. */
export type RoleBudgets = Readonly<Partial<Record<Role, number>>>;
/** What a provider may cost: `monthlyBudget` in minor units a calendar month, null where nothing limits it. */
export type Tariff = Prices & { readonly monthlyBudget: number | null };
export type Tokens = { readonly promptTokens: number; readonly completionTokens: number };

/**
 * Costs are kept in millionths of a minor unit, which is what one token costs at a price of one: single answers cost
 * fractions of a cent, and rounding each of them would bill a multiple, or nothing.
 */
export const MICRO = 1_000_000;
/** Highest price taken, in minor units a million tokens: costs stay exact integers below it. */
export const HIGHEST_PRICE = 100_000_000;

/** What tokens cost, in millionths of a minor unit. Nothing is charged where there is no price. */
export const costOf = ({ promptTokens, completionTokens }: Tokens, { promptPrice, completionPrice }: Prices): number =>
  promptTokens * (promptPrice ?? 0) + completionTokens * (completionPrice ?? 0);

/** Whether a provider may be asked at all: a budget without honest prices would never be used up. */
export function isPriced({ monthlyBudget, promptPrice, completionPrice }: Tariff): boolean {
  if (monthlyBudget === null) return true;
  return [promptPrice, completionPrice].every(
    (price) => price !== null && Number.isSafeInteger(price) && price >= 0 && price <= HIGHEST_PRICE,
  );
}

/** Minor units as people read them: what has been begun counts. */
export const inMinorUnits = (micro: number): number => Math.ceil(micro / MICRO);

/** The calendar month, in UTC, that a cost belongs to: its first day. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

const LETTERS_PER_TOKEN = 4;

/** Tokens of a text where nobody counted them: characters by four, rounded up. */
export const estimatedTokens = (letters: number): number => Math.ceil(letters / LETTERS_PER_TOKEN);
