import { expect, it } from '@jest/globals';
import { NEWS_KEPT, RecentNews, type News } from './recent-news.js';

const news = (organizationId: string, id = 'one') =>
  ({ contract: {}, envelope: { organizationId, id } }) as unknown as News;
const ids = (told: readonly News[]) => told.map(({ envelope }) => envelope.id);

it('tells of what an organization heard within a time, and keeps it no longer', () => {
  let now = 0;
  const recent = new RecentNews(() => now);
  recent.add(news('here', 'early'));
  now = 2_000;
  recent.add(news('here', 'late'));
  recent.add(news('elsewhere'));
  now = 2_500;
  expect(ids(recent.of('here', 1_000))).toEqual(['late']);
  expect(ids(recent.of('here', 60_000))).toEqual(['early', 'late']);
  now = NEWS_KEPT + 1;
  expect(ids(recent.of('here', 60_000))).toEqual(['late']);
  recent.forgetOld();
  now = 0;
  expect(ids(recent.of('here', 60_000))).toEqual(['late']);
});

it('keeps the newest where there is too much', () => {
  const recent = new RecentNews(() => 0);
  for (let nth = 0; nth < 1_001; nth += 1) recent.add(news('here', String(nth)));
  expect(ids(recent.of('here', 1)).slice(0, 1)).toEqual(['1']);
});
