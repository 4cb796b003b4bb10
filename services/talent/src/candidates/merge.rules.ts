import type { ErrorCode } from '@talent-os/contracts';
import { TAGS_MOST, UNMERGE_DAYS, type MergeField } from '@talent-os/contracts/talent/candidates.js';
import type { ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { Candidate } from './candidate.entity.js';
import { phoneKey } from './duplicate.rules.js';

const chosen = ['email', 'phone', 'headline', 'tags', 'consentUntil', 'retentionUntil'] as const;
type Chosen = Pick<Candidate, (typeof chosen)[number]>;
export type SkillState = { readonly level: number; readonly evidence: string; readonly verified: boolean };

/** What a merge changed, as it was before and as it became. */
export type MergeTrace = {
  readonly before: Chosen;
  readonly after: Chosen;
  /** Records that had been merged into the other one before. */
  readonly followed: readonly string[];
  readonly skills: readonly {
    readonly skillId: string;
    readonly before: SkillState | null;
    readonly after: SkillState;
  }[];
  /** Applications that gave way to another of the same person for the same position. */
  readonly withdrawn: readonly string[];
};

const pick = (record: Chosen): Chosen => ({
  email: record.email,
  phone: record.phone,
  headline: record.headline,
  tags: record.tags,
  consentUntil: record.consentUntil,
  retentionUntil: record.retentionUntil,
});
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** One record of two: fields as chosen, the tags of both, and the shorter consent, because nobody agreed to more. */
export function mergedFields(kept: Chosen, other: Chosen, take: readonly MergeField[]) {
  const after: Chosen = {
    ...pick(kept),
    ...Object.fromEntries(take.map((field) => [field, other[field]])),
    tags: [...new Set([...kept.tags, ...other.tags])].slice(0, TAGS_MOST),
    consentUntil: earlier(kept.consentUntil, other.consentUntil),
    retentionUntil: earlier(kept.retentionUntil, other.retentionUntil),
  };
  return { before: pick(kept), after };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The record as it was before, except for what somebody has changed since; tags added since stay. */
export function partedFields(now: Chosen, { before, after }: Pick<MergeTrace, 'before' | 'after'>) {
  const back = (field: (typeof chosen)[number]) => (same(now[field], after[field]) ? before[field] : now[field]);
  const came = new Set(after.tags.filter((tag) => !before.tags.includes(tag)));
  const phone = back('phone') as string | null;
  return {
    email: back('email') as string | null,
    phone,
    phoneKey: phoneKey(phone),
    headline: back('headline') as string,
    consentUntil: back('consentUntil') as string,
    retentionUntil: back('retentionUntil') as string,
    tags: now.tags.filter((tag) => !came.has(tag)),
  };
}

/** Whether what the other record says of a skill counts more: another person’s word before one’s own, then the higher level. */
export function countsMore(other: SkillState, own: SkillState | undefined): boolean {
  if (!own) return true;
  return other.verified === own.verified ? other.level > own.level : other.verified;
}

export type RivalApplication = {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** Place of its stage in the pipeline. */
  readonly order: number;
  readonly offerLive: boolean;
  readonly appliedAt: Date;
};

/**
 * Of two applications of one person for one position, the one that gives way: nobody competes with themselves. An offer that
 * is out stays before none, then what runs before what rests, the later stage, and the earlier application. Nothing where one
 * has ended already, as it competes with nobody, or was hired.
 */
export function givesWay(one: RivalApplication, other: RivalApplication): RivalApplication | undefined {
  const runs = ({ status }: RivalApplication) => status === 'active' || status === 'on_hold';
  if (!runs(one) || !runs(other)) return undefined;
  const lead =
    Number(one.offerLive) - Number(other.offerLive) ||
    Number(one.status === 'active') - Number(other.status === 'active') ||
    one.order - other.order ||
    other.appliedAt.getTime() - one.appliedAt.getTime();
  return lead >= 0 ? other : one;
}

/** Until when two records can be parted again. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + UNMERGE_DAYS * DAY_MS);

/** Why two records cannot be parted, or nothing. */
export function partRefusal(
  { status, decidedAt }: { readonly status: 'merged' | 'parted' | 'apart'; readonly decidedAt: Date },
  now: Date,
): ErrorCode | undefined {
  if (status !== 'merged') return 'candidate.parted';
  return undoUntil(decidedAt) > now ? undefined : 'candidate.late';
}
