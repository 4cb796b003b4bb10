import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { beginFile, clocksOfNow, jest } from '@talent-os/testing/jest/globals';
import { NodeRuntime } from '@talent-os/testing/jest/runtime';
import { asPageSees, byNodesClocks, openPage, UNSEEN } from './page.ts';

type Given = ConstructorParameters<typeof NodeRuntime>;
type Require = (name: string) => unknown;
type Module = { exports: object };
type Compiled = (exports: object, require: Require, module: Module, file: string, folder: string) => void;

const WEB = dirname(import.meta.dirname);
const STYLE = createRequire(import.meta.url)('./style.cjs') as object;
/**
 * Packages that keep something of a page, or that work in their own time (React draws by its clocks): made anew with each.
 * What is React's alone (`react`, `react-dom`) is one, as the parts drawn with it are.
 */
const OF_A_PAGE =
  /node_modules\/(@testing-library|css\.escape|@tanstack|scheduler|react-dom\/(client\.js|cjs\/react-dom-client))/;
const isOfPage = (path: string): boolean =>
  OF_A_PAGE.test(path) || (path.startsWith(`${WEB}/`) && !path.includes('/node_modules/'));

/** What a module of CommonJS is given, and what it must not find where Node has it. */
const NAMES = ['exports', 'require', 'module', '__filename', '__dirname', ...UNSEEN];

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Where a module stands that another names; nothing for a style sheet. */
function locate(from: string, name: string): string | undefined {
  if (name.endsWith('.css')) return undefined;
  const base = name.startsWith('@/')
    ? join(WEB, 'src', name.slice(2))
    : name.startsWith('.') && join(dirname(from), name);
  const source = base && !base.includes('/node_modules/') && ENDINGS.map((end) => base + end).find(isFile);
  return source || createRequire(from).resolve(name);
}

const located = new Map<string, string | undefined>();
const compiled = new Map<string, Compiled>();
const sourceMaps = new Map<string, string>();
/** What Node has loaded, once for all files of this process. */
const ofNode = new Map<string, unknown>();

/** The modules of one page, each evaluated when it is first asked for. */
class Modules {
  readonly #evaluated = new Map<string, Module>();
  readonly #compile: (path: string) => Compiled;

  constructor(compile: (path: string) => Compiled) {
    this.#compile = compile;
  }

  load(path: string): unknown {
    const known = this.#evaluated.get(path);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    this.#evaluated.set(path, module);
    try {
      const require: Require = (name) => this.#from(path, name);
      this.#compile(path).call(module.exports, module.exports, require, module, path, dirname(path));
    } catch (error) {
      this.#evaluated.delete(path);
      throw error;
    }
    return module.exports;
  }

  #from(path: string, name: string): unknown {
    const key = `${path} ${name}`;
    if (!located.has(key)) located.set(key, locate(path, name));
    const found = located.get(key);
    if (found === undefined) return STYLE;
    if (isOfPage(found)) return this.load(found);
    if (!ofNode.has(found))
      ofNode.set(
        found,
        byNodesClocks(() => createRequire(path)(name)),
      );
    return ofNode.get(found);
  }
}

/**
 * Jest's runtime for tests of screens: each file has a page of its own (a document, what browsers keep, the modules of the
 * web and what they keep), which nothing of another file's reaches. Packages and contracts are evaluated once in a process,
 * and the text of a module is compiled once: loading both for each file was most of what these tests cost.
 */
class PageRuntime extends NodeRuntime {
  readonly #given: Given;
  #modules: Modules | undefined;
  #clocks: ReturnType<typeof clocksOfNow> | undefined;
  #close: (() => void) | undefined;

  constructor(...given: Given) {
    super(...given);
    this.#given = given;
  }

  override requireModule<T = unknown>(...asked: Parameters<NodeRuntime['requireModule']>): T {
    const [path, name] = asked;
    if (name !== undefined || !isOfPage(path)) return super.requireModule<T>(...asked);
    this.#modules ??= this.#open();
    this.#begin();
    return this.#modules.load(path) as T;
  }

  override getSourceMaps() {
    return sourceMaps;
  }

  override teardown(): void {
    this.#close?.();
    super.teardown();
  }

  #open(): Modules {
    const { console } = this.#given[1].global as unknown as { console: Console };
    this.#close = openPage(console);
    this.#clocks = asPageSees(clocksOfNow);
    return new Modules((path) => this.#compile(path));
  }

  /** Names that the testing library looks for where it is loaded. */
  #begin(): void {
    const given = this.#given[1].global as unknown as Parameters<typeof beginFile>[0];
    beginFile(given, this.#clocks);
    const { beforeAll, afterAll, afterEach } = given;
    Object.assign(globalThis, { beforeAll, afterAll, afterEach, jest });
  }

  #compile(path: string): Compiled {
    const known = compiled.get(path);
    if (known) return known;
    const [, , , transformer] = this.#given;
    const options = { isInternalModule: false, supportsDynamicImport: false } as never;
    const { code, sourceMapPath } = transformer.transform(path, options);
    if (sourceMapPath) sourceMaps.set(path, sourceMapPath);
    const made = compileFunction(code, NAMES, { filename: path }) as Compiled;
    compiled.set(path, made);
    return made;
  }
}
export { PageRuntime as 'module.exports' };
