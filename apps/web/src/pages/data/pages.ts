import { lazyPage } from '@/lib/lazy-page';

/** Screens of the data hub. */
export const dataPages = { '/data': lazyPage(() => import('./data.page')) };
