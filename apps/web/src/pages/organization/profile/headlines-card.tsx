import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { roleTable, type Role } from '@talent-os/contracts/access/tables';
import { listHeadlines } from '@talent-os/contracts/identity/headlines';
import { useState } from 'react';
import { query } from '@/lib/query';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { EditHeadline } from './edit-headline';
import css from './profile.module.css';

/** What each role reads at the top of its home screen. */
export function HeadlinesCard() {
  const headlines = useQuery(query(listHeadlines, {}));
  const [role, setRole] = useState<Role>();
  const edited = headlines.data?.items.find((one) => one.role === role);
  return (
    <Card title="Headlines" description="What people read at the top of their home screen, by role.">
      <Loaded query={headlines} skeletons={3}>
        {({ items }) => (
          <ul className={css.headlines}>
            {items.map(({ role: of, outcomeMessage, writtenAt }) => (
              <li key={of}>
                <span>
                  <b>{roleTable[of].label}</b>
                  <small>{writtenAt ? outcomeMessage : 'The product’s own'}</small>
                </span>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Edit the headline for ${roleTable[of].label}`}
                  onClick={() => setRole(of)}
                >
                  Edit
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edited && <EditHeadline headline={edited} onClose={() => setRole(undefined)} />}
    </Card>
  );
}
