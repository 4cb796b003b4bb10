import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getExcellenceDraft, listExcellence, startExcellence } from '@talent-os/contracts/sales/excellence';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Brand } from '@/ui/theme/brand';
import css from '../excellence.module.css';
import { OpenSessions } from './open-sessions';
import { Steps } from './steps';

/** Four steps to a session for those who start one; for everybody else the sessions they can answer. */
export function Component() {
  const manages = useMay(startExcellence);
  return (
    <main className={css.start} data-hub="excellence">
      <title>Get Started · Talent OS</title>
      <div className={css.top}>
        <AppLink to="/excellence" className={css.link} aria-label="Talent OS, Excellence">
          <Brand name="Talent OS" />
        </AppLink>
        <Button component={AppLink} to="/excellence" variant="default">
          Close
        </Button>
      </div>
      <Title order={1}>Get Started</Title>
      {manages ? <Start /> : <Answer />}
    </main>
  );
}

function Start() {
  const read = useQuery({ ...query(getExcellenceDraft, {}), refetchOnMount: 'always', gcTime: 0 });
  return (
    <Loaded query={read} skeletons={3}>
      {({ draft, known }) => <Steps draft={draft} known={known} />}
    </Loaded>
  );
}

function Answer() {
  const read = useQuery(query(listExcellence, {}));
  return (
    <Card title="Sessions" description="Your department head starts them; your answers count in each." flush>
      <Loaded query={read} skeletons={3}>
        {({ items }) => <OpenSessions items={items} />}
      </Loaded>
    </Card>
  );
}
