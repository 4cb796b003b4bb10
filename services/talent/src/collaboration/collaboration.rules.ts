import { parties } from '@talent-os/contracts/talent/collaboration.js';
import { day } from '@talent-os/contracts';
import { z } from 'zod';

export type Party = (typeof parties)[number];

/** What has to happen next on a collaboration, who owes it and by which day. */
export const NextStep = z.object({ owner: z.enum(parties), text: z.string().min(1).max(200), dueAt: day });
export type NextStep = z.infer<typeof NextStep>;

export type Members = {
  readonly managerId: string;
  readonly recruiterId: string;
  readonly candidateId: string | null;
  readonly professionalId: string | null;
};

/** Who sits on which side, in the order of the parties; sides nobody has taken are left out. */
export function membersOf(members: Members): { party: Party; userId: string }[] {
  return parties.flatMap((party) => {
    const userId = members[`${party}Id`];
    return userId === null ? [] : [{ party, userId }];
  });
}

/** The first side a person has in a collaboration, or nothing when they take no part. */
export const partyOf = (members: Members, userId: string): Party | undefined =>
  membersOf(members).find((member) => member.userId === userId)?.party;

/** Whom something said to these parties concerns: their people, without its author and nobody twice. */
export function recipientsOf(members: Members, to: readonly Party[], authorId: string): string[] {
  const people = membersOf(members).filter(({ party, userId }) => to.includes(party) && userId !== authorId);
  return [...new Set(people.map(({ userId }) => userId))];
}
