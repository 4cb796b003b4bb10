import type { Output } from '@talent-os/contracts/define';
import { parties, type listCollaborations } from '@talent-os/contracts/talent/collaboration';
import { inWords } from '@talent-os/contracts/words';

export type Party = (typeof parties)[number];
export type Collaboration = Output<typeof listCollaborations>['items'][number];

/** The four sides, in the words of the screen. */
export const partyLabels = inWords(parties);

/** Who reads a note unless its author chooses otherwise: the hiring team. */
export const usualReaders: readonly Party[] = ['manager', 'recruiter'];

const listed = new Intl.ListFormat('en');

/** Who reads a note, as people say it: everybody, or the sides it was written for. */
export const readersOf = (sides: readonly Party[]): string =>
  sides.length === parties.length ? 'everybody' : listed.format(sides.map((side) => partyLabels[side].toLowerCase()));

/** Sides a person has taken: the ones a next step can be handed to. */
export const takenSides = ({ people }: Pick<Collaboration, 'people'>): Party[] => people.map(({ party }) => party);

/** Whether a step should have been done by now. */
export const isOverdue = ({ dueAt }: { readonly dueAt: string }, today: string): boolean => dueAt < today;
