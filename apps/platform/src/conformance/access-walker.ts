import { setTimeout } from 'node:timers/promises';
import { admits, abilityFor, type AppAbility, type Operation, type Principal } from '@talent-os/contracts';
import { badInput, sampleInput, type Answer, type Person } from '@talent-os/testing';
import { endsSession } from '@talent-os/testing/try-inputs';

export type Caller = {
  readonly name: string;
  readonly person: Pick<Person, 'send'>;
  readonly principal: Principal | undefined;
};
type Ask = (operation: Operation, input: Record<string, unknown>) => Promise<Answer<unknown>>;

/** Other tests ask as the same people: who has asked too much in this minute is told when to come again, and does. */
const MOST_TURNS = 2;

/**
 * Asks every operation as every caller and compares the answer with what the contract promises. Bad input is sent
 * wherever there is some, so that admitted callers change nothing; all callers are asked at once. Answers one line per broken promise.
 */
export async function walkAccess(operations: readonly Operation[], callers: readonly Caller[]): Promise<string[]> {
  const findings: string[] = [];
  const asking = callers.map(({ name, person, principal }) => ({
    name,
    ability: principal && abilityFor(principal),
    ask: (async (operation, input) => {
      for (let turn = 0; ; turn += 1) {
        const answer = await person.send(operation, input);
        if (answer.status !== 429 || turn === MOST_TURNS) return answer;
        await setTimeout(1_000 * Number(answer.headers.get('retry-after') ?? 1));
      }
    }) satisfies Ask,
  }));
  for (const operation of operations) {
    if (!operation.method || endsSession.has(operation.name)) continue;
    const bad = badInput(operation);
    const found = await Promise.all(asking.map(({ ability, ask }) => visit(operation, bad, ability, ask)));
    findings.push(
      ...found.flatMap((some, at) => some.map((finding) => `${operation.name} as ${asking[at]!.name}: ${finding}`)),
    );
  }
  return findings;
}

/** Asks every operation with the token of an application. Answers one line for each that does anything but refuse it as such. */
export async function walkAsApplication(
  operations: readonly Operation[],
  application: Pick<Person, 'send'>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const operation of operations.filter(({ method }) => method)) {
    const { status, body } = await application.send(operation, sampleInput(operation));
    const { code } = body as { readonly code?: string };
    if (status !== 403 || code !== 'access.application')
      findings.push(`${operation.name} as an application: got ${status} ${code ?? ''}`.trimEnd());
  }
  return findings;
}

async function visit(
  operation: Operation,
  bad: Record<string, unknown> | undefined,
  ability: AppAbility | undefined,
  ask: Ask,
): Promise<string[]> {
  const admitted = admits(ability, operation.access);
  if (!admitted) {
    const expected = ability ? 403 : 401;
    const { status } = await ask(operation, sampleInput(operation));
    return status === expected ? [] : [`expected ${expected}, got ${status}`];
  }
  if (bad) return judgeBad(await ask(operation, bad));
  if (operation.effect === 'write') return [];
  const { status } = await ask(operation, sampleInput(operation));
  return status < 400 ? [] : [`admitted by its contract, but got ${status}`];
}

function judgeBad({ status, body }: Answer<unknown>): string[] {
  if (status !== 422) return [`bad input answered ${status}`];
  const { errors, code } = body as { errors?: { field: string; message: string }[]; code?: string };
  if (!code || !errors?.length || errors.some(({ message }) => !message))
    return ['a refusal of bad input without field messages'];
  return [];
}
