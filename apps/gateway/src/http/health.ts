import type { Operation } from '@talent-os/contracts';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { healthOf } from '@talent-os/service-kit/host/host-service';

const PATIENCE = 2_000;

/** One question at a time, however many ask: the address is open to everybody, and each question goes to every part. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => (asking ??= ask().finally(() => (asking = undefined)));
}

/** Ready when every part answers: each service with its database, NATS and Redis. */
export async function health({ bus, redis }: Backing, operations: readonly Operation[]) {
  const services = [...new Set(operations.map((operation) => operation.service))];
  const call = () => ({ headers: { dl: String(Date.now() + PATIENCE) }, body: '{}' });
  const states = await Promise.all(
    services.map(async (service) => [service, (await bus.request(healthOf(service), call())).status === 200] as const),
  );
  const redisUp = await redis.ping().then(
    () => true,
    () => false,
  );
  const parts = { ...Object.fromEntries(states), nats: bus.connected, redis: redisUp };
  return { ready: Object.values(parts).every(Boolean), parts };
}
