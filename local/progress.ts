// Missing where the output is no terminal, whatever its type says.
const live = Boolean(process.stdout.isTTY);
const CLEAR_LINE = '\r\u001B[K';
let open = '';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Writes one line about something worth knowing, above the step that is under way. */
export function note(line: string): void {
  process.stdout.write(live && open !== '' ? `${CLEAR_LINE}${line}\n${open}` : `${line}\n`);
}

/** Runs a named step and writes one line with its time. The work may answer a few words to add. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const show = (text: string): void => {
    open = text;
    if (live) process.stdout.write(text);
  };
  const close = (mark: string, detail: unknown): void => {
    const words = typeof detail === 'string' && detail !== '' ? ` ${detail}` : '';
    process.stdout.write(`${live ? CLEAR_LINE : ''}${mark} ${name}${words}  (${seconds(began)})\n`);
    open = '';
  };
  show(`… ${name}`);
  try {
    const result = await work();
    close('✓', result);
    return result;
  } catch (error) {
    close('✗', '');
    throw error;
  }
}
