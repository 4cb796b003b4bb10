import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// What a test waits for comes in its own time on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

/** `matches` for the empty query: the data table asks it once per column and hides the ones that do not match. */
window.matchMedia ??= ((media: string) => ({
  matches: media === '',
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
