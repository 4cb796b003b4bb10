import type { Schema } from '@talent-os/contracts/define';

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };
type ParseResult = { readonly issues?: readonly Issue[] };
/** Every schema of the contracts answers the Standard Schema interface; its type in the contracts is kept smaller. */
type StandardSchema = {
  readonly '~standard': { readonly validate: (value: unknown) => ParseResult | Promise<ParseResult> };
};

/** What the contract would refuse, one message per field (`consent.profile` for nested ones). Empty when all is well. */
export function fieldErrors(schema: Schema, input: unknown): Record<string, string> {
  const checked = (schema as unknown as StandardSchema)['~standard'].validate(input);
  if (checked instanceof Promise) return {};
  const name = ({ path = [] }: Issue) =>
    path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return Object.fromEntries((checked.issues ?? []).toReversed().map((issue) => [name(issue), issue.message]));
}
