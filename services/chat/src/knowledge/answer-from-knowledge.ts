import type { Output } from '@talent-os/contracts';
import type { searchKnowledge } from '@talent-os/contracts/chat/knowledge.js';
import { uuidv7 } from '@talent-os/service-kit';
import type { Sink } from '../answering/answerer.js';
import { ask } from '../tools/run-tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { hasKnowledge } from './knowledge.queries.js';
import { knowledgeTool } from './knowledge-tool.js';
import { quotable } from './knowledge.rules.js';
import { citationOf, quotation } from './quote.js';

const LONGEST_QUESTION = 500;

/**
 * Quotes the organization's documents where they answer a question that the platform's own data does not, and says that it
 * did. Nothing is said where no passage the caller may read is about it: that other documents exist is nobody's to learn.
 */
export async function answerFromKnowledge(question: string, run: ToolRun, sink: Sink): Promise<boolean> {
  // Most organizations have none: nothing is called and recorded for a question nobody understood.
  if (!(await hasKnowledge(run.ctx))) return false;
  const callId = uuidv7();
  const { operation, spec, label } = knowledgeTool;
  const result = await ask(operation, { question: question.slice(0, LONGEST_QUESTION) }, run, { callId, spec });
  if (result.outcome !== 'answered') return false;
  const { items } = result.output as Output<typeof searchKnowledge>;
  const passages = quotable(items);
  if (passages.length === 0) return false;
  sink.status(`Reading ${label}...`);
  sink.toolCall({ callId, operation: operation.name, label });
  sink.toolResult({ callId, outcome: 'answered', rows: passages.length });
  sink.text(`This is not in the data of this platform. Your organization’s documents say:`);
  for (const passage of passages) {
    const source = sink.source({
      operation: operation.name,
      label: citationOf(passage),
      link: null,
      asOf: result.asOf,
    });
    sink.text(`\n\n${quotation(passage, source)}`);
  }
  return true;
}
