import { beforeAll, describe, expect, it } from '@jest/globals';
import { getDashboardContent, defaultHeadline } from '@talent-os/contracts/identity/dashboard.js';
import {
  changeHeadline,
  HEADLINE_LENGTHS,
  listHeadlines,
  resetHeadline,
} from '@talent-os/contracts/identity/headlines.js';
import {
  changeOrganizationProfile,
  getOrganizationOverview,
  getOrganizationProfile,
  removeLogo,
  setLogo,
} from '@talent-os/contracts/identity/organization-profile.js';
import { getStrategy, listStrategies, publishStrategy } from '@talent-os/contracts/identity/strategy.js';
import { createGoal, listGoals, moveGoal, pillarProgress } from '@talent-os/contracts/productivity/goals.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { fileOf, png } from '../test/pictures.js';

let admin: Person;
let rep: Person;
beforeAll(async () => {
  [admin, rep] = await Promise.all([signIn('org.admin@northwind.example'), signIn('sales.rep@northwind.example')]);
});

const profile = async () => {
  const { logo, ...fields } = await admin.call(getOrganizationProfile, {});
  return { logo, fields };
};

describe('the profile of an organization', () => {
  it('is kept as it is written, from the version that was seen', async () => {
    const { fields } = await profile();
    const address = { street: '1 Pier Road', postalCode: '98101', city: 'Seattle', country: 'United States' };
    const said = { legalName: 'Northwind Trading, Inc.', address, size: '50-249' as const };
    await admin.call(changeOrganizationProfile, { ...fields, ...said });
    expect((await profile()).fields).toMatchObject(said);
    expect((await admin.refused(changeOrganizationProfile, { ...fields, ...said })).code).toBe('resource.stale');
  });

  it('keeps an industry in which somebody holds a role, and may add one', async () => {
    const { fields } = await profile();
    const change = (industries: readonly ('SALES' | 'CYBER')[], version: number) =>
      admin.send(changeOrganizationProfile, { ...fields, industries, version });
    expect(await change(['CYBER'], fields.version)).toMatchObject({
      status: 422,
      body: { code: 'organization.industry' },
    });
    const added = await change(['SALES', 'CYBER'], fields.version);
    const [row] = await ownerQuery<{ modules: string[]; deployment: string }>(
      `select modules, deployment_context as deployment from identity.organization where id = $1`,
      [admin.organizationId],
    );
    expect(row).toMatchObject({ deployment: 'multi-industry', modules: expect.arrayContaining(['cyber', 'sales']) });
    const { version } = added.body as { version: number };
    expect((await change(['SALES'], version)).status).toBe(200);
    const [back] = await ownerQuery<{ modules: string[] }>(`select modules from identity.organization where id = $1`, [
      admin.organizationId,
    ]);
    expect(back!.modules).not.toContain('cyber');
  });

  it('has a logo that draws and does nothing else', async () => {
    const send = (content: string | Buffer, name: string) => admin.send(setLogo, { file: fileOf(content, name) });
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"></path></svg>';
    const planted = drawn.replace('<path', '<script>alert(1)</script><path onload="alert(2)"');
    expect((await send(planted, 'logo.svg')).status).toBe(200);
    expect((await profile()).logo).toBe(`data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`);
    expect((await send(png(200, 100), 'logo.png')).status).toBe(200);
    expect((await profile()).logo).toMatch(/^data:image\/png/);
    expect(await send('<svg><broken', 'logo.svg')).toMatchObject({ status: 422, body: { code: 'picture.unreadable' } });
    expect(await send('GIF89a and so on', 'logo.gif')).toMatchObject({ status: 415 });
    expect(await send(planted + ' '.repeat(2 * 1024 * 1024), 'logo.svg')).toMatchObject({ status: 413 });
    await admin.call(removeLogo, {});
    expect((await profile()).logo).toBeNull();
  });
});

