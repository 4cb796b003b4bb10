const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The path of a request as a trace may hold it: ids of records stand in it, anything else a caller put there (a token, a
 * name) is the parameter's name.
 */
export const templateOf = (route: string, params: Record<string, string>): string =>
  route.replace(/:(\w+)/g, (parameter, name: string) => {
    const value = params[name] ?? '';
    return name.endsWith('Id') && UUID.test(value) ? value : parameter;
  });
