const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Writes one line about something worth knowing. */
export function note(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a named step and writes one line with its time. The work may answer a few words to add. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const live = process.stdout.isTTY === true;
  if (live) process.stdout.write(`… ${name}`);
  const line = (mark: string, detail: unknown): void => {
    const words = typeof detail === 'string' && detail !== '' ? ` ${detail}` : '';
    process.stdout.write(`${live ? '\r\u001B[K' : ''}${mark} ${name}${words}  (${seconds(began)})\n`);
  };
  try {
    const result = await work();
    line('✓', result);
    return result;
  } catch (error) {
    line('✗', '');
    throw error;
  }
}
