import { createRequire, registerHooks } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginFile, jest } from './globals.js';

const require = createRequire(import.meta.url);
const { default: Runtime } = require('jest-runtime') as typeof import('jest-runtime');
type Arguments = ConstructorParameters<typeof Runtime>;

const GLOBALS = new URL('globals.js', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

/** What the process began its files with: what one of them sets is not there for the next. */
let environment: NodeJS.ProcessEnv | undefined;
function resetEnvironment(): void {
  environment ??= { ...process.env };
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** What Jest keeps, under this name, of a file that runs: who hears of its tests. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

/** What runs the tests of one file. */
interface Runner {
  runAndTransformResultsToJestFormat(...given: unknown[]): Promise<unknown>;
}

/** It is made anew with each file. What it stands on, `expect` first of all, is loaded once. */
function runnerOfFile(path: string): Runner {
  Reflect.set(globalThis, HANDLERS, undefined);
  delete require.cache[path];
  const runner = require(path) as Runner;
  return {
    ...runner,
    // Jest says how long the file took by the clock that it has left.
    runAndTransformResultsToJestFormat: (...given) =>
      runner.runAndTransformResultsToJestFormat(...given).finally(jest.useRealTimers),
  };
}

/** How many files this process has loaded: each is loaded anew, also one that is asked for again. */
let loaded = 0;

/**
 * Jest's runtime, which loads tests as Node does. Jest's own way reads, links and evaluates every module once for each file
 * of tests: with contracts that hold a thousand schemas that is most of what the tests cost. Here a module is evaluated once
 * in a process, so that a test must not change one; the file itself is its own each time.
 */
export class NodeRuntime extends Runtime {
  readonly #global: Arguments[1]['global'];

  constructor(...given: Arguments) {
    super(...given);
    resetEnvironment();
    jest.useRealTimers();
    this.#global = given[1].global;
  }

  override requireInternalModule<T = unknown>(from: string, to?: string): T {
    const isRunner = to === undefined && basename(from) === 'jestAdapterInit.js';
    return isRunner ? (runnerOfFile(from) as T) : super.requireInternalModule<T>(from, to);
  }

  override async unstable_importModule(path: string): Promise<unknown> {
    loaded += 1;
    beginFile(this.#global as unknown as Parameters<typeof beginFile>[0]);
    return import(`${pathToFileURL(path).href}?${loaded}`);
  }
}
// As Jest asks for it: a module of CommonJS that is the class.
export { NodeRuntime as 'module.exports' };
