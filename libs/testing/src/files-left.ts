import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** Pieces of files in the object store of an installation: zero says that nothing of any file is left, not even its name. */
export async function filesLeft(installation = process.env.INSTALLATION ?? ''): Promise<number> {
  const address = new URL(process.env.NATS_URL ?? '');
  const nats = await connect({
    servers: address.host,
    ...(address.username && { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }),
  });
  try {
    const { state } = await (await jetstreamManager(nats)).streams.info(`${installation}_FILES`);
    return state.messages;
  } finally {
    await nats.close();
  }
}
