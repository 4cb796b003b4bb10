import { Controller } from '@nestjs/common';
import type { Input, Operation, Output } from '@talent-os/contracts';
import {
  deadLetterReplayed,
  getSystemHealth,
  healthOperations,
  listDeadLetters,
  productServices,
  replayDeadLetter,
} from '@talent-os/contracts/audit/health.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { backingVerdict, serviceVerdict, worstOf } from './health.rules.js';

/** A service that says nothing within this time, in milliseconds, is taken for down. */
const WITHIN_MS = 3_000;

/** What a service answers; null where it is away, late or failed. */
const answerOf = <O extends Operation>(ctx: Ctx, operation: O, input: Input<O>): Promise<Output<O> | null> =>
  ctx
    .withDeadline(WITHIN_MS)
    .call(operation, input)
    .catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });

@Controller()
export class HealthController {
  @Handles(getSystemHealth)
  async get(_: Input<typeof getSystemHealth>, ctx: Ctx): Promise<Output<typeof getSystemHealth>> {
    const [backing, services] = await Promise.all([
      answerOf(ctx, healthOperations('audit').backing, {}),
      Promise.all(
        productServices.map(async (service) => {
          const report = await answerOf(ctx, healthOperations(service).report, {});
          return { service, ...serviceVerdict(report), report };
        }),
      ),
    ]);
    const beneath = { ...backingVerdict(backing), report: backing };
    const wrong = [beneath, ...services].filter(({ state }) => state !== 'up');
    return {
      state: worstOf(wrong.map(({ state }) => state)),
      concerns: wrong.flatMap(({ concerns }) => concerns),
      services,
      backing: beneath,
    };
  }

  @Handles(listDeadLetters)
  async letters(_: Input<typeof listDeadLetters>, ctx: Ctx): Promise<Output<typeof listDeadLetters>> {
    const answers = await Promise.all(
      productServices.map(async (service) => ({
        service,
        letters: await answerOf(ctx, healthOperations(service).letters, {}),
      })),
    );
    const items = answers.flatMap(({ service, letters }) => letters?.items.map((one) => ({ ...one, service })) ?? []);
    return {
      items: items.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')),
      missing: answers.filter(({ letters }) => letters === null).map(({ service }) => service),
    };
  }

  @Handles(replayDeadLetter)
  async replay(
    { service, ...letter }: Input<typeof replayDeadLetter>,
    ctx: Ctx,
  ): Promise<Output<typeof replayDeadLetter>> {
    const { failure } = await ctx.call(healthOperations(service).replay, letter);
    await ctx.db.write(async () => ctx.emit(deadLetterReplayed, { service, ...letter, handled: failure === null }));
    return { failure };
  }
}
