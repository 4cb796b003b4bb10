import 'reflect-metadata';
import { HotStore, type ServiceDefinition } from '@talent-os/service-kit';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { ChooseAnswerer } from '../answering/choose-answerer.js';
import { definition } from '../index.js';
import { RunEngine } from '../runs/run-engine.js';
import { ScriptedAnswerer } from './scripted-answerer.js';

/** The chat service in a process of its own, as the product hosts it, with a scripted answerer. */
let engine: RunEngine | undefined;
const scripted: readonly object[] = [
  { provide: ChooseAnswerer, useClass: ScriptedAnswerer },
  {
    provide: RunEngine,
    inject: [ChooseAnswerer, HotStore],
    useFactory: (answering: ChooseAnswerer, hot: HotStore) => (engine = new RunEngine(answering, hot)),
  },
];
const replaced: readonly object[] = [ChooseAnswerer, RunEngine];
const providers = [
  ...(definition.providers ?? []).filter((one) => !replaced.includes(one)),
  ...scripted,
] as NonNullable<ServiceDefinition['providers']>;
const platform = await startPlatform([{ ...definition, providers }], undefined);
process.once('SIGTERM', () => void stop());
process.send?.('ready');

/** The platform takes the database away without a word to its services, so the engine is closed first. */
async function stop(): Promise<void> {
  await engine?.close();
  await platform.stop();
  process.exit(0);
}
