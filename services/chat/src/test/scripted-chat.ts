import { INSTALLATION } from './own-installation.js';
import type { Input, Operation, Output, Principal, Sent } from '@talent-os/contracts';
import { sendMessage, streamRun, type ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { getSession, listSessions } from '@talent-os/contracts/chat/sessions.js';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { uuidv7, type Sequenced } from '@talent-os/service-kit';
import { encodeMeta, textOfBody } from '@talent-os/service-kit/bus/call';
import { listenToFrames } from '@talent-os/service-kit/bus/signals';
import { readConfig } from '@talent-os/service-kit/config';
import { migrate } from '@talent-os/service-kit/database/migrate';
import { pg } from '@talent-os/service-kit/database/types';
import { openBacking } from '@talent-os/service-kit/host/backing';
import { DEAD_LETTERS, EVENTS } from '@talent-os/service-kit/events/streams';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { eventually } from '@talent-os/testing';
import { startNode } from '@talent-os/testing/start-node';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { definition } from '../index.js';
import { leaseOf } from '../runs/lease.js';
import { follow } from './follower.js';
import type { Script } from './script.js';

const host = fileURLToPath(new URL('scripted-host.js', import.meta.url));
const TIMEOUT_MS = 10_000;

type Ids = { readonly sessionId: string; readonly answerId: string };
export type Asker = Pick<Principal, 'userId' | 'organizationId'>;

const context = {
  hubContext: 'sales',
  hubTitle: 'Sales Hub',
  pageContext: 'sales-overview',
  pageTitle: 'Sales',
};

const principalOf = (asker: Asker): Principal => ({
  ...asker,
  sessionId: crypto.randomUUID(),
  activeRole: 'SALES_REP',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: ['sales', 'candidate'],
  deployment: 'sales-app',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});

async function sql<Row extends object>(address: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * The chat service in processes of its own that a test may kill, on a database and an installation of their own, asked
 * over the bus as the gateway asks.
 */
export async function openScriptedChat() {
  const owner = new URL(process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? '');
  const server = new URL('/postgres', owner).toString();
  owner.pathname = `/talent_os_test_${INSTALLATION}`;
  const env = { ...process.env, INSTALLATION, DATABASE_URL: owner.toString(), INTERNAL_PORT: '0', LOG_LEVEL: 'fatal' };
  await sql(server, `create database ${owner.pathname.slice(1)}`);
  const config = readConfig(env);
  await migrate(definition, config);
  const backing = await openBacking(config, createLogger('silent'));
  const hosts: ChildProcess[] = [];

  const start = async () => {
    const child = startNode([host], { env, messages: true });
    hosts.push(child);
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
    // What it subscribed to may still be on its way.
    await eventually(async () => {
      const { status } = await send({ userId: uuidv7(), organizationId: uuidv7() }, listSessions, {});
      if (status !== 200) throw new Error(`the host answers ${status}`);
    });
  };
  const endAll = (signal: NodeJS.Signals) =>
    Promise.all(
      hosts.splice(0).map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        return ended;
      }),
    );
  /** Ends every process of the service at once, without a chance to say goodbye. */
  const killAll = () => endAll('SIGKILL');
  const send = async (asker: Asker, operation: Operation, input: unknown) => {
    const deadline = Date.now() + TIMEOUT_MS;
    const meta = { principal: principalOf(asker), requestId: crypto.randomUUID(), deadline };
    const headers = encodeMeta({
      ...meta,
      traceparent: undefined,
      ip: undefined,
      userAgent: undefined,
      refreshCookie: undefined,
    });
    const { status, body } = await backing.bus.request(operation.name, { headers, body: JSON.stringify(input) });
    return { status, body: JSON.parse(textOfBody(body) || '{}') as unknown };
  };
  const ask = async <O extends Operation>(asker: Asker, operation: O, input: Sent<O>): Promise<Output<O>> => {
    const { status, body } = await send(asker, operation, input);
    if (status >= 400) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(body)}`);
    return body as Output<O>;
  };
  /** Empties everything the hot store has of this installation: replay logs, leases, queues. */
  const flush = async () => {
    const keys = await backing.redis.keys(`${INSTALLATION}:*`);
    if (keys.length > 0) await backing.redis.del(...keys);
    return keys.length;
  };
  const answerIn = async (asker: Asker, { sessionId, answerId }: Ids): Promise<ChatMessage> =>
    (await ask(asker, getSession, { sessionId })).messages.find(({ id }) => id === answerId)!;
  return {
    start,
    killAll,
    /** Asks every process of the service to end, and waits until it has. */
    stopAll: () => endAll('SIGTERM'),
    send,
    ask,
    /** Sends a question that says how it is to be answered. */
    question(asker: Asker, script: Script, more: Partial<Input<typeof sendMessage>> = {}) {
      const clientMessageId = `client-${crypto.randomUUID()}`;
      return ask(asker, sendMessage, { ...context, content: JSON.stringify(script), clientMessageId, ...more });
    },
    follow(asker: Asker, runId: string, from = 0, until = Infinity) {
      const listen = async (hear: (frame: Sequenced<Frame>) => void) => {
        const live = listenToFrames(backing.nats, `chat.run.${runId}`, (one) => hear(one as Sequenced<Frame>));
        await backing.nats.flush();
        return () => live.unsubscribe();
      };
      return follow({ ask: (seen) => ask(asker, streamRun, { runId, after: seen }), listen }, from, until);
    },
    person: (): Asker => ({ userId: uuidv7(), organizationId: uuidv7() }),
    answerIn,
    /** The answer once its run has ended. */
    stored: (asker: Asker, ids: Ids) =>
      eventually(async () => {
        const answer = await answerIn(asker, ids);
        if (answer.status === 'running') throw new Error('the run goes on');
        return answer;
      }),
    /** How many frames of a run are published while those of another one, which is written as fast, are so many. */
    async framesBeside(runId: string, other: string, many: number) {
      let count = 0;
      let beside = 0;
      const over = Promise.withResolvers<void>();
      const live = [
        listenToFrames(backing.nats, `chat.run.${runId}`, () => void (count += 1)),
        listenToFrames(backing.nats, `chat.run.${other}`, () => (beside += 1) === many && over.resolve()),
      ];
      await over.promise;
      for (const one of live) one.unsubscribe();
      return count;
    },
    /** Whether a process says that it is writing a run. */
    isLeased: async (runId: string) => (await backing.redis.exists(`${INSTALLATION}:lease:${leaseOf(runId)}`)) > 0,
    flush,
    query: <Row extends object>(text: string, values?: readonly unknown[]) => sql<Row>(owner.toString(), text, values),
    async close() {
      await killAll();
      await flush();
      for (const stream of [EVENTS, DEAD_LETTERS]) await backing.streams.manager.streams.delete(stream);
      await backing.close();
      await sql(server, `drop database ${owner.pathname.slice(1)} with (force)`);
    },
  };
}

export type ScriptedChat = Awaited<ReturnType<typeof openScriptedChat>>;
