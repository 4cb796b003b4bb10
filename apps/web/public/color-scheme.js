// Schemas are checked without code that is made at run time: the page's own policy would refuse it, and tell of it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Runs before the first paint, so that a dark screen never flashes white.
(function () {
  var scheme;
  try {
    scheme = localStorage.getItem('color_scheme');
  } catch {
    // Storage is blocked: the system decides.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
