import { Injectable } from '@nestjs/common';

type SeenHead = { readonly sequence?: number; readonly number?: number };

/**
 * What this process itself has seen of each chain: how long it was and the number of its last sign of life. Nobody who
 * writes the database and the copy can change that.
 */
@Injectable()
export class Witness {
  private readonly highest = new Map<string, { sequence: number; number: number }>();
  private readonly cut = new Set<string>();

  /** Takes down what is committed. A chain that is shorter than it was counts as set back until the process ends. */
  see(organizationId: string, { sequence, number }: SeenHead): void {
    const known = this.highest.get(organizationId) ?? { sequence: 0, number: 0 };
    const now = { sequence: sequence ?? known.sequence, number: number ?? known.number };
    if (now.sequence < known.sequence || now.number < known.number) this.cut.add(organizationId);
    else this.highest.set(organizationId, now);
  }

  isSetBack(organizationId: string): boolean {
    return this.cut.has(organizationId);
  }
}
