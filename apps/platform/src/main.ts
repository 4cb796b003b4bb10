import 'reflect-metadata';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { gracefulShutdown } from '@talent-os/service-kit/host/shutdown';
import { load, targetOf } from './parts.js';

const stopBy = gracefulShutdown();
const target = targetOf(process.argv);
const edge = target.gateway ? (await import('@talent-os/gateway')).startGateway : undefined;
const platform = await startPlatform(await load(target.services), edge);
stopBy(() => platform.stop());
