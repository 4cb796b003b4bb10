import 'reflect-metadata';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { ChooseAnswerer } from '../answering/choose-answerer.js';
import { definition } from '../index.js';
import { ScriptedAnswerer } from './scripted-answerer.js';

/** The chat service in a process of its own, as the product hosts it, with a scripted answerer. */
const scripted = { provide: ChooseAnswerer, useClass: ScriptedAnswerer } as unknown as typeof ChooseAnswerer;
const providers = [...(definition.providers ?? []).filter((one) => one !== ChooseAnswerer), scripted];
await startPlatform([{ ...definition, providers } satisfies ServiceDefinition], undefined);
process.send?.('ready');
