import type { Product } from '../product.ts';

interface Supervision {
  /** Why processes of the product ended that nobody killed. */
  readonly crashes: string[];
  /** Stops looking, before somebody ends them on purpose. */
  end(): void;
}

/** Starts a process of the product again when it ends by itself, as any deployment would, and remembers that it did. */
export function supervise({ platforms }: Product): Supervision {
  const crashes: string[] = [];
  let over = false;
  for (const platform of platforms.values()) {
    const watch = async (): Promise<void> => {
      for (;;) {
        const reason = await platform.failed().catch((error: unknown) => error);
        if (over) return;
        crashes.push(reason instanceof Error ? reason.message : String(reason));
        await platform.start().catch(() => undefined);
      }
    };
    watch().catch((error: unknown) => crashes.push(String(error)));
  }
  return {
    crashes,
    end: () => {
      over = true;
    },
  };
}
