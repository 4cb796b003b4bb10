import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/paths.ts';
import { listedQuestions } from './questions.ts';

interface AskedQuestion {
  companyOf(lexicon: undefined, role: string): { readonly scene: object };
  understand(question: string, scene: object): Promise<unknown>;
}

const WARM_UP = 100;

/**
 * CPU of this process for understanding each question of the list, in milliseconds: the parser alone, over a company that is
 * made up, without database, bus and browser.
 */
export async function measureUnderstanding(): Promise<number[]> {
  const { companyOf, understand } = await built();
  const listed = await listedQuestions();
  const scenes = new Map(
    [...new Set(listed.map(({ role }) => role))].map((role) => [role, companyOf(undefined, role).scene]),
  );
  const times: number[] = [];
  for (const { role, hub, question } of [...listed.slice(0, WARM_UP), ...listed]) {
    const before = process.cpuUsage();
    await understand(question, { ...scenes.get(role), hub });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return times.slice(WARM_UP);
}

async function built(): Promise<AskedQuestion> {
  const folder = join(root, 'services', 'chat', 'dist', 'understanding');
  const files = ['test/company.js', 'understand.js'].map((file) => pathToFileURL(join(folder, file)).href);
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))) as AskedQuestion;
}
