import { roleTable, type Audience, type Industry } from '@talent-os/contracts';
import {
  demoApplicants,
  demoId,
  demoPeople,
  demoRandom,
  type DemoOrganization,
  type DemoPerson,
  type TenantEntity,
} from '@talent-os/service-kit';
import { cyber } from './cyber.data.js';
import type { IndustryData } from './family.js';
import { healthcare } from './healthcare.data.js';
import { sales } from './sales.data.js';

/** A row as a seed gives it: the entity's own columns, and id and age where it matters. */
export type SeedRow<E extends TenantEntity> = Omit<E, keyof TenantEntity> & {
  readonly id?: string;
  readonly createdAt?: Date;
};

export const industryData: Record<Industry, IndustryData> = { SALES: sales, HEALTHCARE: healthcare, CYBER: cyber };

/** Days an employee has been here before internal mobility opens. */
const TENURE = 180;

const locations: Record<string, readonly string[]> = {
  meridian: ['New York', 'Boston', 'Philadelphia', 'Atlanta', 'Chicago', 'Raleigh', 'Tampa'],
  harbor: ['Harbor Main, Chicago', 'Harbor North, Evanston', 'Harbor Lakeside, Milwaukee'],
  sentinel: ['Berlin', 'Munich', 'Hamburg'],
  northwind: ['Seattle', 'Portland', 'Los Angeles', 'San Diego'],
};

/** One demo organization as the seeds see it: who works there, where, and dice that fall the same way every time. */
export class World {
  readonly people: readonly DemoPerson[];
  /** People from outside who have applied. */
  readonly applicants: readonly DemoPerson[];
  readonly locations: readonly string[];
  /** The organization with all industries is shown in depth, the others in outline. */
  readonly large: boolean;

  constructor(
    readonly organization: DemoOrganization,
    readonly now: Date,
  ) {
    this.people = demoPeople(organization);
    this.applicants = demoApplicants(organization);
    this.locations = locations[organization.slug]!;
    this.large = organization.industries.length > 1;
  }

  id(...words: readonly string[]): string {
    return demoId('talent', this.organization.slug, ...words);
  }

  skillId(code: string): string {
    return this.id('skill', code);
  }

  dice(topic: string): Dice {
    return new Dice(`${this.organization.slug}/talent/${topic}`, this.now);
  }

  /** Everybody of an audience who works in an industry; administrators where there is nobody. */
  who(industry: Industry, audience: Audience): readonly DemoPerson[] {
    const found = this.people.filter((person) =>
      person.roles.some((held) => held.industry === industry && roleTable[held.role].audiences.includes(audience)),
    );
    return found.length > 0 ? found : this.people.slice(0, 1);
  }

  /** The person with this mailbox if they work here, else the first of the others. */
  preferred(mailbox: string, others: readonly DemoPerson[]): DemoPerson {
    return others.find((person) => person.email.startsWith(`${mailbox}@`)) ?? others[0]!;
  }

  /** Whether a person works here only as an applicant. */
  isCandidate(held: DemoPerson['roles']): boolean {
    return held.every(({ role }) => roleTable[role].audiences.includes('candidate'));
  }

  /** Professionals who have been here long enough to move. */
  movers(industry: Industry): readonly DemoPerson[] {
    return this.who(industry, 'professional').filter((person) => person.tenureDays >= TENURE);
  }
}

export class Dice {
  private readonly random: () => number;

  constructor(
    seed: string,
    private readonly now: Date,
  ) {
    this.random = demoRandom(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  /** Some of a list, in its own order. */
  some<T>(list: readonly T[], count: number): T[] {
    const ranked = list
      .map((item, index) => ({ item, index, rank: this.random() }))
      .toSorted((a, b) => a.rank - b.rank);
    return ranked
      .slice(0, count)
      .toSorted((a, b) => a.index - b.index)
      .map(({ item }) => item);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** An instant after `from` and before now. */
  since(from: Date): Date {
    return new Date(from.getTime() + (0.05 + 0.9 * this.random()) * (this.now.getTime() - from.getTime()));
  }
}
