import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

/**
 * Ids of traces and spans. A request from outside names the trace it belongs to and a span nobody has recorded: its own span
 * is the first of that trace, without a parent.
 */
export class TraceIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private named: string | undefined;

  generateSpanId = (): string => this.random.generateSpanId();

  generateTraceId = (): string => this.named ?? this.random.generateTraceId();

  /** Runs what begins a span without a parent, in the trace of this id. */
  within<T>(traceId: string | undefined, begin: () => T): T {
    this.named = traceId;
    try {
      return begin();
    } finally {
      this.named = undefined;
    }
  }
}
