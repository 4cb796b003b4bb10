import { basename } from 'node:path';
import {
  isBlock,
  isCallExpression,
  isExpressionStatement,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isIfStatement,
  isImportDeclaration,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type CallExpression,
  type FunctionLikeDeclaration,
  type Node,
  type ParameterDeclaration,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import { TypeFlags, type Type } from 'typescript/unstable/sync';
import { samplesOf } from './samples.js';
import { bindingOf, isWithin, namesIn, namesReadBy } from './scope.js';
import type { Source } from './sources.js';

/** What of a function leads to an expression, as code of its module. */
export interface Slice {
  /** Of the source. */
  readonly path: string;
  /** An async function of its inputs and of the arguments its own function was called with; answers a list. */
  readonly code: string;
  /** For each input the values it is tried with. */
  readonly inputs: readonly (readonly unknown[])[];
  /** The arguments of each call of its function, where those are parts of a statement. */
  readonly calls: readonly Slice[];
}

/** Nobody hands a part of a statement further than this. */
const DEEPEST = 4;

export type Calls = ReadonlyMap<string, readonly { source: Source; call: CallExpression }[]>;

/** Every call in some sources by the last name of what is called. */
export function callsIn(sources: readonly Source[]): Calls {
  const all = sources.flatMap((source) => {
    const found: { name: string; source: Source; call: CallExpression }[] = [];
    const visit = (node: Node): void => {
      if (isCallExpression(node)) {
        const callee = node.expression;
        const name = isIdentifier(callee) ? callee : isPropertyAccessExpression(callee) ? callee.name : undefined;
        if (name) found.push({ name: name.text, source, call: node });
      }
      node.forEachChild(visit);
    };
    visit(source.file);
    return found;
  });
  return Map.groupBy(all, ({ name }) => name);
}

/** The code that makes these expressions, which stand next to each other, and what to try it with. */
export function sliceOf(source: Source, expressions: readonly Node[], calls: Calls, depth = 0): Slice {
  const { file, checker, path } = source;
  const textOf = (node: Node): string => node.getText(file);
  const lines = new Map<Node, string>();
  const inputs: (readonly unknown[])[] = [];
  const input = (node: Node): string => {
    const type = checker.getTypeAtLocation(node);
    return `$[${inputs.push(type ? samplesOf(type, checker) : [undefined]) - 1}]`;
  };
  const parameters = new Map<ParameterDeclaration, FunctionLikeDeclaration>();
  let given: FunctionLikeDeclaration | undefined;
  let loops = 0;

  const need = (node: Node): void => {
    for (const name of namesReadBy(node)) {
      const binding = bindingOf(name);
      if (!binding || isWithin(binding.node, node)) continue;
      if (binding.kind === 'parameter' && holdsSql(checker.getTypeAtLocation(name))) given = binding.of;
      if ([...lines.keys()].some((line) => isWithin(binding.node, line))) continue;
      needed[binding.kind](binding as never);
    }
  };
  const needed = {
    function: ({ node }: { node: Node }) => {
      lines.set(node, textOf(node));
      need(node);
    },
    parameter: ({ node, of }: { node: ParameterDeclaration; of: FunctionLikeDeclaration }) => {
      lines.set(node, '');
      parameters.set(node, of);
    },
    element: ({ node, list }: { node: VariableDeclaration | ParameterDeclaration; list: Node }) => {
      const found = `await (async () => ${textOf(list)})().catch(() => [])`;
      loops += 1;
      lines.set(node, `for (const ${textOf(node.name)} of $some(${found}, ${input(node.name)})) {`);
      need(list);
    },
    variable: ({ node }: { node: VariableDeclaration }) => {
      const names = namesIn(node.name);
      const tried = names.map((name) => `${name.text} ??= ${input(name)};`).join(' ');
      const made = node.initializer ? textOf(node.initializer) : 'undefined';
      const declared = `let ${names.map(({ text }) => text).join(', ')};`;
      // What waits for others gets nothing from the fakes they are.
      const isAwaited = /\bawait\b/.test(made);
      lines.set(
        node,
        isAwaited
          ? `${declared} try { (${textOf(node.name)} = ${made}); } catch {} ${tried}`
          : `const ${textOf(node.name)} = ${made};`,
      );
      if (node.initializer) need(node.initializer);
      for (const change of changesOf(node, expressions[0])) {
        lines.set(change, textOf(change));
        need(change);
      }
    },
  };

  expressions.forEach(need);
  const callers = given && depth < DEEPEST ? callersOf(source, given, calls) : [];
  for (const [node, of] of parameters) {
    const from = callers.length > 0 && of === given ? `$given[${of.parameters.indexOf(node)}]` : input(node.name);
    lines.set(node, `const ${textOf(node.name)} = ${from};`);
  }
  const ordered = [...lines].toSorted(([one], [other]) => one.pos - other.pos).map(([, line]) => line);
  const answer = `$answers.push([${expressions.map(textOf).join(', ')}]);${' }'.repeat(loops)} return $answers;`;
  return {
    path,
    code: `async function ($, $given, $some) { const $answers = [];\n${ordered.join('\n')}\n${answer} }`,
    inputs,
    calls: callers.map(({ source: from, call }) => sliceOf(from, call.arguments, calls, depth + 1)),
  };
}

/** Statements between a variable and an expression that change what the variable holds. */
function changesOf({ name, parent, end }: VariableDeclaration, until: Node | undefined): Node[] {
  const block = parent.parent.parent;
  if (!isBlock(block) || !isIdentifier(name) || !until) return [];
  return block.statements.filter((one) => {
    if (one.pos < end || one.end > until.pos) return false;
    const text = one.getText();
    const mayChange = isExpressionStatement(one) || isIfStatement(one) || isForOfStatement(one);
    return mayChange && text.includes(`${name.text}.`) && !/\b(await|return|throw)\b/.test(text);
  });
}

/** Whether a parameter may be a part of a statement, which its callers choose. */
const holdsSql = (type: Type | undefined): boolean =>
  type !== undefined &&
  ((type.flags & TypeFlags.String) !== 0 ||
    type.getSymbol()?.name === 'Filters' ||
    (type.isUnionType() && type.getTypes().some(holdsSql)));

function callersOf(source: Source, called: FunctionLikeDeclaration, calls: Calls) {
  const holder = isFunctionDeclaration(called) || isMethodDeclaration(called) ? called : called.parent;
  const named = isVariableDeclaration(holder) || isFunctionDeclaration(holder) || isMethodDeclaration(holder);
  const name = named && holder.name && isIdentifier(holder.name) ? holder.name.text : '';
  return (calls.get(name) ?? []).filter(({ source: from, call }) =>
    isMethodDeclaration(holder)
      ? from === source && call.expression.getText(from.file) === `this.${name}`
      : isIdentifier(call.expression) && (from === source || imports(from, source, name)),
  );
}

/** Whether a file imports a name from another. */
function imports(from: Source, { path }: Source, name: string): boolean {
  const ending = `/${basename(path, '.ts')}`;
  return from.file.statements.some((statement) => {
    if (!isImportDeclaration(statement)) return false;
    const text = statement.getText(from.file);
    return text.includes(name) && text.includes(ending);
  });
}
