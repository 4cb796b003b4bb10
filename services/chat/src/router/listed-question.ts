import type { Industry, Role } from '@talent-os/contracts';

/**
 * A question with what should come of it. `tool`: the operation asked, or one that covers it. `proposes`: the change
 * proposed. `denied`: the operation that is not the asker's, told with the gate's text. `help`, `capture`: the router's own
 * answers. `off-topic`: rejected, with what can be asked instead.
 */
export type ListedQuestion = {
  readonly role: Role;
  readonly industry?: Industry;
  readonly hub?: string;
  readonly question: string;
  readonly expect:
    | { readonly tool: string | readonly string[]; readonly slots?: Readonly<Record<string, unknown>> }
    | { readonly proposes: string; readonly slots?: Readonly<Record<string, unknown>> }
    | { readonly denied: string | readonly string[] }
    | { readonly answer: 'help' | 'capture' | 'off-topic' };
};
