import { Catch, type ExceptionFilter } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { EventContract, Operation } from '@talent-os/contracts';
import { isObservable, lastValueFrom } from 'rxjs';

/** What a decorator of ours leaves at Nest's pattern, by pattern: `Server.addHandler` is handed all of a method's. */
export type HandlerBinding = {
  readonly operation?: Operation;
  /** None for a listener of every event there is, in batches. */
  readonly event?: EventContract;
  readonly always?: boolean;
  readonly method: string;
};

export type BoundHandler = HandlerBinding & {
  readonly handle: (data: unknown, ctx: unknown, more?: unknown) => Promise<unknown>;
};
type HandlerBindings = Readonly<Record<string, HandlerBinding>>;

type Stoppable = { stop(): Promise<unknown> };
type Start = (operations: readonly BoundHandler[], listeners: readonly BoundHandler[]) => Promise<Stoppable>;

/**
 * Nest's way to the platform's bus: Nest finds the handlers, makes them with what they need and runs what is bound around
 * them (guards, pipes, interceptors); the bus carries raw bytes, with deadlines, queue groups and the direct way between
 * parts of one process. Nest's way costs a call 0.7 µs; its stream of answers, which is passed by, another 0.9.
 */
export class BusStrategy extends Server implements CustomTransportStrategy {
  private readonly operations = new Map<string, BoundHandler>();
  private readonly listeners: BoundHandler[] = [];
  private started: Promise<Stoppable> | undefined;
  /** A listener that fails is the stream's business: it is delivered again. */
  override readonly propagatesEventHandlerErrors = true;

  constructor(private readonly start: Start) {
    super();
  }

  /** Called by Nest for each pattern of each method. One method per operation; any number of listeners per event. */
  override addHandler(
    pattern: string,
    callback: MessageHandler,
    isEvent?: boolean,
    bindings: HandlerBindings = {},
  ): void {
    const binding = bindings[pattern];
    if (!binding) throw new Error(`${pattern} is bound past the decorators of the kit`);
    const bound = { ...binding, handle: asPromise(callback) };
    if (isEvent) this.listeners.push(bound);
    else if (this.operations.has(pattern)) throw new Error(`${pattern} has two handlers`);
    else this.operations.set(pattern, bound);
  }

  listen(callback: (error?: unknown) => void): void {
    this.open().then(() => callback(), callback);
  }

  /** Serves what Nest has found, once; `listen` does so at the latest. */
  open(): Promise<Stoppable> {
    return (this.started ??= this.start([...this.operations.values()], this.listeners));
  }

  async close(): Promise<void> {
    const started = await this.started?.catch(() => undefined);
    await started?.stop();
  }

  on(): never {
    throw new Error('The bus tells of itself by its logs');
  }

  unwrap(): never {
    throw new Error('The bus is a part of its own');
  }
}

/** An interceptor makes a stream of the answer; without one it comes as it was given. */
const asPromise =
  (callback: MessageHandler) =>
  async (...args: unknown[]): Promise<unknown> => {
    const answer: unknown = await (callback as (...args: unknown[]) => unknown)(...args);
    return isObservable(answer) ? lastValueFrom(answer) : answer;
  };

/** What a handler throws is the bus's to answer, from the closed table of errors. */
@Catch()
export class RethrowFilter implements ExceptionFilter {
  catch(exception: unknown): never {
    throw exception;
  }
}