describe('headlines', () => {
  const role = 'CYBER_ANALYST' as const;
  const texts = { outcomeMessage: 'Quiet nights', actionMessage: 'Look at the queue', callToAction: 'Open incidents' };
  const shown = async () => {
    const { outcomeMessage, actionMessage, callToAction } = await rep.call(getDashboardContent, { role });
    return { outcomeMessage, actionMessage, callToAction };
  };

  it('are written for a role, read at home, and go back to the product’s own', async () => {
    await admin.call(changeHeadline, { role, ...texts });
    expect(await shown()).toEqual(texts);
    const { items } = await admin.call(listHeadlines, {});
    expect(items.find((one) => one.role === role)).toMatchObject({ ...texts, writtenAt: expect.any(String) });
    await admin.call(changeHeadline, { role, ...texts, outcomeMessage: 'Quieter nights' });
    expect((await shown()).outcomeMessage).toBe('Quieter nights');
    await admin.call(resetHeadline, { role });
    expect(await shown()).toEqual(defaultHeadline);
  });

  it('fit their lines', async () => {
    for (const [field, most] of Object.entries(HEADLINE_LENGTHS)) {
      const sent = await admin.send(changeHeadline, { role, ...texts, [field]: 'x'.repeat(most + 1) });
      expect(sent).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    }
  });
});

describe('the overview of an organization', () => {
  it('says how far it is set up and counts who works there', async () => {
    const { steps, people, teams } = await admin.call(getOrganizationOverview, {});
    expect(steps.find(({ step }) => step === 'teams')).toEqual({ step: 'teams', done: true });
    const [counted] = await ownerQuery<{ active: number }>(
      `select count(*)::int as active from identity.person p where p.organization_id = $1 and p.status = 'active' and exists (
         select 1 from identity.role_assignment r where r.person_id = p.id and r.role_name <> 'CANDIDATE')`,
      [admin.organizationId],
    );
    expect(people.active).toBe(counted!.active);
    expect(teams).toBeGreaterThan(0);
  });
});

describe('the strategy', () => {
  const pillar = (name: string, pillarId?: string) => ({ name, text: '', ...(pillarId && { pillarId }) });
  const publish = async (pillars: readonly ReturnType<typeof pillar>[]) => {
    const { strategy } = await admin.call(getStrategy, {});
    const objectives = [{ year: 2027, pillar: 0, text: 'Nobody waits longer than a day' }];
    const number = strategy?.number ?? 0;
    await admin.call(publishStrategy, { mission: 'Serve those who sell', pillars: [...pillars], objectives, number });
    return (await rep.call(getStrategy, {})).strategy!;
  };

  it('is published version by version, and its pillars keep their ids', async () => {
    const first = await publish([pillar('Care'), pillar('Growth')]);
    const second = await publish([pillar('Growing', first.pillars[1]!.id), pillar('Trust')]);
    expect(second).toMatchObject({ number: first.number + 1, mission: 'Serve those who sell' });
    expect(second.pillars.map(({ id }) => id)).toEqual([first.pillars[1]!.id, expect.any(String)]);
    const { items } = await admin.call(listStrategies, {});
    expect(items.slice(0, 2).map(({ number }) => number)).toEqual([second.number, first.number]);
    const seen = { mission: 'Late', objectives: [], number: first.number };
    const stale = await admin.refused(publishStrategy, { ...seen, pillars: [pillar('Care')] });
    const foreign = await admin.refused(publishStrategy, { ...seen, pillars: [pillar('Care', crypto.randomUUID())] });
    expect([stale.code, foreign.code]).toEqual(['strategy.published', 'resource.missing']);
  });

  it('has pillars that goals of the organization stand below, and counts as many as its list shows', async () => {
    const strategy = await publish([pillar('Focus')]);
    const pillarId = strategy.pillars[0]!.id;
    const goal = {
      title: 'Answer within a day',
      visibility: 'organization' as const,
      teamId: null,
      parentId: null,
      pillarId,
      hub: 'productivity',
      periodStart: '2026-01-01',
      periodEnd: addDays(demoToday(), 60),
      keyResults: [{ title: 'Answers', start: 0, target: 10, unit: 'a day' }],
    };
    const { id, version } = await rep.call(createGoal, goal);
    expect((await admin.call(pillarProgress, {})).items.filter((one) => one.pillarId === pillarId)).toEqual([]);
    await rep.call(moveGoal, { goalId: id, version, status: 'active' });
    await rep.call(createGoal, { ...goal, visibility: 'private' });
    const { items } = await admin.call(pillarProgress, {});
    expect(items.find((one) => one.pillarId === pillarId)).toEqual({ pillarId, goals: 1, score: 0 });
    expect((await admin.call(listGoals, { pillarId })).items.map((one) => one.id)).toEqual([id]);
    const unknown = { ...goal, pillarId: crypto.randomUUID() };
    expect((await rep.refused(createGoal, unknown)).code).toBe('resource.missing');
  });
});
