import { lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

const CONTRACTS = 'libs/contracts/src/';
/** An operation with the constant that holds it; then what its address begins with. */
const OPERATION = /(?:^export const (\w+) = )?\boperation\(\s*'([\w.]+)'/gm;
const ADDRESS = /\bhttp: '(\w+)/;
const IMPORT = /^import\s+\{([^}]*)\}\s+from\s+'@[\w-]+\/contracts\/([\w/-]+?)(?:\.js)?';$/gm;
/** Integration tests, and what several of them share. */
const INTEGRATION = /^(libs|services|apps\/(?!web\/)[^/]+)\/.*(\.integration\.test\.ts$|\/test\/)/;

/** Every operation with an address is called by an integration test: what only its rules' tests know may not work at all. */
export function testedViolations(tree: Tree): Violation[] {
  const files = tree.parts.flatMap((part) => part.files);
  const tests = files.filter(({ path }) => INTEGRATION.test(path));
  const called = new Set(tests.flatMap(namesUsedBy));
  return files
    .filter(({ path }) => path.startsWith(CONTRACTS) && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => {
      const module = path.slice(CONTRACTS.length, -'.ts'.length);
      return [...text.matchAll(OPERATION)].flatMap((match): Violation[] => {
        const [, constant, name = ''] = match;
        const method = ADDRESS.exec(text.slice(match.index).split('\n});')[0]!)?.[1];
        if (method === 'none' || called.has(`${module} ${constant}`)) return [];
        const home = homeOf(module, name, tests);
        // What is declared in another way is refused, so that nothing escapes.
        const message =
          constant && method
            ? `${name} is called by no integration test: call ${constant} in ${home}`
            : `write export const … = operation('${name}', { http: '…', …`;
        return [{ path, line: lineAt(text, match.index), message }];
      });
    });
}

/** Where the test of an operation belongs: beside the others of its contract, else where its handler stands. */
function homeOf(module: string, name: string, tests: readonly SourceFile[]): string {
  const [service, subject] = name.split('.');
  const usual = `services/${service}/src/${subject}/${subject}.integration.test.ts`;
  const beside = tests
    .filter(({ path, text }) => path.startsWith(`services/${service}/`) && text.includes(`/contracts/${module}`))
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.test.ts'));
  return beside.length === 0 || beside.includes(usual) ? usual : beside[0]!;
}

/** What a file imports from the contracts and uses, as `sales/deals getDeal`. */
function namesUsedBy({ text }: SourceFile): string[] {
  const body = new Set(text.replaceAll(/^import\s[^;]*;$/gm, '').match(/\w+/g));
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', module]) =>
    names
      .split(',')
      .map((one) => one.trim().split(/\s+as\s+/))
      .filter(([name = '', local = name]) => body.has(local))
      .map(([name]) => `${module} ${name}`),
  );
}
