import { Button, Tabs } from '@mantine/core';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useListParams } from '@/lib/use-list-params';
import { AppLink } from '@/ui/button/app-link';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { RoleList } from './roles/role-list';
import layout from '@/ui/page/layout.module.css';

const Oversight = lazyPart(async () => (await import('./people/oversight')).Oversight);
const Reviews = lazyPart(async () => (await import('./reviews/reviews')).Reviews);
const Members = lazyPart(async () => (await import('@/features/members/members')).Members);
const Waiting = lazyPart(async () => (await import('./people/waiting')).Waiting);
const SignInSettings = lazyPart(
  async () => (await import('@/features/sign-in-settings/sign-in-settings')).SignInSettings,
);
const SsoPolicy = lazyPart(async () => (await import('@/features/sign-in-settings/sso-policy')).SsoPolicy);
const InvitePeople = lazyPart(async () => (await import('./people/invite-people')).InvitePeople);

const views = {
  roles: 'Roles',
  people: 'People',
  waiting: 'Waiting to join',
  'sign-in': 'Sign-in',
  reviews: 'Access reviews',
  oversight: 'Oversight',
} as const;
const isView = (view: string | undefined): view is keyof typeof views => view !== undefined && view in views;

/** What a list keeps in the address belongs to its own part. */
const ofList = {
  search: undefined,
  role: undefined,
  customRoleId: undefined,
  industry: undefined,
  status: undefined,
  presence: undefined,
  state: undefined,
  review: undefined,
  sort: undefined,
};

/** Who works in the organization, and what each role lets them see and do. */
export function Component() {
  const params = useListParams();
  const asked = params.get('view');
  const view = isView(asked) ? asked : 'roles';
  const [inviting, setInviting] = useState(false);
  return (
    <Page
      title="Roles"
      description="What each role sees and may do, and who holds it. A change holds everywhere within five seconds."
      actions={
        view === 'roles' ? (
          <Button component={AppLink} to="/organization/roles/create" leftSection={<IconPlus size={15} />}>
            New role
          </Button>
        ) : view === 'sign-in' || view === 'reviews' ? null : (
          <Button leftSection={<IconUserPlus size={15} />} onClick={() => setInviting(true)}>
            Invite people
          </Button>
        )
      }
    >
      <Tabs
        value={view}
        onChange={(next) => params.patch({ ...ofList, view: next === 'roles' ? undefined : (next ?? undefined) })}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="Roles and people" labels={views} value={view} />
        <Tabs.Panel value="roles">
          <RoleList />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <Members />
        </Tabs.Panel>
        <Tabs.Panel value="oversight">
          <Oversight />
        </Tabs.Panel>
        <Tabs.Panel value="waiting">
          <Waiting />
        </Tabs.Panel>
        <Tabs.Panel value="reviews">
          <Reviews />
        </Tabs.Panel>
        <Tabs.Panel value="sign-in">
          <div className={layout.stack}>
            <SignInSettings />
            <SsoPolicy />
          </div>
        </Tabs.Panel>
      </Tabs>
      {inviting && <InvitePeople onClose={() => setInviting(false)} />}
    </Page>
  );
}
