/** States something that reaches outside is switched to by hand. */
type Target = 'active' | 'paused';

/**
 * Where it may be switched: on once it was tested as it is set now, off while it runs, though it may be failing. Anything
 * else is so already.
 */
export const switchableTo = (status: string, tested: boolean): { readonly to: Target[] } => ({
  to: status === 'active' ? ['paused'] : [...on(tested), ...off(status)],
});

const on = (tested: boolean): Target[] => (tested ? ['active'] : []);
const off = (status: string): Target[] => (status === 'failing' ? ['paused'] : []);
