import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changeReviewSettings,
  exportAccessReview,
  keepGrants,
  listAccessReviews,
  listReviewedGrants,
  myAccessReview,
  removeGrant,
  reopenGrants,
  startAccessReview,
} from '@talent-os/contracts/identity/access-reviews.js';
import { tendAccessReviews } from '@talent-os/contracts/identity/jobs.js';
import { disableAccount, grantRole, listMembers } from '@talent-os/contracts/identity/members.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import {
  eventually,
  openOwnService,
  ownerQuery,
  signIn,
  wholeInbox,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { Browser, ended } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';
import { TendAccessReviews } from './tend-access-reviews.job.js';

let service: OwnService;
beforeAll(async () => {
  const answers = { [organizationTimezone.name]: { timezone: 'UTC' } };
  service = await openOwnService(definition, { answers });
});
afterAll(() => service.close());

type Somebody = { readonly id: string; readonly email: string };
type Company = {
  readonly organizationId: string;
  readonly founder: Somebody;
  readonly lead: Somebody;
  readonly rep: Somebody;
};

/** Somebody who works as a sales representative for `managerId`, or for nobody. */
async function newRep(organizationId: string, managerId: string | null): Promise<Somebody> {
  const person = await newAdministrator(organizationId);
  await ownerQuery(`update identity.role_assignment set role_name = 'SALES_REP' where person_id = $1`, [person.id]);
  await ownerQuery('update identity.person set manager_id = $2 where id = $1', [person.id, managerId]);
  return person;
}

async function newCompany(): Promise<Company> {
  const { organizationId, founder } = await newOrganization();
  const lead = await newRep(organizationId, null);
  return { organizationId, founder, lead, rep: await newRep(organizationId, lead.id) };
}

const started = async (admin: Person) => (await admin.call(startAccessReview, {})).reviewId;
const waitingOf = async (person: Person) => (await person.call(myAccessReview, {})).items;
/** The grant of a review that is somebody's, as the administrators see it. */
const grantOf = async (admin: Person, reviewId: string, { id }: Somebody) => {
  const [{ grantId }] = (await ownerQuery<{ grantId: string }>(
    `select id as "grantId" from identity.reviewed_grant where review_id = $1 and person_id = $2`,
    [reviewId, id],
  )) as [{ grantId: string }];
  const { items } = await admin.call(listReviewedGrants, { reviewId });
  return items.find((item) => item.id === grantId)!;
};
const reviewOf = async (admin: Person, reviewId: string) =>
  (await admin.call(listAccessReviews, {})).items.find(({ id }) => id === reviewId)!;
/** The job as it runs so many days from now. */
const tendIn = (days: number) =>
  new TendAccessReviews().work({}, service.context(tendAccessReviews, undefined, new Date(Date.now() + days * DAY_MS)));

let company: Company;
let admin: Person;
let lead: Person;
let reviewId: string;
beforeEach(async () => {
  company = await newCompany();
  [admin, lead] = await Promise.all([signIn(company.founder.email), signIn(company.lead.email)]);
  reviewId = await started(admin);
});

