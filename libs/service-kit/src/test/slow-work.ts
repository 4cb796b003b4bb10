/** Uses a thread for so many milliseconds; answers how many environment variables it could read. */
export function keepBusy(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return { busy: ms, secrets: Object.keys(process.env).filter((name) => /SECRET|KEY|URL/.test(name)).length };
}

export function fail(message: string): never {
  throw new Error(message);
}
