import { demoRandom } from './ids.js';

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

  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list];
    for (let last = rest.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.random() * (last + 1));
      [rest[last], rest[other]] = [rest[other]!, rest[last]!];
    }
    return rest;
  }
}
