import { readFileSync } from 'node:fs';
import type { ListedQuestion } from '../listed-question.js';

const DENIED = 'denied:';
/** As their writers note them: operations of which one must answer or refuse, or what the router says itself. */
type HeldOut = Pick<ListedQuestion, 'role' | 'hub' | 'question'> & { readonly expect: readonly string[] };

const expectation = (expect: readonly string[]): ListedQuestion['expect'] => {
  const [first] = expect;
  if (first === undefined) throw new Error('a question without an expectation');
  if (first === 'help' || first === 'off-topic') return { answer: first };
  if (first.startsWith(DENIED)) return { denied: expect.map((one) => one.slice(DENIED.length)) };
  return { tool: expect };
};

/** The questions that measure the router, written by people who have not seen its words. Throws where they are missing. */
export function heldOut(): readonly ListedQuestion[] {
  const path = new URL('../../../src/router/questions.heldout.json', import.meta.url);
  const rows = JSON.parse(readFileSync(path, 'utf8')) as readonly HeldOut[];
  return rows.map((row) => ({ ...row, expect: expectation(row.expect) }));
}
