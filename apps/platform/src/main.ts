import 'reflect-metadata';
import { startPlatform } from '@talent-os/service-kit/host/platform';
import { load, targetOf } from './parts.js';

const target = targetOf(process.argv);
const edge = target.gateway ? (await import('@talent-os/gateway')).startGateway : undefined;
const platform = await startPlatform(await load(target.services), edge);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void platform.stop().finally(() => process.exit(0));
  });
