import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { RunEngine } from './run-engine.js';

/**
 * Ends the answers being written when the service is closed, while its database is still there, so that nobody waits
 * for the job that finds them without an owner.
 */
@Injectable()
export class EndRuns implements BeforeApplicationShutdown {
  constructor(private readonly engine: RunEngine) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.engine.close();
  }
}
