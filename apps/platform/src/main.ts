import 'reflect-metadata';
import { readConfig } from '@talent-os/service-kit/config';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { gracefulShutdown } from '@talent-os/service-kit/host/shutdown';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { load, targetOf } from './parts.js';

const config = readConfig();
const stopBy = gracefulShutdown(createLogger(config.LOG_LEVEL));
const target = targetOf(process.argv);
const edge = target.gateway ? (await import('@talent-os/gateway')).startGateway : undefined;
const platform = await startPlatform(await load(target.services), edge, config);
stopBy(() => platform.stop());
