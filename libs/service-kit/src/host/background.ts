import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { MetadataScanner, type DiscoverableDecorator, type DiscoveryService } from '@nestjs/core';
import type { Subscription } from '@nats-io/transport-node';
import type { JobContract } from '@talent-os/contracts';
import { hearSignal } from '../bus/signals.js';
import type { PendingJob } from '../database/bound-db.js';
import { JobBinding, SignalBinding, TimerBinding } from '../decorators.js';
import type { OutboxRelay } from '../events/relay.js';
import { JobRunner, type JobHandler } from '../jobs/runner.js';
import { inBackground } from '../observe/in-background.js';
import { systemContext } from './background-context.js';
import type { Backing } from './backing.js';
import type { BusStrategy } from '../bus/bus-strategy.js';
import type { ServiceParts } from './call-context.js';
import { stopInOrder } from './shutdown.js';
import { startTimer, type Timer } from './timer.js';

type Methods = Readonly<Record<string, (...args: unknown[]) => unknown>>;
type FoundHandler<T> = {
  readonly to: T;
  readonly method: string;
  readonly call: (...args: unknown[]) => Promise<unknown>;
};

/**
 * What a service does unasked: it hears signals, carries its events out, works on its jobs and keeps its timers. Nest's
 * discovery finds them on controllers and providers; Nest's hooks begin them, and end them when the service's own hooks
 * before the shutdown have run.
 */
export class Background implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly scanner = new MetadataScanner();
  private runner: JobRunner | undefined;
  private signals: readonly Subscription[] = [];
  private timers: readonly Timer[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly strategy: BusStrategy,
    private readonly relay: OutboxRelay,
    private readonly parts: ServiceParts,
    private readonly backing: Backing,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { parts } = this;
    const { config, bus, workerRedis } = this.backing;
    const jobs = this.jobHandlers();
    // BullMQ keeps a first command that timed out for good: its connection is the patient one, for both ends.
    const redis = { queue: workerRedis, worker: workerRedis };
    if (jobs.size > 0) this.runner = new JobRunner(parts.service, jobs, parts.log, config, redis);
    // What is done in the background may ask the service it is done for.
    await this.strategy.open();
    this.signals = this.find(SignalBinding).map(({ to, call }) =>
      hearSignal(bus.nats, to, (data) => inBackground(to, call(data), parts.log)),
    );
    this.relay.start();
    this.runner?.start();
    this.timers = this.find(TimerBinding).map(({ to: everyMs, method, call }) =>
      startTimer(
        async (last) => {
          await call(systemContext(parts, `${parts.service}.${method}`), last);
        },
        everyMs,
        (error) => parts.log.error({ err: error, timer: method }, 'a round of a timer failed'),
      ),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const { parts, relay, runner, signals, timers } = this;
    await stopInOrder(
      [
        async () => signals.forEach((subscription) => subscription.unsubscribe()),
        async () => runner?.stop(),
        () => Promise.all(timers.map((timer) => timer.stop())),
        () => relay.stop(),
        () => parts.database.close(),
      ],
      parts.log,
    );
  }

  /** After a commit that left events or jobs behind. */
  committed(jobs: readonly PendingJob[]): void {
    this.relay.nudge();
    if (jobs.length > 0) this.runner?.add(jobs);
  }

  /** Takes up a job again that was given up. False where none is. */
  async replayJob(id: string): Promise<boolean> {
    return (await this.runner?.replay(id)) ?? false;
  }

  private jobHandlers(): Map<JobContract, JobHandler> {
    return new Map(
      this.find(JobBinding).map(({ to: job, call }) => [
        job,
        async (data, organizationId) => {
          await call(data, systemContext(this.parts, job.name, organizationId));
        },
      ]),
    );
  }

  private find<T>(decorator: DiscoverableDecorator<T>): FoundHandler<T>[] {
    return [...this.discovery.getControllers(), ...this.discovery.getProviders()].flatMap((wrapper) => {
      const instance = wrapper.instance as Methods | null | undefined;
      const methods = instance ? this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object) : [];
      return methods.flatMap((method): FoundHandler<T>[] => {
        const to = this.discovery.getMetadataByDecorator(decorator, wrapper, method) as T | undefined;
        return to === undefined ? [] : [{ to, method, call: async (...args) => instance![method]!(...args) }];
      });
    });
  }
}
