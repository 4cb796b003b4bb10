/** A browser without a window that follows redirects from site to site, with the cookies of each. */
export class Traveller {
  private readonly cookies = new Map<string, Map<string, { readonly value: string; readonly path: string }>>();

  /** `home`: where the product answers. `known`: by which name others send people there. */
  constructor(
    private readonly home: string,
    private readonly known = home,
  ) {}

  /** Follows an address until a page of the product that is no redirect, and answers its path. The page itself is not read. */
  async go(address: string): Promise<string> {
    let url = this.at(new URL(address, this.home));
    for (let hops = 0; hops < 20; hops += 1) {
      if (url.origin === new URL(this.home).origin && !url.pathname.startsWith('/api/'))
        return url.pathname + url.search + url.hash;
      const location = (await this.fetch(url)).headers.get('location');
      if (!location) throw new Error(`${url.href} leads nowhere`);
      url = this.at(new URL(location, url));
    }
    throw new Error(`led in circles, at last to ${url.href}`);
  }

  /** Follows an address until one it is not to follow, and answers that. */
  async until(address: string, isThere: (url: URL) => boolean): Promise<string> {
    let url = this.at(new URL(address, this.home));
    while (!isThere(url)) {
      const location = (await this.fetch(url)).headers.get('location');
      if (!location) throw new Error(`${url.href} leads nowhere`);
      url = this.at(new URL(location, url));
    }
    return url.href;
  }

  /** The value of a cookie of the product; nothing where it has set none. */
  cookie(name: string): string | undefined {
    return this.cookies.get(new URL(this.home).host)?.get(name)?.value;
  }

  private at(url: URL): URL {
    return url.origin === new URL(this.known).origin ? new URL(url.pathname + url.search + url.hash, this.home) : url;
  }

  private async fetch(url: URL): Promise<Response> {
    const kept = this.cookies.get(url.host) ?? new Map<string, { value: string; path: string }>();
    this.cookies.set(url.host, kept);
    const sent = [...kept].filter(([, { path }]) => url.pathname.startsWith(path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const path = attributes.find((one) => /^path=/i.test(one))?.slice('path='.length) ?? '/';
      if (value === '') kept.delete(name);
      else kept.set(name, { value, path });
    }
    return response;
  }
}
