const { TestEnvironment } = require('jest-environment-jsdom');

const platform = {
  fetch,
  Response,
  Request,
  Headers,
  AbortController,
  AbortSignal,
  ReadableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
};

/** A browser page that also has what browsers have and jsdom lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, platform);
  }
};
