import type { Plugin } from 'vite';

const CONTRACTS = /[\\/]contracts[\\/]dist[\\/].*\.js$/;

/** What a declaration says to servers and to their documentation, by who declares it. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { operation: ['output', 'summary', 'errors'] };
/** What an event or a job carries: its second argument. */
const WITHOUT_DATA = ['event', 'job'];

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Cut = { readonly start: number; readonly end: number; readonly by: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: Node): unknown => (node['name'] ?? node['value']) as unknown;

/** The properties of a declaration that browsers do without, each up to the next one. */
function propertiesCut(spec: Node, names: readonly string[]): Cut[] {
  if (spec.type !== 'ObjectExpression') return [];
  const properties = spec['properties'] as readonly Node[];
  return properties.flatMap(({ start, ...property }, at) => {
    const { key } = property as { readonly key?: Node };
    if (!key || !names.includes(String(nameOf(key)))) return [];
    return [{ start, end: properties[at + 1]?.start ?? spec.end - 1, by: '' }];
  });
}

function cutsOf(node: Node): Cut[] {
  if (node.type === 'CallExpression') {
    const callee = String(nameOf(node['callee'] as Node));
    const [, second] = node['arguments'] as readonly Node[];
    if (second && WITHOUT_DATA.includes(callee)) return [{ start: second.start, end: second.end, by: '0' }];
    const cuts = second ? propertiesCut(second, LEFT_OUT[callee] ?? []) : [];
    if (cuts.length > 0) return cuts;
  }
  return partsOf(node).flatMap(cutsOf);
}

/** What is made once, and harms nobody where it is not made: only a browser that reads it keeps it. */
function wrapsOf(program: Node): Cut[] {
  const statements = (program['body'] as readonly Node[]).map(
    (one) => (one.type === 'ExportNamedDeclaration' && (one['declaration'] as Node | null)) || one,
  );
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((one) => one['declarations'] as readonly Node[])
    .map(({ init }) => init)
    .filter((init) => isNode(init) && /^(Array|Call|New|Object)Expression$/.test(init.type))
    .flatMap((init) => {
      const { start, end } = init as Node;
      return [
        { start, end: start, by: '/* @__PURE__ */ (() => (' },
        { start: end, end, by: '))()' },
      ];
    });
}

/**
 * A browser believes what the server answers and checks only what people type: the schemas of answers, of events and of
 * jobs, and what declarations say to the documentation, stay out of the build; so do declarations that no screen names. A
 * screen that read the schema of an answer would find none.
 */
export const answerLess = (): Plugin => ({
  name: 'answer-less',
  apply: 'build',
  transform(code, id) {
    if (!CONTRACTS.test(id)) return null;
    const program = this.parse(code) as unknown as Node;
    const cuts = [...cutsOf(program), ...wrapsOf(program)].toSorted((one, other) => other.start - one.start);
    return {
      code: cuts.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code),
      map: null,
    };
  },
});
