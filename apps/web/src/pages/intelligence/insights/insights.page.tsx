import { useAbility } from '@casl/react';
import { Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { ruleOf } from '@talent-os/contracts/access/gates';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { listInsights, type Insight } from '@talent-os/contracts/intelligence/insights';
import { counted } from '@/lib/counted';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useNow } from '@/lib/use-now';
import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { useHeldIndustries } from '../use-held-industries';
import { InsightRow } from './insight-row';
import { summaryOf, within } from './insight.rules';
import { MissingServices } from './missing-services';
import css from './insights.module.css';

const AcceptDialog = lazyPart(async () => (await import('./accept-dialog')).AcceptDialog);
const DismissDialog = lazyPart(async () => (await import('./dismiss-dialog')).DismissDialog);
const IndustryCards = lazyPart(async () => (await import('../industries/industry-cards')).IndustryCards);
const RulesDrawer = lazyPart(async () => (await import('./rules-drawer')).RulesDrawer);

const PLACES = { insight: 'id', accept: 'id', dismiss: 'id', rules: ['all'] } as const;

/** What rules found in every hub, the most pressing first, each with its evidence and one thing to do. */
export function Component() {
  const insights = useQuery(query(listInsights, {}));
  const [params] = useViewParams();
  const { opened, open, close } = useOpened(PLACES);
  const now = useNow();
  const { data } = insights;
  const items = within(data?.items ?? [], params.get('industry') ?? '');
  const accepting = data?.items.find(({ id }) => id === opened.accept);
  const dismissing = data?.items.find(({ id }) => id === opened.dismiss);
  return (
    <Page
      title="Intelligence"
      description={data && summaryOf(items, now)}
      actions={
        data && (
          <>
            <Quiet>Read {ago(data.readAt, now)}</Quiet>
            <Choices rules={data.rules} onRules={() => open({ rules: 'all' })} />
          </>
        )
      }
      loading={insights}
      skeletons={5}
    >
      {data && (
        <>
          <MissingServices missing={data.missing} onRetry={insights.refetch} />
          <Across insights={data.items} />
          <Found items={items} rules={data.rules} />
        </>
      )}
      {accepting && <AcceptDialog insight={accepting} onClose={close} />}
      {dismissing && <DismissDialog insight={dismissing} onClose={close} />}
      {opened.rules && <RulesDrawer onClose={close} />}
    </Page>
  );
}

/** Nothing for people of one industry: their tab says what more takes. */
function Across({ insights }: { readonly insights: readonly Insight[] }) {
  const several = admits(useAbility<AppAbility>(), ruleOf('cross-industry'));
  return several && <IndustryCards insights={insights} most={1} />;
}

type ChoicesProps = { readonly rules: number; readonly onRules: () => void };

function Choices({ rules, onRules }: ChoicesProps) {
  const industries = useHeldIndustries();
  const [params, change] = useViewParams();
  return (
    <>
      {industries.length > 1 && (
        <Select
          aria-label="Industry"
          w={170}
          allowDeselect={false}
          data={[
            { value: '', label: 'All industries' },
            ...industries.map((value) => ({ value, label: industryLabels[value] })),
          ]}
          value={params.get('industry') ?? ''}
          onChange={(value) => change({ industry: value ?? undefined }, { replace: true })}
        />
      )}
      <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} />} onClick={onRules}>
        {counted(rules, 'rules')}
      </Button>
    </>
  );
}

type FoundProps = { readonly items: ReturnType<typeof within>; readonly rules: number };

function Found({ items, rules }: FoundProps) {
  const { opened, open } = useOpened(PLACES);
  const expanded = opened.insight ?? items[0]?.id;
  return (
    <Card
      flush
      title={`Insights ${items.length}`}
      description="By time left, then by how serious it is and how many people it touches"
    >
      {items.length === 0 ? (
        <EmptyState
          title="No insights right now"
          text={`${counted(rules, 'rules')} looked at what you may act on and found nothing past its threshold. Where your organization keeps no seats, shifts, credentials, incidents, deals or goals yet, they have nothing to look at.`}
        />
      ) : (
        <ol className={css.list}>
          {items.map((insight, at) => (
            <InsightRow
              key={insight.id}
              insight={insight}
              place={at + 1}
              expanded={insight.id === expanded}
              onExpand={() => open({ insight: insight.id === expanded ? 'none' : insight.id }, { replace: true })}
              onAccept={() => open({ accept: insight.id })}
              onDismiss={() => open({ dismiss: insight.id })}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
