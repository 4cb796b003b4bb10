import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** Looks at the streams of the tests' NATS server, over a connection of its own. */
export async function withStreams<T>(look: (manager: JetStreamManager) => Promise<T>): Promise<T> {
  const address = new URL(process.env.NATS_URL ?? '');
  const nats = await connect({
    servers: address.host,
    ...(address.username && { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }),
  });
  try {
    return await look(await jetstreamManager(nats));
  } finally {
    await nats.close();
  }
}