describe('a review of access', () => {
  it('asks each manager for their people, administrators for the others, and nobody for themselves', async () => {
    const second = await signIn((await newAdministrator(company.organizationId)).email);
    const asked = async (person: Person) => (await waitingOf(person)).map(({ id }) => id);
    const own = await grantOf(admin, reviewId, company.founder);
    const [ofLead, ofRep] = await Promise.all([
      grantOf(admin, reviewId, company.lead),
      grantOf(admin, reviewId, company.rep),
    ]);
    expect(await asked(lead)).toEqual([ofRep.id]);
    expect(await asked(admin)).toEqual([ofLead.id]);
    expect((await asked(second)).toSorted()).toEqual([own.id, ofLead.id].toSorted());
    expect([ofLead.reviewer, ofRep.reviewer]).toEqual([null, expect.any(String)]);
    const rows = (await wholeInbox(lead)).items.filter(({ kind }) => kind === 'accessReview');
    expect(rows).toMatchObject([{ title: 'Review a grant of access', link: '/user?view=access-review' }]);
    expect((await admin.refused(startAccessReview, {})).code).toBe('review.open');
  });

  it('runs once, however many start it at the same moment', async () => {
    const { founder } = await newOrganization();
    const one = await signIn(founder.email);
    const answers = await Promise.all([1, 2, 3].map(() => one.send(startAccessReview, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('is answered once, and taken back while it runs', async () => {
    const [grant] = await waitingOf(lead);
    const kept = { reviewedGrantIds: [grant!.id] };
    await lead.call(keepGrants, kept);
    expect(await reviewOf(admin, reviewId)).toMatchObject({ grants: 3, kept: 1, waiting: 2 });
    expect((await lead.refused(keepGrants, kept)).code).toBe('review.answered');
    const removal = { reviewedGrantId: grant!.id, reason: 'Twice' };
    expect((await lead.refused(removeGrant, removal)).status).toBe(409);
    await lead.call(reopenGrants, kept);
    expect(await reviewOf(admin, reviewId)).toMatchObject({ kept: 0, waiting: 3 });
    expect((await lead.refused(reopenGrants, kept)).code).toBe('review.answered');
  });

  it('takes one answer of two that come at once', async () => {
    const [grant] = await waitingOf(lead);
    const answers = await Promise.all([
      lead.send(keepGrants, { reviewedGrantIds: [grant!.id] }),
      lead.send(removeGrant, { reviewedGrantId: grant!.id, reason: 'At once' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('takes no answer for one’s own grants, nor for those of others’ people, and none of several where one is refused', async () => {
    const rep = await signIn(company.rep.email);
    const [own, of] = await Promise.all([
      grantOf(admin, reviewId, company.founder),
      grantOf(admin, reviewId, company.rep),
    ]);
    expect((await admin.refused(keepGrants, { reviewedGrantIds: [own.id] })).code).toBe('review.own');
    expect((await rep.refused(keepGrants, { reviewedGrantIds: [own.id] })).code).toBe('resource.missing');
    expect((await rep.refused(removeGrant, { reviewedGrantId: of.id, reason: 'Mine' })).code).toBe('review.own');
    expect((await lead.refused(keepGrants, { reviewedGrantIds: [of.id, own.id] })).code).toBe('resource.missing');
    expect(await reviewOf(admin, reviewId)).toMatchObject({ kept: 0, waiting: 3 });
    const missing = await lead.refused(removeGrant, { reviewedGrantId: of.id, reason: ' ' });
    expect(missing).toMatchObject({ status: 422, errors: [{ field: 'reason', message: 'Please say why' }] });
  });
});

describe('a grant that is removed', () => {
  it('is gone at once, and closes the account where it was the only one', async () => {
    const { id: userId, email } = company.rep;
    const browser = await Browser.signIn(email, DEMO_PASSWORD);
    const [grant] = await waitingOf(lead);
    expect(grant).toMatchObject({ only: true });
    await lead.call(removeGrant, { reviewedGrantId: grant!.id, reason: 'Left the team' });
    await ended(browser.person);
    const { items } = await admin.call(listMembers, { search: email });
    expect(items).toMatchObject([{ id: userId, status: 'disabled' }]);
    expect(await grantOf(admin, reviewId, company.rep)).toMatchObject({ state: 'removed', reason: 'Left the team' });
  });

  it('leaves the others of the same person as they are', async () => {
    await admin.call(grantRole, { userId: company.rep.id, role: 'RECRUITER', industry: 'SALES' });
    const [grant] = await waitingOf(lead);
    await lead.call(removeGrant, { reviewedGrantId: grant!.id, reason: 'Recruits now' });
    const { items } = await admin.call(listMembers, { search: company.rep.email });
    expect(items).toMatchObject([{ status: 'active', roles: [{ roleName: 'RECRUITER' }] }]);
  });

  it('is never the last administrator’s', async () => {
    const second = await newAdministrator(company.organizationId);
    await ownerQuery(`update identity.person set password_hash = null where id = $1`, [company.founder.id]);
    const [own] = (await ownerQuery<{ id: string }>(
      `update identity.reviewed_grant g set person_id = $2, role_id = (select id from identity.role_assignment where person_id = $2)
       where review_id = $1 and person_id = $3 returning id`,
      [reviewId, second.id, company.founder.id],
    )) as [{ id: string }];
    const removal = { reviewedGrantId: own.id, reason: 'Nobody else would be left' };
    expect((await admin.refused(removeGrant, removal)).code).toBe('role.lastAdministrator');
    expect(await reviewOf(admin, reviewId)).toMatchObject({ removed: 0 });
  });
});

describe('while a review runs', () => {
  it('a grant waits for whoever leads its person by then', async () => {
    const other = await newRep(company.organizationId, null);
    const next = await signIn(other.email);
    const [grant] = await waitingOf(lead);
    await ownerQuery('update identity.person set manager_id = $2 where id = $1', [company.rep.id, other.id]);
    expect(await waitingOf(lead)).toEqual([]);
    expect((await lead.refused(keepGrants, { reviewedGrantIds: [grant!.id] })).code).toBe('resource.missing');
    await next.call(keepGrants, { reviewedGrantIds: [grant!.id] });
  });

  it('somebody who leaves needs no answer any more, and a role that was changed neither', async () => {
    const [grant] = await waitingOf(lead);
    await admin.call(disableAccount, { userId: company.rep.id });
    expect(await waitingOf(lead)).toEqual([]);
    expect((await lead.refused(keepGrants, { reviewedGrantIds: [grant!.id] })).code).toBe('review.gone');
    expect(await reviewOf(admin, reviewId)).toMatchObject({ waiting: 2, lapsed: 1 });
  });
});

describe('when its days are over', () => {
  it('what is unanswered is flagged, waits for administrators too, and stays where the organization wants that', async () => {
    await tendIn(0);
    const told = async () => (await lead.call(listNotifications, {})).items.map(({ title }) => title);
    await eventually(async () => expect(await told()).toContain('A review of access waits for you'));
    await tendIn(15);
    expect(await reviewOf(admin, reviewId)).toMatchObject({ state: 'open', waiting: 0, flagged: 3 });
    await eventually(async () => expect(await told()).toContain('Grants of access still wait for your word'));
    const late = (await waitingOf(admin)).map(({ id, state }) => [id, state]);
    expect(late).toContainEqual([(await grantOf(admin, reviewId, company.rep)).id, 'flagged']);
    await tendIn(22);
    expect(await reviewOf(admin, reviewId)).toMatchObject({ state: 'finished', flagged: 3, removed: 0 });
    expect(await waitingOf(lead)).toEqual([]);
    const [line, ...rest] = (await admin.call(exportAccessReview, { reviewId })).csv.trimEnd().split('\r\n');
    expect(line).toMatch(/^Person,Works as,/);
    expect(rest).toHaveLength(3);
    expect(rest.every((one) => one.includes('Flagged'))).toBe(true);
  });

  it('what is unanswered goes where the organization wants that, but for the last administrator', async () => {
    await admin.call(changeReviewSettings, { removesUnanswered: true });
    await tendIn(15);
    await tendIn(22);
    expect(await reviewOf(admin, reviewId)).toMatchObject({ state: 'finished', flagged: 1, removed: 2 });
    const { items } = await admin.call(listMembers, {});
    expect(items.filter(({ status }) => status === 'active').map(({ id }) => id)).toEqual([company.founder.id]);
    expect(await grantOf(admin, reviewId, company.founder)).toMatchObject({ state: 'flagged', decidedBy: null });
  });

  it('or earlier, once everything is answered for, it ends', async () => {
    await lead.call(keepGrants, { reviewedGrantIds: (await waitingOf(lead)).map(({ id }) => id) });
    await ownerQuery('delete from identity.reviewed_grant where review_id = $1 and person_id <> $2', [
      reviewId,
      company.rep.id,
    ]);
    await tendIn(0);
    const { state, kept } = await reviewOf(admin, reviewId);
    expect({ state, kept }).toEqual({ state: 'finished', kept: 1 });
    await started(admin);
  });
});
