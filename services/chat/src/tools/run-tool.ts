import { admits, errors, type ErrorCode, type Operation } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { DomainError, uuidv7 } from '@talent-os/service-kit';
import type { z } from 'zod';
import { knownArguments } from './json-schema.js';
import { bounded, rowsAt } from '../present/paths.js';
import { recordCall } from './record-call.js';
import { refusalText } from './refusal.rules.js';
import { holdsExternal } from './taint.rules.js';
import type { Tool } from './tool.js';
import { withoutFields } from './withheld.js';
import { MOST_ROWS, TOOL_PATIENCE_MS, type ToolRun } from './tool-run.js';

export type Arguments = Readonly<Record<string, unknown>>;

export type ToolResult =
  | {
      readonly outcome: 'answered';
      readonly callId: string;
      /** The operation's answer, no list longer than `MOST_ROWS`. */
      readonly output: unknown;
      readonly rows: number;
      /** Whether rows were left out. */
      readonly cut: boolean;
      readonly asOf: string;
    }
  | { readonly outcome: 'denied' | 'failed'; readonly callId: string; readonly text: string; readonly code: ErrorCode };

/**
 * Asks a tool as the caller: the same request a screen sends, decided by the same guard, rights and row filters. Never
 * throws for what the operation refuses; the call is recorded before anything of the answer is given back. A write is
 * never run here, see `propose.ts`.
 */
export async function runTool(tool: Tool, args: Arguments, run: ToolRun, callId = uuidv7()): Promise<ToolResult> {
  if (tool.writes) throw new Error(`${tool.name} changes something: propose it`);
  return ask(tool.operation, args, run, { callId, spec: tool.spec });
}

type CallOptions = { readonly callId?: string; readonly spec?: Tool['spec'] };

/** The same for an operation that is no tool of its own, such as the list a name is looked up in. */
export async function ask(
  operation: Operation,
  args: Arguments,
  run: ToolRun,
  asked: CallOptions = {},
): Promise<ToolResult> {
  const callId = asked.callId ?? uuidv7();
  const startedAt = performance.now();
  const known = knownArguments(operation, args);
  const record = { callId, operation, args: known, startedAt };
  try {
    if (!admits(run.ctx.ability, operation.access)) throw new DomainError('access.denied');
    check(operation, known);
    const answer: unknown = await run.ctx.withDeadline(TOOL_PATIENCE_MS).call(operation, known as never);
    const spec = asked.spec ?? assistantSpecs[operation.name] ?? NO_SPEC;
    const { value: output, cut } = bounded(withoutFields(answer, spec.withheld ?? []), MOST_ROWS);
    const rows = rowsOf(output, asked.spec);
    run.taint.external ||= holdsExternal({ spec }, output);
    await recordCall(run, {
      ...record,
      decision: 'allowed',
      outcome: 'answered',
      rows: rows.length,
      fields: fieldsOf(rows),
    });
    return { outcome: 'answered', callId, output, rows: rows.length, cut, asOf: new Date().toISOString() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const denied = error.code === 'access.denied' || error.code === 'auth.required';
    const outcome = denied ? 'denied' : 'failed';
    await recordCall(run, { ...record, decision: denied ? 'denied' : 'allowed', outcome, rows: null });
    const text = denied ? refusalText(operation.access, run.ctx.ability) : textOf(error);
    return { outcome, callId, text, code: error.code };
  }
}

const NO_SPEC: Tool['spec'] = { examples: [], hubs: [] };

/** Refuses what the operation would refuse, before it is asked: a model reads the reasons and tries again. */
export function check(operation: Operation, args: Arguments): void {
  const parsed = (operation.input as z.ZodType).safeParse(args);
  if (parsed.success) return;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new DomainError('request.invalid', fields);
}

/** A refusal with its reasons, field by field. */
export function textOf({ code, fields }: DomainError): string {
  const reasons = (fields ?? []).map(({ field, message }) => (field ? `${field}: ${message}` : message));
  return [errors[code].title, ...reasons].join('. ');
}

/** The rows an answer is about: the list it is shown by, else its first list, else the answer itself. */
function rowsOf(output: unknown, spec: Tool['spec'] | undefined): readonly unknown[] {
  if (spec?.present?.rows) return rowsAt(output, spec.present.rows.at);
  if (Array.isArray(output)) return output;
  const lists = typeof output === 'object' && output !== null ? Object.values(output).filter(Array.isArray) : [];
  return (lists[0] as readonly unknown[] | undefined) ?? [output];
}

const fieldsOf = ([first]: readonly unknown[]): string[] =>
  typeof first === 'object' && first !== null ? Object.keys(first) : [];
