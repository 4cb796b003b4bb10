import type { WinRate } from '@talent-os/contracts/sales/battlecard-shapes.js';

/** Quantile of the normal distribution that leaves one in ten on each side. */
const Z = 1.2815515655446004;

/** A win rate with the interval the true rate lies in eight times in ten, by Wilson: it holds for few deals as well. */
export function winRateOf(won: number, closed: number): WinRate {
  if (closed === 0) return { won, closed, rate: null, low: null, high: null };
  const share = won / closed;
  const spread = (Z * Z) / closed;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / closed + spread / (4 * closed))) / (1 + spread);
  return {
    won,
    closed,
    rate: Math.round(100 * share),
    low: Math.max(0, Math.round(100 * (middle - half))),
    high: Math.min(100, Math.round(100 * (middle + half))),
  };
}
