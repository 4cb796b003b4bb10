/** States something that reaches outside is switched to by hand. */
type Target = 'active' | 'paused';

/**
 * Where it may be switched: on once it was tested as it is set now, off while it runs, though it may be failing. Anything
 * else is so already.
 */
export function switchableTo(status: string, tested: boolean): { readonly to: Target[] } {
  const runs = status === 'active' || status === 'failing';
  const to: Record<Target, boolean> = { active: tested && status !== 'active', paused: runs };
  return { to: (['active', 'paused'] as const).filter((target) => to[target]) };
}
