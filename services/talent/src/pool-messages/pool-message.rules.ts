import type { FieldError } from '@talent-os/contracts';
import { poolVariableKeys, type LeftOut, type PoolVariable } from '@talent-os/contracts/talent/pool-message-shapes.js';
import { namesIn, PLACE, unknownVariable } from '../messages/message.rules.js';

export type PoolWording = { readonly subject: string; readonly body: string };
export type PoolFacts = Readonly<Record<PoolVariable, string>>;

/** Why a message cannot be kept, a text per field: every variable is known. */
export const poolFaults = (wording: PoolWording): FieldError[] =>
  (['subject', 'body'] as const).flatMap((field) => unknownVariable(field, namesIn(wording[field]), poolVariableKeys));

/** A message as a person of the pool reads it. */
export function poolMessage({ subject, body }: PoolWording, facts: PoolFacts): PoolWording {
  const fill = (text: string) =>
    text.replaceAll(PLACE, (whole, name: string) => facts[name.trim() as PoolVariable] ?? whole);
  return { subject: fill(subject), body: fill(body) };
}

/** A record of the pool: whether it is still shown, and whether its person wants to be written to. */
export type Reached = { readonly id: string; readonly listed: boolean; readonly wantsMessages: boolean };

/** Who gets a message, in the order they were chosen, and how many do not, by why. */
export function recipientsOf(
  chosen: readonly string[],
  records: readonly Reached[],
): { readonly recipients: string[]; readonly leftOut: LeftOut } {
  const known = new Map(records.map((record) => [record.id, record]));
  const listed = chosen.filter((id) => known.get(id)?.listed);
  const recipients = listed.filter((id) => known.get(id)?.wantsMessages);
  return {
    recipients,
    leftOut: { expired: chosen.length - listed.length, optedOut: listed.length - recipients.length },
  };
}
