import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Backing } from '../local/backing.ts';
import { testEnvironment } from '../local/environment.ts';
import { root } from '../local/paths.ts';
import { Platform } from '../local/platform.ts';
import { freePort } from '../local/ports.ts';
import { migrate, seed } from '../local/prepare.ts';
import { startEphemeralBacking } from '../local/ephemeral-backing.ts';

export const PASSWORD = 'TalentOS-demo-2026';

// The services of the three workloads and of the drill work beside all others, as a small site would place them.
const together = ['sales', 'audit'];
const others = readdirSync(join(root, 'services')).filter((name) => !together.includes(name));

/** Both ways the product is run: lists of parts, one per process, the gateway last because it waits for the others. */
export const TOPOLOGIES = {
  'one process': ['all'],
  split: [others.join(','), together.join(','), 'gateway'],
} satisfies Record<string, readonly string[]>;
export type Topology = keyof typeof TOPOLOGIES;

export interface Product {
  url: string;
  env: NodeJS.ProcessEnv;
  backing: Backing;
  /** The processes of the product, by what they host. */
  platforms: Map<string, Platform>;
  /** The database as its owner, past row-level security. */
  database: pg.Pool;
  stop(): Promise<void>;
}

/** The product as it runs in production, on backing services and demo rows of its own, which go when it stops. */
export async function startProduct(
  topology: Topology,
  signal: AbortSignal,
  more: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const backing = await startEphemeralBacking({ signal });
  const database = new pg.Pool({ connectionString: backing.env['DATABASE_URL'], max: 2 });
  // The drill ends the server under it.
  database.on('error', () => undefined);
  const platforms = new Map<string, Platform>();
  const stop = async (): Promise<void> => {
    for (const platform of [...platforms.values()].toReversed()) await platform.stop();
    await database.end();
    await backing.stop();
  };
  try {
    const fresh = await testEnvironment(backing);
    const env: NodeJS.ProcessEnv = { ...fresh, LOG_LEVEL: 'error', AUDIT_KEY_FILE: signingKey(backing.dir) };
    await migrate({ env, signal });
    await seed({ env, signal });
    await database.query('vacuum analyze');
    const production = { ...env, ...PRODUCTION, ...more };
    for (const parts of TOPOLOGIES[topology]) {
      const platform = await platformOf(parts, backing.dir, production, signal);
      platforms.set(parts, platform);
      await platform.start();
    }
    return { url: `http://127.0.0.1:${env['PORT']}`, env: production, backing, platforms, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DEMO: 'false',
};

async function platformOf(parts: string, dir: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Platform> {
  const internal = String(await freePort());
  const folder = join(dir, parts.replaceAll(',', '-'));
  return new Platform({ dir: folder, env: { ...env, INTERNAL_PORT: internal }, args: [`--target=${parts}`], signal });
}

function signingKey(dir: string): string {
  const file = join(dir, 'audit-key.pem');
  writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  });
  return file;
}

/** Signs a demo person in. Answers the header their requests carry and the organization they work in. */
export async function signIn(
  url: string,
  email: string,
): Promise<{ authorization: string; organizationId: string; id: string }> {
  const ask = (): Promise<Response> =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
  // A connection kept from minutes ago may end just as it is used again.
  const response = await ask().catch(ask);
  if (response.status !== 200)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  const { accessToken, user } = (await response.json()) as {
    accessToken: string;
    user: { id: string; organizationId: string };
  };
  return { authorization: `Bearer ${accessToken}`, organizationId: user.organizationId, id: user.id };
}

/** Ids of the deals a person sees, at most so many. */
export async function dealIds(url: string, authorization: string, atMost: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < atMost; page += 1) {
    const response = await fetch(`${url}/api/sales/deals?sort=closeDate:desc&page=${page}`, {
      headers: { authorization },
    });
    const { items } = (await response.json()) as { items: { id: string }[] };
    if (items.length === 0) break;
    ids.push(...items.map(({ id }) => id));
  }
  return ids.slice(0, atMost);
}
