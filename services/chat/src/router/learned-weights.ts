import type { Features } from './features.js';

export type Sample = { readonly features: Features; readonly label: number };

const ROUNDS = 15;
const FIRST_STEP = 2;
const SLOWING = 0.15;
/** Keeps weights of rare features small. */
const DECAY = 1e-4;

/** The features that are known, by their numbers, with how much there is of each. */
type Known = { readonly ids: Int32Array; readonly amounts: Float64Array };

/**
 * How much each feature of a sentence speaks for each of some labels, learned from samples: multinomial logistic
 * regression by stochastic gradient descent, in an order that is always the same. A few thousand samples take tenths of a
 * second, and choosing microseconds.
 */
export class LearnedWeights {
  private readonly ids = new Map<string, number>();
  private readonly weights: Float64Array;
  private readonly bias: Float64Array;

  constructor(
    samples: readonly Sample[],
    private readonly labels: number,
  ) {
    for (const { features } of samples)
      for (const [feature] of features) if (!this.ids.has(feature)) this.ids.set(feature, this.ids.size);
    this.weights = new Float64Array(this.ids.size * labels);
    this.bias = new Float64Array(labels);
    const known = samples.map(({ features, label }) => ({ known: this.knownOf(features), label }));
    const order = shuffled(samples.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = FIRST_STEP / (1 + SLOWING * round);
      for (let at = 0; at < order.length; at += 1) {
        const sample = known[order[(at + round * 7) % order.length]!]!;
        this.learn(sample.known, sample.label, step);
      }
    }
  }

  /** How likely each label is; together 1. */
  likelihoods(features: Features): Float64Array {
    return this.likelihoodsOf(this.knownOf(features));
  }

  private knownOf(features: Features): Known {
    const known = features.filter(([feature]) => this.ids.has(feature));
    return {
      ids: Int32Array.from(known, ([feature]) => this.ids.get(feature)!),
      amounts: Float64Array.from(known, ([, amount]) => amount),
    };
  }

  private likelihoodsOf({ ids, amounts }: Known): Float64Array {
    const { labels, weights } = this;
    const sums = this.bias.slice();
    for (let at = 0; at < ids.length; at += 1) {
      const from = ids[at]! * labels;
      const amount = amounts[at]!;
      for (let label = 0; label < labels; label += 1) sums[label]! += weights[from + label]! * amount;
    }
    let most = -Infinity;
    for (let label = 0; label < labels; label += 1) most = Math.max(most, sums[label]!);
    let total = 0;
    for (let label = 0; label < labels; label += 1) {
      sums[label] = Math.exp(sums[label]! - most);
      total += sums[label]!;
    }
    for (let label = 0; label < labels; label += 1) sums[label]! /= total;
    return sums;
  }

  private learn(known: Known, label: number, step: number): void {
    const { labels, weights, bias } = this;
    const { ids, amounts } = known;
    const error = this.likelihoodsOf(known);
    error[label]! -= 1;
    for (let other = 0; other < labels; other += 1) bias[other]! -= 0.1 * step * error[other]!;
    for (let at = 0; at < ids.length; at += 1) {
      const from = ids[at]! * labels;
      const amount = amounts[at]!;
      for (let other = 0; other < labels; other += 1) {
        const weight = weights[from + other]!;
        weights[from + other] = weight - step * (error[other]! * amount + DECAY * weight);
      }
    }
  }
}

/** The numbers below a limit in an order without pattern, the same every time. */
function shuffled(limit: number): number[] {
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % most;
  };
  const order = Array.from({ length: limit }, (_, index) => index);
  for (let at = limit - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
