import {
  healthOperations,
  LETTERS_MOST,
  type DeadLetter,
  type ProductService,
} from '@talent-os/contracts/audit/health.js';
import type { Input, Operation } from '@talent-os/contracts';
import { z } from 'zod';
import type { Responder } from '../bus/bus.js';
import { DomainError } from '../domain-error.js';
import type { ServiceParts } from '../host/call-context.js';
import { respondWith } from '../host/respond.js';
import { eventLetters, jobLetters, replayEvent, type Take } from './dead-letters.js';
import { backingReport, healthReport, type HealthParts } from './reports.js';

type HealthHost = Omit<HealthParts, 'consumers'> & {
  readonly takes: ReadonlyMap<string, Take>;
  readonly replayJob: (id: string) => Promise<boolean>;
};

type Replay = ReturnType<typeof healthOperations>['replay'];

/** What every service answers of how it is, by the name of the operation. */
export function healthResponders(host: HealthHost, parts: ServiceParts, check: boolean): Map<string, Responder> {
  const { report, backing, letters, replay } = healthOperations(host.service as ProductService);
  const now = (): HealthParts => ({ ...host, consumers: [...host.takes.keys()] });
  const handlers: readonly (readonly [Operation, (input: unknown) => Promise<unknown>])[] = [
    [report, () => healthReport(now())],
    [backing, () => backingReport(now())],
    [letters, async () => ({ items: await lettersOf(now()) })],
    [replay, async (input) => ({ failure: await replayLetter(host, input as Input<Replay>) })],
  ];
  return new Map(handlers.map(([operation, handle]) => [operation.name, respondWith(operation, handle, parts, check)]));
}

async function lettersOf({ relay, service, backing, consumers }: HealthParts): Promise<DeadLetter[]> {
  const [events, jobs] = await Promise.all([eventLetters(backing.streams, consumers), jobLetters(relay, service)]);
  return [...events, ...jobs]
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
    .slice(0, LETTERS_MOST);
}

async function replayLetter(host: HealthHost, { letterId, letterKind }: Input<Replay>): Promise<string | null> {
  if (letterKind === 'event') return replayEvent(host.backing.streams, host.takes, letterId);
  const known = z.uuid().safeParse(letterId).success && (await host.replayJob(letterId));
  if (!known) throw new DomainError('resource.missing');
  return null;
}
