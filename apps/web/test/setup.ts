import '@testing-library/jest-dom/jest-globals';

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
