import type { Role } from '@talent-os/contracts';
import type { ListedQuestion } from '../listed-question.js';

type Row = string | readonly [question: string, slots: Readonly<Record<string, unknown>>];

const each = (
  role: Role,
  hub: string,
  rows: readonly Row[],
  expect: (slots: Readonly<Record<string, unknown>> | undefined) => ListedQuestion['expect'],
): ListedQuestion[] =>
  rows.map((row) => {
    const [question, slots] = typeof row === 'string' ? [row, undefined] : row;
    return { role, hub, question, expect: expect(slots) };
  });

export const asks = (role: Role, hub: string, tool: string | readonly string[], rows: readonly Row[]) =>
  each(role, hub, rows, (slots) => ({ tool, ...(slots && { slots }) }));
export const changes = (role: Role, hub: string, proposes: string, rows: readonly Row[]) =>
  each(role, hub, rows, (slots) => ({ proposes, ...(slots && { slots }) }));
export const denies = (role: Role, hub: string, denied: string | readonly string[], rows: readonly string[]) =>
  each(role, hub, rows, () => ({ denied }));
export const answers = (role: Role, hub: string, answer: 'help' | 'capture' | 'off-topic', rows: readonly string[]) =>
  each(role, hub, rows, () => ({ answer }));
