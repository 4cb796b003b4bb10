import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { installation } from '../installation.js';
import type { Sequenced } from '../hot/hot-store.js';

const streamSubject = (channel: string) => `${installation}.stream.${channel}`;
const signalSubject = (name: string) => `${installation}.signal.${name}`;

/** Sends a frame to the listeners of a channel. Its sequence number lets a listener notice what it missed. */
export const publishFrame = (nats: NatsConnection, channel: string, sequenced: Sequenced): void =>
  nats.publish(streamSubject(channel), JSON.stringify(sequenced));

export const listenToFrames = (
  nats: NatsConnection,
  channel: string,
  hear: (sequenced: Sequenced) => void,
): Subscription =>
  nats.subscribe(streamSubject(channel), {
    callback: (error, message) => {
      if (!error) hear(message.json<Sequenced>());
    },
  });

/** Tells every instance of whatever hears the signal; nobody answers, and who is away misses it. */
export const signal = (nats: NatsConnection, name: string, data: unknown): void =>
  nats.publish(signalSubject(name), JSON.stringify(data));

export const hearSignal = (nats: NatsConnection, name: string, hear: (data: unknown) => void): Subscription =>
  nats.subscribe(signalSubject(name), {
    callback: (error, message) => {
      if (!error) hear(message.json());
    },
  });
