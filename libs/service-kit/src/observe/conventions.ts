import type { Redis } from 'ioredis';
import { installation } from '../installation.js';
import type { Attributes } from './telemetry.js';

// Names of the OpenTelemetry semantic conventions. Only names, codes, counts and addresses of servers stand in a span:
// never a value that a person sent.

export const NO_ATTRIBUTES: Attributes = {};

/** Of a message that NATS carries. Subjects are the product's own, one for each operation or event. */
export const messageAttributes = (subject: string, type: 'send' | 'process'): Attributes => ({
  'messaging.system': 'nats',
  'messaging.operation.name': type,
  'messaging.operation.type': type,
  'messaging.destination.name': subject,
});

/** Of a job: BullMQ has a queue for each service. */
export const jobAttributes = (service: string, name: string): Attributes => ({
  'messaging.system': 'bullmq',
  'messaging.operation.name': name,
  'messaging.operation.type': 'process',
  'messaging.destination.name': `${installation}:${service}`,
});

/** Where a server is, of its address; neither the name nor the password it may hold. */
export function serverAttributes(address: string): Attributes {
  const url = URL.parse(address);
  if (!url) return {};
  const port = url.port === '' ? PORTS[url.protocol] : Number(url.port);
  return { 'server.address': url.hostname, ...(port !== undefined && { 'server.port': port }) };
}
const PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'http:': 80,
  'https:': 443,
};

/** Of a service's database. */
export const databaseAttributes = (address: string, service: string): Attributes => ({
  'db.system.name': 'postgresql',
  'db.namespace': `${URL.parse(address)?.pathname.slice(1) ?? ''}|${service}`,
  ...serverAttributes(address),
});

/** Of a command to Redis. Keys hold ids: only the command is told. */
export function redisAttributes({ options: { host, port } }: Redis, command: string): Attributes {
  return {
    'db.system.name': 'redis',
    'db.operation.name': command,
    ...(host && { 'server.address': host }),
    ...(port && { 'server.port': port }),
  };
}

const summaries = new Map<string, string>();
const MOST_SUMMARIES = 2_000;

/** What a statement does to which table, such as `SELECT sales.deal`: of its text, which never holds a value. */
export function summaryOf(sql: string): string {
  let summary = summaries.get(sql);
  if (summary === undefined) {
    const verb = /\b(select|insert|update|delete)\b/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
    const table = /\b(?:from|into|update)\s+([a-z_]+\.[a-z_]+)/i.exec(sql)?.[1];
    summary = table ? `${verb} ${table.toLowerCase()}` : verb;
    if (summaries.size >= MOST_SUMMARIES) summaries.clear();
    summaries.set(sql, summary);
  }
  return summary;
}
