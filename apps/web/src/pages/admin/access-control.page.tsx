import { Select } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { permissionGroups } from '@talent-os/contracts/access/grants';
import { industryLabels, type Industry, type Permission } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { explainAccess, type recordOwners } from '@talent-os/contracts/identity/access-controls';
import { fullName } from '@talent-os/contracts/identity/full-name';
import clsx from 'clsx';
import { useState } from 'react';
import { permissionLabel } from '@/features/people/access-labels';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { PersonSelect } from '@/ui/field/person-select';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { AccessTabs } from './access/access-tabs';
import layout from '@/ui/page/layout.module.css';
import css from './access/access.module.css';

type Explanation = Output<typeof explainAccess>;
type Owner = (typeof recordOwners)[number];

const owners = { other: 'Somebody else’s record', team: 'A record of their team', own: 'Their own record' } as const;
const rules: Record<Explanation['rules'][number]['rule'], string> = {
  organization: 'Same organization',
  module: 'Module is on',
  industry: 'Industry of the grant',
  role: 'Role grants it',
  reach: 'Whose records it reaches',
  self: 'Not their own request',
};
const permissionChoices = permissionGroups.map(({ label, permissions }) => ({
  group: label,
  items: permissions.map((value) => ({ value, label: permissionLabel(value) })),
}));

/** Asks the rules about somebody, without doing anything. */
export function Component() {
  const { user, organization } = useMe();
  const { industries } = organization;
  const myself = { id: user.id, name: fullName(user) };
  const [userId, setUserId] = useState(myself.id);
  const [permission, setPermission] = useState<Permission>('CREATE_POSITIONS');
  const [industry, setIndustry] = useState<Industry>(industries[0]!);
  const [owner, setOwner] = useState<Owner>('other');
  const asked = useQuery({ ...query(explainAccess, { userId, permission, industry, owner }), enabled: userId !== '' });
  return (
    <Page title="Access Control" description="May somebody do something, and which rule decides? It is only simulated.">
      <AccessTabs at="/admin/access-control" />
      <div className={layout.stack}>
        <Card title="Who, what and where">
          <div className={css.question}>
            <PersonSelect current={myself} autofocus={false} value={userId} onChange={setUserId} />
            <Select
              label="Permission"
              searchable
              allowDeselect={false}
              data={permissionChoices}
              value={permission}
              onChange={(value) => value && setPermission(value as Permission)}
            />
            <Select
              label="Industry"
              allowDeselect={false}
              data={choicesOf(industryLabels, industries)}
              value={industry}
              onChange={(value) => value && setIndustry(value as Industry)}
            />
            <Select
              label="On"
              allowDeselect={false}
              data={choicesOf(owners)}
              value={owner}
              onChange={(value) => value && setOwner(value as Owner)}
            />
          </div>
        </Card>
        <Card title="Answer">
          {userId === '' ? (
            <EmptyState title="Choose a person" text="Each rule that is asked stands here, and the one that decides." />
          ) : (
            <Loaded query={asked} skeletons={2}>
              {(explanation) => <Verdict explanation={explanation} />}
            </Loaded>
          )}
        </Card>
      </div>
    </Page>
  );
}

const marks = {
  passed: { Mark: IconCircleCheckFilled, style: css.passedMark, words: 'Passed' },
  failed: { Mark: IconCircleXFilled, style: css.failedMark, words: 'Failed' },
  skipped: { Mark: IconCircleDashed, style: css.skipped, words: 'Not reached' },
} as const;

function Verdict({ explanation: { allowed, rules: asked } }: { readonly explanation: Explanation }) {
  const failed = asked.findIndex(({ outcome }) => outcome === 'failed');
  return (
    <>
      <p role="status" className={clsx(css.verdict, allowed ? css.allowed : css.denied)}>
        {allowed ? 'Allowed' : `Denied by rule ${failed + 1} of ${asked.length}`}
      </p>
      <ol className={css.rules} aria-label="Rules">
        {asked.map(({ rule, outcome, detail }) => {
          const { Mark, style, words } = marks[outcome];
          return (
            <li key={rule} className={clsx(css.rule, css[outcome])}>
              <Mark size={18} className={style} role="img" aria-label={words} />
              <span>{rules[rule]}</span>
              <span className={css.about}>{detail}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
