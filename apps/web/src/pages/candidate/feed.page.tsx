import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listCommunityGroups, type CommunityGroup } from '@talent-os/contracts/talent/community-groups';
import { listCommunityPosts } from '@talent-os/contracts/talent/community-posts';
import { query, steadyQuery } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { Pager } from '@/ui/table/pager';
import rows from '@/ui/table/rows.module.css';
import hub from './candidate.module.css';
import { DecideCards } from './community/decide-card';
import { MyGroups } from './community/my-groups';
import { PostForm } from './community/post-form';
import { PostRow } from './community/post-row';

/** What is posted in the groups of a person, newest first, and what waits for their decision. */
export function Component() {
  const takesPart = useMay(listCommunityPosts);
  return (
    <Page
      title="Community"
      description="What is posted in your groups, newest first. No ranking, and an end."
      actions={
        takesPart && (
          <Button variant="default" component={AppLink} to="/candidate/community/groups">
            Find groups
          </Button>
        )
      }
    >
      <div className={hub.touch}>{takesPart ? <Feed /> : <DecideCards alone />}</div>
    </Page>
  );
}

function Feed() {
  const groups = useQuery(query(listCommunityGroups, { show: 'mine' }));
  return (
    <Loaded query={groups}>
      {({ items }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState
              title="Join a group to see posts"
              text="Groups are by industry, role and region."
              action={
                <Button component={AppLink} to="/candidate/community/groups">
                  Find groups
                </Button>
              }
            />
          </Card>
        ) : (
          <div className={layout.columns}>
            <Posts groups={items} />
            <div className={layout.stack}>
              <DecideCards />
              <MyGroups groups={items} />
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

function Posts({ groups }: { readonly groups: readonly CommunityGroup[] }) {
  const params = useListParams();
  const only = groups.find(({ id }) => id === params.get('communityGroupId'));
  const posts = useQuery(
    steadyQuery(listCommunityPosts, { page: params.page, ...(only && { communityGroupId: only.id }) }),
  );
  return (
    <div className={layout.stack}>
      <PostForm key={only?.id ?? 'any'} groups={groups} first={only ?? groups[0]!} />
      <Card title={only ? only.name : 'Posts'} flush>
        <Loaded query={posts} skeletons={3}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState title="No posts yet" text="Write the first one." />
            ) : (
              <>
                <ul className={rows.rows} aria-label="Posts">
                  {items.map((post) => (
                    <PostRow key={post.id} post={post} />
                  ))}
                </ul>
                <Pager params={params} total={total} mt="md" />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}
