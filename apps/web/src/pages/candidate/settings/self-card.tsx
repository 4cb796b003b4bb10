import { Button, Group, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  ethnicities,
  genders,
  getSelfIdentification,
  removeSelfIdentification,
  setSelfIdentification,
  UNDISCLOSED,
  type SelfIdentificationAnswers,
} from '@talent-os/contracts/talent/self-identification';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import hub from '../candidate.module.css';

const UNASKED: SelfIdentificationAnswers = { ethnicity: UNDISCLOSED, gender: UNDISCLOSED };

/** Two questions nobody has to answer, and what becomes of the answers. */
export function SelfCard() {
  const read = useQuery(query(getSelfIdentification, {}));
  const set = useCommand(setSelfIdentification, { done: 'Saved. You can change or remove it at any time.' });
  const [ask, question] = useConfirmed(removeSelfIdentification, () => ({
    input: {},
    danger: true,
    title: 'Remove your answers?',
    confirm: 'Remove',
    done: 'Nothing of your answers is kept',
    children: 'They are deleted at once, and you are not asked again. You may answer whenever you like.',
  }));
  return (
    <Card
      id="self"
      title="About you, if you like"
      description="Voluntary. It changes nothing about your applications, and nobody who hires sees it."
    >
      <Loaded query={read} skeletons={1}>
        {({ answers }) => (
          <Stack gap="sm" className={hub.check}>
            <Select
              label="Ethnicity"
              placeholder="Not answered"
              data={choicesOf(ethnicities)}
              value={answers?.ethnicity ?? null}
              allowDeselect={false}
              disabled={set.loading}
              onChange={(chosen) => chosen && set.mutate({ ...(answers ?? UNASKED), ethnicity: chosen as never })}
            />
            <Select
              label="Gender"
              placeholder="Not answered"
              data={choicesOf(genders)}
              value={answers?.gender ?? null}
              allowDeselect={false}
              disabled={set.loading}
              onChange={(chosen) => chosen && set.mutate({ ...(answers ?? UNASKED), gender: chosen as never })}
            />
            <Quiet>
              Only numbers of groups of five people and more are made of it, to see whether a stage passes some less
              often than others.
            </Quiet>
            {answers && (
              <Group>
                <Button variant="default" color="red" onClick={() => ask()}>
                  Remove my answers
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      {question}
    </Card>
  );
}
