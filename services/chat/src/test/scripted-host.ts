import 'reflect-metadata';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { gracefulShutdown } from '@talent-os/service-kit/host/shutdown';
import { ChooseAnswerer } from '../runs/choose-answerer.js';
import { definition } from '../index.js';
import { ScriptedAnswerer } from './scripted-answerer.js';

/** The chat service in a process of its own, as the product hosts it, with a scripted answerer. */
const scripted = { provide: ChooseAnswerer, useClass: ScriptedAnswerer };
const providers = [...definition.providers!.filter((one) => one !== ChooseAnswerer), scripted];
const stopBy = gracefulShutdown();
const platform = await startPlatform([{ ...definition, providers }], undefined);
stopBy(() => platform.stop());
process.send?.('ready');
