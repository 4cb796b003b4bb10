import type { Features } from './features.js';

export type Sample = { readonly features: Features; readonly label: number };

const ROUNDS = 15;
const FIRST_STEP = 2;
const SLOWING = 0.15;
/** Keeps weights of rare features small. */
const DECAY = 1e-4;

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
    const order = shuffled(samples.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = FIRST_STEP / (1 + SLOWING * round);
      for (let at = 0; at < order.length; at += 1) this.learn(samples[order[(at + round * 7) % order.length]!]!, step);
    }
  }

  /** How likely each label is; together 1. */
  likelihoods(features: Features): Float64Array {
    const sums = this.bias.slice();
    for (const [feature, amount] of features) {
      const id = this.ids.get(feature);
      if (id === undefined) continue;
      const from = id * this.labels;
      for (let label = 0; label < this.labels; label += 1) sums[label]! += this.weights[from + label]! * amount;
    }
    const most = sums.reduce((a, b) => Math.max(a, b), -Infinity);
    let total = 0;
    for (let label = 0; label < this.labels; label += 1) {
      sums[label] = Math.exp(sums[label]! - most);
      total += sums[label]!;
    }
    return sums.map((sum) => sum / total);
  }

  private learn({ features, label }: Sample, step: number): void {
    const error = this.likelihoods(features);
    error[label]! -= 1;
    for (let other = 0; other < this.labels; other += 1) this.bias[other]! -= 0.1 * step * error[other]!;
    for (const [feature, amount] of features) {
      const from = this.ids.get(feature)! * this.labels;
      for (let other = 0; other < this.labels; other += 1) {
        const weight = this.weights[from + other]!;
        this.weights[from + other] = weight - step * (error[other]! * amount + DECAY * weight);
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
