import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';

/** What a browser has as Node has it: jsdom lacks it, or has one that Node's own calls refuse. */
const NODES = new Set([
  'fetch',
  'Response',
  'Request',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'atob',
  'btoa',
  'queueMicrotask',
  'performance',
  'console',
  'globalThis',
]);
/** Names of the page itself, which are all the one object that programs find everything at. */
const ITSELF = ['window', 'self', 'top', 'parent', 'frames', 'global'];
/** What a page of jsdom has not and this process has, for jsdom too: the modules of a page do not see it. */
export const UNSEEN = ['MessageChannel', 'setImmediate', 'clearImmediate'];
/** What would reach from one page to the next. */
const BEYOND = 'BroadcastChannel';

type Descriptors = Record<PropertyKey, PropertyDescriptor>;
const bare: Descriptors = Object.getOwnPropertyDescriptors(globalThis) as Descriptors;

/** A class is called by `new`, anything else that can be called belongs to its window. */
const isMethod = (key: string, value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function' && !/^[A-Z]/.test(key);

/** An error that nobody listens for is one of the test's. */
function tellErrors(window: DOMWindow): void {
  let listeners = 0;
  window.addEventListener('error', ({ error }) => {
    if (listeners === 0 && error != null) process.emit('uncaughtException', error);
  });
  const count = (by: number, method: typeof window.addEventListener) =>
    function (this: unknown, ...given: Parameters<typeof method>) {
      if (given[0] === 'error') listeners += by;
      return method.apply(window, given);
    };
  Object.assign(window, {
    addEventListener: count(1, window.addEventListener),
    removeEventListener: count(-1, window.removeEventListener),
  });
}

/** What the program finds by a name of the window. What a test sets there is its own. */
function found(window: DOMWindow, key: string): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(window, key);
  if (own?.get === undefined) {
    const value = window[key] as unknown;
    return { value: isMethod(key, value) ? value.bind(window) : value, writable: true, configurable: true };
  }
  return {
    get: () => window[key] as unknown,
    set: (value) => {
      if (key.startsWith('on')) (window as Record<string, unknown>)[key] = value;
      else Object.defineProperty(globalThis, key, { value, writable: true, configurable: true });
    },
    configurable: true,
  };
}

const CLOCKS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const ofNode = { setTimeout, clearTimeout, setInterval, clearInterval };

/** The clocks of a page, which stop when it is closed. Jsdom has such, made of those of the process that stand here. */
function clocks() {
  const running = new Map<number, NodeJS.Timeout>();
  let last = 0;
  const set = (start: (rung: () => void, ms?: number) => NodeJS.Timeout, once: boolean) =>
    function (rung: (...given: unknown[]) => void, ms?: number, ...given: unknown[]): number {
      const id = (last += 1);
      running.set(
        id,
        start(() => {
          if (once) running.delete(id);
          rung(...given);
        }, ms),
      );
      return id;
    };
  const clear = (id?: number): void => {
    ofNode.clearTimeout(running.get(id ?? 0));
    running.delete(id ?? 0);
  };
  return {
    of: {
      setTimeout: set(ofNode.setTimeout, true),
      setInterval: set(ofNode.setInterval, false),
      clearTimeout: clear,
      clearInterval: clear,
    },
    stop: () => {
      for (const one of running.values()) ofNode.clearTimeout(one);
      running.clear();
    },
  };
}

/** Does something while some names of the process have other values, or none. */
function meanwhile<T>(names: readonly string[], values: Descriptors, work: () => T): T {
  const now = Object.getOwnPropertyDescriptors(globalThis) as Descriptors;
  const put = (name: string, value: PropertyDescriptor | undefined) =>
    value ? Object.defineProperty(globalThis, name, value) : Reflect.deleteProperty(globalThis, name);
  for (const name of names) put(name, values[name]);
  try {
    return work();
  } finally {
    for (const name of names) put(name, now[name]);
  }
}

/** Does something by the clocks of Node, as what stays longer than a page must. */
export const byNodesClocks = <T>(work: () => T): T => meanwhile(CLOCKS, bare, work);
/** Does something that must see no more of this process than a page has. */
export const asPageSees = <T>(work: () => T): T => meanwhile(UNSEEN, {}, work);

/** Makes this process a page that nobody has been on. Closing it leaves nothing of it. */
export function openPage(console: Console): () => void {
  const virtualConsole = new VirtualConsole();
  virtualConsole.sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
  const { window } = dom;
  tellErrors(window);
  const keys = [...Object.getOwnPropertyNames(window), 'addEventListener', 'removeEventListener', 'dispatchEvent'];
  for (const key of keys) {
    const node = bare[key];
    const isPages = !NODES.has(key) && !key.startsWith('_') && node?.configurable !== false;
    if (isPages && (node === undefined || node.get !== undefined || node.value !== window[key]))
      Object.defineProperty(globalThis, key, found(window, key));
  }
  for (const key of ITSELF)
    Object.defineProperty(globalThis, key, { value: globalThis, writable: true, configurable: true });
  const { of, stop } = clocks();
  for (const key of CLOCKS)
    Object.defineProperty(globalThis, key, { value: of[key], writable: true, configurable: true });
  Reflect.deleteProperty(globalThis, BEYOND);
  Object.defineProperty(window.document, 'defaultView', { get: () => globalThis, configurable: true });
  Object.defineProperty(globalThis, 'console', { value: console, writable: true, configurable: true });
  return () => {
    stop();
    window.close();
    for (const key of Reflect.ownKeys(globalThis)) if (!(key in bare)) Reflect.deleteProperty(globalThis, key);
    for (const key of Reflect.ownKeys(bare))
      if (bare[key]!.configurable) Object.defineProperty(globalThis, key, bare[key]!);
  };
}
