import { startProduct, type Topology } from '../product.ts';
import type { AssistantSetup, ConfiguredProvider } from './asked.ts';
import { measureFirstTokens, MODEL, type FirstTokens } from './first-token.ts';
import { addProvider, startModel } from './model.ts';
import { measureOffline, type Offline } from './offline.ts';
import { directStreams, gatewayStreams, wholeStreams, type Streams } from './streams.ts';
import { measureUnderstanding } from './understanding-cpu.ts';
import type { StopList } from '../../local/stopping.ts';

interface AssistantPlan {
  rounds: number;
  seconds: number;
  /** Streams through everything, and at the gateway alone. */
  whole: number;
  streams: number;
}

export interface MeasuredAssistant {
  offline: Offline;
  /** CPU of understanding each question, in milliseconds. */
  understanding: number[];
  firstTokens: FirstTokens;
  streams: Streams[];
}

// Settings an operator has: a model server inside the network, and more connections than one person opens.
const SETTINGS = {
  OUTBOUND_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
  CONNECTIONS_PER_PERSON: '1000000',
};
const TOPOLOGIES: Topology[] = ['one process', 'split'];

/** Measures the assistant on products of its own. */
export async function measureAssistant(
  plan: AssistantPlan,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<MeasuredAssistant> {
  say('The assistant: starting the product in one process and split over NATS, and the scripted model');
  const products = new Map<Topology, ConfiguredProvider>();
  for (const topology of TOPOLOGIES) {
    const product = await startProduct(topology, signal, SETTINGS);
    stopList.add(product.stop);
    products.set(topology, { product, provider: { use: () => Promise.reject(new Error('no provider yet')) } });
  }
  const [{ product }] = [...products.values()] as [ConfiguredProvider];
  const model = await startModel(product.backing.dir, signal);
  stopList.add(model.stop);
  const asked: AssistantSetup = { model, products };
  say('The assistant: offline answers');
  const offline = await measureOffline(asked, signal);
  const understanding = await measureUnderstanding();
  for (const configured of products.values())
    configured.provider = await addProvider(configured.product.url, model.url, MODEL);
  say('The assistant: first tokens');
  const firstTokens = await measureFirstTokens(asked, plan.rounds, signal);
  const streams: Streams[] = [];
  say(`The assistant: ${plan.whole} streams directly and through everything`);
  streams.push(await directStreams(asked, plan.whole, plan.seconds, signal));
  streams.push(await wholeStreams(asked, plan.whole, plan.seconds, signal));
  say(`The assistant: ${plan.streams} streams at the gateway`);
  streams.push(await gatewayStreams(asked, plan.streams, plan.seconds, signal));
  return { offline, understanding, firstTokens, streams };
}
