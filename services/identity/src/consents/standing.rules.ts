import type { Output } from '@talent-os/contracts';
import { consentKinds, type ConsentKind, type getConsents } from '@talent-os/contracts/identity/consents.js';

/** One answer: what was agreed to at a time, and by which words. */
export type ConsentAnswer = Readonly<Record<ConsentKind, boolean>> & {
  readonly at: string;
  readonly textVersion: number;
};

type Standing = Output<typeof getConsents>;

/** How each consent stands by the answers given, newest first: since the first answer from which on it stayed the same. */
export const standingsOf = (answers: readonly ConsentAnswer[]): Standing =>
  Object.fromEntries(consentKinds.map((kind) => [kind, standingOf(kind, answers)])) as Standing;

function standingOf(kind: ConsentKind, answers: readonly ConsentAnswer[]): Standing[ConsentKind] {
  const given = answers[0]?.[kind] ?? false;
  const turn = answers.findIndex((answer) => answer[kind] !== given);
  const first = answers.at(turn === -1 ? -1 : turn - 1);
  return { given, at: first?.at ?? null, textVersion: first?.textVersion ?? null };
}
