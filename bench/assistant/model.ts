import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startService } from '../../local/child.ts';
import { root } from '../../local/paths.ts';
import { signIn } from '../product.ts';

/** A model server that writes what a model's name says, in a process of its own. */
export interface Model {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function startModel(dir: string, signal: AbortSignal): Promise<Model> {
  const logFile = join(dir, 'logs', 'scripted-model.log');
  const main = join(root, 'services', 'chat', 'scripted', 'main.ts');
  const service = startService({ name: 'The scripted model', command: process.execPath, args: [main], logFile });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const url = /listening on (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (url !== undefined) return { url, pid: service.pid, stop: () => service.stop(1000) };
    await after(25, undefined, { signal });
  }
  await service.stop(1000);
  throw new Error('the scripted model server does not start');
}

const ADMINISTRATOR = 'org.admin@meridian.example';
const HUBS = ['sales', 'general'];
/** What the benchmark may spend, in minor units: budgets stay in force. */
const BUDGET = 1_000_000_000;

/** The demo organization's provider, as its administrator configures it. */
export interface Provider {
  /** Lets another of the server's models answer. */
  use(model: string): Promise<void>;
}

/** Adds the scripted server as the provider of the demo organization, through the API. */
export async function addProvider(url: string, modelUrl: string, model: string): Promise<Provider> {
  const fields = {
    name: 'Scripted',
    baseUrl: `${modelUrl}/v1`,
    priority: 1,
    monthlyBudget: BUDGET,
    promptPrice: 15,
    completionPrice: 60,
    allowedHubs: HUBS,
    baaSigned: false,
    phi: 'placeholder',
    roleBudgets: {},
    enabled: true,
  };
  const tell = async (method: string, path: string, body: object): Promise<{ id: string; version: number }> => {
    const { authorization } = await signIn(url, ADMINISTRATOR);
    const response = await fetch(`${url}/api/chat/providers${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the provider was refused: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; version: number };
  };
  let { id, version } = await tell('POST', '', { ...fields, model, key: 'no-key-needed-here' });
  return {
    use: async (next) => {
      ({ version } = await tell('PATCH', `/${id}`, { ...fields, model: next, version }));
    },
  };
}
