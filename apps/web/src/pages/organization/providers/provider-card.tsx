import { ActionIcon, Button, Group, Switch } from '@mantine/core';
import { phiPolicyLabels, providerStates, updateProvider } from '@talent-os/contracts/chat/providers';
import { IconChevronDown, IconChevronUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { keyHint } from './provider-fields';
import { withChanges, hubsInWords, roleBudgetsInWords, type Provider } from './provider-form';
import { TrialResult } from './trial-result';
import { useTrial } from './use-trial';
import css from './providers.module.css';

const variants: Readonly<Record<Provider['status'], BadgeVariant>> = {
  ready: 'success',
  untested: 'secondary',
  failing: 'error',
  disabled: 'secondary',
  spent: 'warning',
};

type ProviderCardProps = {
  readonly provider: Provider;
  /** Its place in the order, from 1. */
  readonly place: number;
  readonly last: boolean;
  readonly moving: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** One provider: what it is, how it does, what it has cost this month. */
export function ProviderCard({ provider, onEdit, onRemove, ...placing }: ProviderCardProps) {
  const { name, model, status, spent, monthlyBudget, enabled } = provider;
  const { money } = useFormat();
  const trial = useTrial(provider.id);
  const toggle = useCommand(updateProvider);
  return (
    <Card
      title={`${placing.place}. ${name}`}
      description={model}
      actions={
        <>
          <StatusBadge variant={variants[status]}>{providerStates[status]}</StatusBadge>
          <Switch
            aria-label={`Use ${name}`}
            checked={enabled}
            disabled={toggle.loading}
            onChange={({ currentTarget }) => toggle.mutate(withChanges(provider, { enabled: currentTarget.checked }))}
          />
        </>
      }
    >
      <div className={css.spend}>
        <span>
          {money(spent)} of {money(monthlyBudget)} this month
        </span>
        <Meter
          percent={monthlyBudget > 0 ? (100 * spent) / monthlyBudget : 100}
          label={`Budget of ${name} used`}
          showValue
        />
      </div>
      <ProviderFacts provider={provider} />
      <TrialResult trial={trial} />
      <Group gap="xs" mt="md">
        <Button size="xs" variant="default" loading={trial.loading} onClick={trial.start}>
          Test
        </Button>
        <Button size="xs" variant="default" leftSection={<IconPencil size={14} />} onClick={onEdit}>
          Edit
        </Button>
        <Button size="xs" variant="default" leftSection={<IconTrash size={14} />} onClick={onRemove}>
          Remove
        </Button>
        <PlaceButtons name={name} {...placing} />
      </Group>
    </Card>
  );
}

type PlaceButtonsProps = Pick<ProviderCardProps, 'place' | 'last' | 'moving' | 'onMove'> & { readonly name: string };

function PlaceButtons({ name, place, last, moving, onMove }: PlaceButtonsProps) {
  return (
    <Group gap={4} ml="auto">
      <ActionIcon
        variant="default"
        aria-label={`Use ${name} earlier`}
        disabled={moving || place === 1}
        onClick={() => onMove(-1)}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={`Use ${name} later`}
        disabled={moving || last}
        onClick={() => onMove(1)}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
    </Group>
  );
}

function ProviderFacts({ provider }: { readonly provider: Provider }) {
  const { baseUrl, keyEnding, latencyMs, allowedHubs, baaSigned, phi, promptPrice, completionPrice, lastError } =
    provider;
  const { money } = useFormat();
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ['Address', baseUrl],
    ['Key', keyHint(keyEnding)],
    ['First token', latencyMs === null ? 'Not measured yet' : `${latencyMs} ms`],
    ['Price of a million tokens', `${money(promptPrice)} in, ${money(completionPrice)} out`],
    ['Budgets by role', roleBudgetsInWords(provider, money)],
    ['Business associate agreement', baaSigned ? 'Signed' : 'Not signed'],
    ['Personal and health information', phiPolicyLabels[phi]],
    ['Last failure', lastError],
    ['Hubs', hubsInWords(allowedHubs)],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
