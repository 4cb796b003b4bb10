import { Injectable } from '@nestjs/common';
import type { AppAbility } from '@talent-os/contracts';
import { propose, type ProposalResult } from '../tools/propose.js';
import { rankTools } from '../understanding/rank-tools.js';
import { runTool, type Arguments, type ToolResult } from '../tools/run-tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import type { Tool } from '../tools/tool.js';
import { toolsFor } from '../tools/tools-for.js';

/** What the model part needs of the tools: which there are, which fit a question, and to use one as the caller. */
@Injectable()
export class Toolbox {
  permitted(ability: AppAbility): readonly Tool[] {
    return toolsFor(ability);
  }

  /** The tools that have anything to do with a text, best first. */
  fitting(text: string, tools: readonly Tool[], hub: string): readonly Tool[] {
    return rankTools(text, hub).filter((tool) => tools.includes(tool));
  }

  run(tool: Tool, args: Arguments, run: ToolRun, callId: string): Promise<ToolResult> {
    return runTool(tool, args, run, callId);
  }

  propose(tool: Tool, args: Arguments, run: ToolRun, callId: string): Promise<ProposalResult> {
    return propose(tool, args, run, callId);
  }
}
