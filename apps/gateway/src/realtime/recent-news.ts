import type { EventContract } from '@talent-os/contracts';
import type { Envelope } from '@talent-os/service-kit';

export type News = { readonly contract: EventContract; readonly envelope: Envelope };
type KeptNews = News & { readonly at: number };

/** How long news are kept for those who are still connecting, in milliseconds. */
export const NEWS_KEPT = 10_000;
/** Of one organization; the oldest go first. */
const MOST = 1_000;

/** The news of the last seconds: a browser reads before it listens, and hears here of what changed in between. */
export class RecentNews {
  private readonly byOrganization = new Map<string, KeptNews[]>();

  constructor(private readonly now: () => number = Date.now) {}

  add(news: News): void {
    const { organizationId } = news.envelope;
    const kept = this.byOrganization.get(organizationId) ?? [];
    kept.push({ ...news, at: this.now() });
    if (kept.length > MOST) kept.shift();
    this.byOrganization.set(organizationId, kept);
  }

  /** What an organization has heard in so many milliseconds, the oldest first. */
  of(organizationId: string, milliseconds: number): readonly News[] {
    const since = this.now() - Math.min(milliseconds, NEWS_KEPT);
    return (this.byOrganization.get(organizationId) ?? []).filter(({ at }) => at >= since);
  }

  forgetOld(): void {
    const since = this.now() - NEWS_KEPT;
    for (const [organizationId, kept] of this.byOrganization) {
      const recent = kept.filter(({ at }) => at >= since);
      if (recent.length > 0) this.byOrganization.set(organizationId, recent);
      else this.byOrganization.delete(organizationId);
    }
  }
}
