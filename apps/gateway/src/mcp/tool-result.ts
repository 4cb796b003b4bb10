import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { ToolCard, ToolOutcome } from '@talent-os/contracts/chat/tools.js';

/** What every result holds. The instructions describe it once, not sixty times over. */
const toToolResult = (answer: ToolCard['output']) => ({
  type: 'object' as const,
  properties: { answer: answer ?? {} },
  required: ['answer'],
});

const proposed = {
  type: 'object' as const,
  properties: { proposed: { type: 'string' }, decideAt: { type: 'string' } },
  required: ['proposed', 'decideAt'],
};

/** A tool in the words of the protocol. */
export const asMcpTool = ({ name, title, description, input, output, writes }: ToolCard): Tool => ({
  name,
  title,
  description,
  inputSchema: input,
  outputSchema: writes ? proposed : toToolResult(output),
  annotations: { readOnlyHint: !writes, ...(writes && { destructiveHint: false }), openWorldHint: false },
});

/** What came of a call, for models as text and for programs as data. `origin` makes links complete. */
export function resultOf(outcome: ToolOutcome, origin: string): CallToolResult {
  switch (outcome.outcome) {
    case 'refused':
      return { isError: true, content: [{ type: 'text', text: outcome.text }] };
    case 'proposed': {
      const { title, details, permission, expiresAt, link } = outcome;
      return both({ proposed: title, details, permission, expiresAt, decideAt: `${origin}${link}` });
    }
    case 'answered': {
      const { answer, rows, cut, nextPage, asOf, link, writtenByPeople } = outcome;
      return both({ answer, rows, cut, nextPage, asOf, link: link && `${origin}${link}`, writtenByPeople });
    }
  }
}

const both = (data: Record<string, unknown>): CallToolResult => ({
  structuredContent: data,
  content: [{ type: 'text', text: JSON.stringify(data) }],
});
