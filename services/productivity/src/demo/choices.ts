import { demoRandom } from '@talent-os/service-kit';

/** Repeatable choices for one part of the demo data. */
export class Choices {
  private readonly random: () => number;

  constructor(...words: readonly string[]) {
    this.random = demoRandom(words.join('/'));
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }
}
