import { abilityFor, admits, roleTable, type AppAbility, type Principal } from '@talent-os/contracts';
import { scopeOf } from '@talent-os/contracts/access/ability.js';
import { subjectsOfService } from '@talent-os/contracts/access/scopes.js';
import type { SharingBarrier } from '@talent-os/contracts/chat/shares.js';
import { searchKnowledge } from '@talent-os/contracts/chat/knowledge.js';
import { operations } from '@talent-os/contracts/registry.js';
import type { AnswerSource } from '../sessions/session.entity.js';

/** What decides who may read a conversation. */
export type ConversationContent = {
  readonly reads: readonly AnswerSource[];
  /** It holds health information. */
  readonly health: boolean;
  /** Something in it was written where people speak of their well-being. */
  readonly wellbeing: boolean;
};

/** Somebody who would read it. `leads`: they lead the person whose conversation it is. */
type ShareReader = { readonly ability: AppAbility; readonly leads: boolean };

const byName = new Map(operations.map((operation) => [operation.name, operation]));
/** Where health information is at home. */
const HEALTH = { module: ['health-tech' as const] };

/**
 * Why somebody may not read a conversation; nothing where they may. They must be admitted to every operation its answers
 * were read from, and where rows belong to people, see at least the rows that were read: all of the organization's, or as
 * a lead what somebody of theirs read as their own. An operation nobody knows any more admits nobody.
 */
export function barrierOf(
  { reads, health, wellbeing }: ConversationContent,
  reader: ShareReader,
): SharingBarrier | null {
  if (wellbeing) return 'wellbeing';
  if (health && !admits(reader.ability, HEALTH)) return 'health';
  if (reads.some(({ operation }) => operation === searchKnowledge.name)) return 'documents';
  if (!reads.every(({ operation }) => isAdmitted(operation, reader.ability))) return 'operations';
  return reads.every((read) => seesRows(read, reader)) ? null : 'records';
}

const isAdmitted = (name: string, ability: AppAbility): boolean => {
  const operation = byName.get(name);
  return operation !== undefined && admits(ability, operation.access);
};

const seesRows = ({ operation, role }: AnswerSource, { ability, leads }: ShareReader): boolean =>
  (subjectsOfService[operation.slice(0, operation.indexOf('.'))] ?? []).every(
    (subject) => scopeOf(ability, subject) === 'organization' || (leads && roleTable[role].reach === 'own'),
  );

/** The same for a colleague who may work in any of their roles; of several reasons the first. */
export function barrierTo(
  content: ConversationContent,
  { principals, leads }: { readonly principals: readonly Principal[]; readonly leads: boolean },
): SharingBarrier | null {
  const barriers = principals.map((principal) => barrierOf(content, { ability: abilityFor(principal), leads }));
  return barriers.includes(null) ? null : (barriers[0] ?? 'operations');
}
