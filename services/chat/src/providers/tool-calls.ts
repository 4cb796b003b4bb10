import type { Fragment } from './chunk.js';

/** A tool the model asks for. `args` is JSON as the model wrote it, not checked yet. */
export type ToolCall = { readonly id: string; readonly name: string; readonly args: string };

type PartialCall = { index: number | undefined; id: string; name: string; args: string };

/** Puts tool calls together from fragments. Hosts that leave the index out say the id when a new call begins. */
export class ToolCalls {
  private readonly calls: PartialCall[] = [];

  add({ index, id, function: said }: Fragment): void {
    const call = this.placeOf(index ?? undefined, id ?? undefined);
    if (id) call.id = id;
    call.name ||= said?.name ?? '';
    const args = said?.arguments ?? '';
    call.args += typeof args === 'string' ? args : JSON.stringify(args);
  }

  get size(): number {
    return this.calls.length;
  }

  /** Characters received, for estimates. */
  get length(): number {
    return this.calls.reduce((sum, { name, args }) => sum + name.length + args.length, 0);
  }

  /** The calls in the order they began; ids are filled in where the host gave none. */
  all(): ToolCall[] {
    return this.calls.map(({ id, name, args }, place) => ({ id: id || `call_${place}`, name, args: args || '{}' }));
  }

  private placeOf(index: number | undefined, id: string | undefined): PartialCall {
    const found = index === undefined ? this.calls.at(-1) : this.calls.find((call) => call.index === index);
    // Another id begins another call, whatever the index says.
    if (found && (!id || !found.id || found.id === id)) return found;
    const fresh: PartialCall = { index, id: '', name: '', args: '' };
    this.calls.push(fresh);
    return fresh;
  }
}
