import { NativeSelect, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { testAccess } from '@talent-os/contracts/identity/me';
import { useState } from 'react';
import { steadyQuery } from '@/lib/query';
import { useMe } from '@/lib/session';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { StatusBadge } from '@/ui/display/status-badge';

/** Every module, whether one of my roles may open it, and the rule that decided. */
export function Component() {
  const { user } = useMe();
  const [roleId, setRoleId] = useState('');
  const test = useQuery(steadyQuery(testAccess, { roleId }));
  const roles = user.industryRoles.map((role) => ({
    value: role.roleId,
    label: `${roleTable[role.roleName].label} · ${industryLabels[role.industry]}`,
  }));
  const role = test.data && `${roleTable[test.data.role].label} · ${industryLabels[test.data.industry]}`;
  return (
    <Page
      title="Access test"
      description="What a role may open, and the rule that decides it."
      loading={test}
      skeletons={4}
      actions={
        <NativeSelect
          aria-label="Compare a role"
          value={roleId}
          onChange={({ currentTarget }) => setRoleId(currentTarget.value)}
          data={[{ value: '', label: 'My active role' }, ...roles]}
        />
      }
    >
      <Card title={role ?? ''} flush>
        <Table.ScrollContainer
          minWidth={520}
          pb={0}
          scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Module access' } }}
        >
          <Table verticalSpacing={9} horizontalSpacing="md" aria-label="Module access">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Module</Table.Th>
                <Table.Th>Allowed</Table.Th>
                <Table.Th>Deciding rule</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {test.data?.rows.map(({ module, allowed, decidedBy }) => (
                <Table.Tr key={module}>
                  <Table.Td>{module}</Table.Td>
                  <Table.Td>
                    <StatusBadge variant={allowed ? 'success' : 'secondary'}>
                      {allowed ? 'Allowed' : 'Denied'}
                    </StatusBadge>
                  </Table.Td>
                  <Table.Td>{decidedBy}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
    </Page>
  );
}
