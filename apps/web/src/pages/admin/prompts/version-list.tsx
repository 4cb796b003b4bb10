import { Button, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { count } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { Version } from './prompt';
import css from './prompts.module.css';

const states: Readonly<Record<Version['status'], { readonly label: string; readonly variant: BadgeVariant }>> = {
  active: { label: 'In use', variant: 'success' },
  draft: { label: 'Draft', variant: 'warning' },
  archived: { label: 'Earlier', variant: 'secondary' },
};

type VersionListProps = {
  readonly title: string;
  readonly versions: readonly Version[];
  readonly shown: string | undefined;
  readonly activating: boolean;
  readonly onShow: (versionId: string) => void;
  readonly onActivate: (version: Version) => void;
  readonly onDraft: (base: Version) => void;
};

/** Every version of a prompt, the latest first, with how often it was used and how its answers were rated. */
export function VersionList({ title, versions, ...row }: VersionListProps) {
  return (
    <Card title={title} description="Versions never change; a new text is a new version." flush>
      <Table.ScrollContainer minWidth={620} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing={8} horizontalSpacing="md" fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Version</Table.Th>
              <Table.Th>Written</Table.Th>
              <Table.Th ta="right">Used</Table.Th>
              <Table.Th ta="right">Useful</Table.Th>
              <Table.Th ta="right">Not useful</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {versions.map((version) => (
              <VersionRow key={version.id} version={version} {...row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

type VersionRowProps = Omit<VersionListProps, 'title' | 'versions'> & { readonly version: Version };

function VersionRow({ version, shown, activating, onShow, onActivate, onDraft }: VersionRowProps) {
  const { momentOf } = useFormat();
  return (
    <Table.Tr data-shown={version.id === shown || undefined} className={css.row}>
      <Table.Td>
        <UnstyledButton className={css.version} aria-pressed={version.id === shown} onClick={() => onShow(version.id)}>
          Version {version.version}
        </UnstyledButton>{' '}
        <StatusBadge variant={states[version.status].variant}>{states[version.status].label}</StatusBadge>
      </Table.Td>
      <Table.Td>
        {version.authorName}
        <span className={css.when}>{momentOf(version.createdAt)}</span>
      </Table.Td>
      <Table.Td ta="right">{count(version.uses)}</Table.Td>
      <Table.Td ta="right">{count(version.up)}</Table.Td>
      <Table.Td ta="right">{count(version.down)}</Table.Td>
      <Table.Td className={css.deeds}>
        <Button size="compact-xs" variant="default" onClick={() => onDraft(version)}>
          Edit as draft
        </Button>
        {version.may.to.includes('active') && (
          <Button size="compact-xs" variant="default" disabled={activating} onClick={() => onActivate(version)}>
            Activate
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
