import type { Ctx } from '@talent-os/service-kit';
import type { Taint } from './taint.rules.js';

/** How long a tool may take, in milliseconds. */
export const TOOL_PATIENCE_MS = 30_000;
/** Rows of an answer that are used at most. */
export const MOST_ROWS = 50;

/** The run a tool is asked in, and on whose behalf. `ctx` is the person's own: their rights are the tool's. */
export type ToolRun = {
  readonly ctx: Ctx;
  readonly runId: string;
  readonly provider: string | null;
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly taint: Taint;
};

/** A run answered from platform data, without a model. */
export const platformRun = (ctx: Ctx, runId: string): ToolRun => ({
  ctx,
  runId,
  provider: null,
  model: null,
  promptVersion: null,
  taint: { external: false },
});
