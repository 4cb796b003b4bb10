import type { Operation } from '@talent-os/contracts';
import { operationPerformed, recordRead } from '@talent-os/contracts/audit/reports.js';
import { callsOf } from '@talent-os/contracts/calls.data.js';
import { isNamedBy, mayCall } from '@talent-os/contracts/may-call.js';
import { inboxOf } from './login.js';

/** A listener as it stands in the stream of events. */
export type Heard = { readonly durable: string; readonly subject: string };
export type Part = { readonly name: string; readonly heard: readonly Heard[] };

/** Subjects a login may send to and listen at, as a NATS server takes them. */
export type Rights = {
  readonly publish: { readonly allow: readonly string[]; readonly deny: readonly string[] };
  readonly subscribe: { readonly allow: readonly string[] };
};

type Place = {
  /** First word of every subject; `*` for all installations of a server. */
  readonly installation: string;
  readonly operations: readonly Operation[];
  /** Where answers come; the login's own inbox where it is not said. */
  readonly inbox?: string;
};

/** Kinds of subjects whose second word is whose they are. */
const OWN = ['evt', 'file', 'signal', 'stream'];
const VERBS = ['PING', 'INFO', 'STATS'];
/** Hears everything as it is, and so it is who makes and changes the streams. */
const MAKES_STREAMS = 'audit';
/** What every service says of its own calls: that something was done, and that something was read. */
const SAID_BY_ALL = [operationPerformed, recordRead].map(({ name }) => `evt.${name}`);

/**
 * What one part may do: answer for its own operations, ask for what it declares, announce and hear its own events. Every
 * login may look at what was put aside: which letter is whose stands inside, where NATS does not look.
 */
function rightsOfPart({ name, heard }: Part, { installation, operations }: Place) {
  const { of, forPeople } = callsOf(name);
  const isEdge = name === 'gateway';
  // A wildcard stands for a whole word, and the names of streams begin with the installation.
  const stream = (kind: string) => (installation === '*' ? '*' : `${installation}_${kind}`);
  const [events, letters, files] = ['EVENTS', 'DEAD_LETTERS', 'FILES'].map(stream) as [string, string, string];
  const every = [...new Set([events, letters, files])];
  const subject = (rest: string) => `${installation}.${rest}`;
  const internal = operations.filter((operation) => forPeople && !mayCall(name, operation));
  return {
    publish: {
      allow: [
        ...(forPeople ? ['op.>'] : of.map((one) => `op.${one}`)).map(subject),
        ...(isEdge ? ['file.>'] : [...OWN.map((kind) => `${kind}.${name}.>`), ...SAID_BY_ALL]).map(subject),
        '$JS.API.INFO',
        ...every.flatMap((one) => [
          `$JS.API.STREAM.INFO.${one}`,
          ...(name === MAKES_STREAMS ? [`$JS.API.STREAM.CREATE.${one}`, `$JS.API.STREAM.UPDATE.${one}`] : []),
        ]),
        `$JS.API.STREAM.MSG.GET.${letters}`,
        `$JS.API.STREAM.MSG.DELETE.${letters}`,
        `$JS.API.DIRECT.GET.${files}`,
        `$JS.API.STREAM.PURGE.${files}`,
        ...heard.flatMap(({ durable, subject: filter }) => [
          subject(`dlq.${durable}`),
          `$JS.API.CONSUMER.CREATE.${events}.${durable}.${subject(filter)}`,
          `$JS.API.CONSUMER.INFO.${events}.${durable}`,
          `$JS.API.CONSUMER.MSG.NEXT.${events}.${durable}`,
          `$JS.ACK.${events}.${durable}.>`,
        ]),
      ],
      deny: internal.map((operation) => subject(`op.${operation.name}`)),
    },
    subscribe: {
      allow: isEdge
        ? ['evt.>', 'stream.>'].map(subject)
        : [
            ...[`op.${name}.>`, `op.health.${name}`, `signal.${name}.>`].map(subject),
            ...VERBS.flatMap((verb) => [`$SRV.${verb}`, `$SRV.${verb}.${name}`, `$SRV.${verb}.${name}.*`]),
          ],
    },
  };
}

const unique = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** What a process that hosts these parts may do: what any of them may. */
export function rightsOf(login: string, hosted: readonly Part[], place: Place): Rights {
  const each = hosted.map((part) => rightsOfPart(part, place));
  const some = each.filter(({ publish }) => publish.deny.length > 0);
  // What is refused to one of them and open to another is open to the process.
  const denied = unique(some.map(({ publish }) => publish.deny));
  const open = new Set(each.flatMap(({ publish }) => publish.allow));
  const refused = denied.filter(
    (subject) =>
      some.every(({ publish }) => publish.deny.includes(subject)) && ![...open].some((one) => isNamedBy(one, subject)),
  );
  return {
    publish: { allow: unique(each.map(({ publish }) => publish.allow)), deny: refused },
    subscribe: {
      allow: [...unique(each.map(({ subscribe }) => subscribe.allow)), `${place.inbox ?? inboxOf(login)}.>`],
    },
  };
}
