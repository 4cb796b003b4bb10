import { pages } from '../../pages';

/** Fetches the shell and the home screen while the server checks the password. */
export function prepareApp(): void {
  const wanted = [import('../../shell/guard'), import('../../shell/app-shell'), pages['/'].load()];
  Promise.all(wanted).catch(() => undefined);
}
