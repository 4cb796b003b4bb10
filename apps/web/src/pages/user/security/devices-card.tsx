import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from '@talent-os/contracts/identity/sessions';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

/** Where the caller is signed in, and the way to end each of it. */
export function DevicesCard() {
  const devices = useQuery(query(listSessions, {}));
  const others = devices.data?.items.filter(({ current }) => !current).length ?? 0;
  const [end, question] = useConfirmed(endSession, ({ id, device }: SignedInDevice) => ({
    input: { deviceSessionId: id },
    done: `${device} was signed out`,
    danger: true,
    title: `Sign out ${device}?`,
    confirm: 'Sign out',
    children: 'It is refused everywhere within five seconds. What was saved there stays.',
  }));
  const [endOthers, questionOfAll] = useConfirmed(endOtherSessions, () => ({
    input: {},
    done: 'Your other devices were signed out',
    danger: true,
    title: `Sign out ${counted(others, 'other devices')}?`,
    confirm: 'Sign out',
    children: 'They are refused everywhere within five seconds. This device stays signed in.',
  }));
  return (
    <Card
      title="Devices"
      description="Where you are signed in. Sign out whatever you do not know, then change your password."
      actions={
        others > 0 && (
          <Button variant="default" onClick={() => endOthers()}>
            Sign out all others
          </Button>
        )
      }
      flush
    >
      <Loaded query={devices} skeletons={2}>
        {({ items }) => (
          <ul className={rows.rows} aria-label="Devices">
            {items.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => end(device)} />
            ))}
          </ul>
        )}
      </Loaded>
      {question}
      {questionOfAll}
    </Card>
  );
}

type DeviceRowProps = { readonly device: SignedInDevice; readonly onEnd: () => void };

function DeviceRow({ device: { device, network, signedInAt, lastUsedAt, current }, onEnd }: DeviceRowProps) {
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={
        <>
          {device}{' '}
          {current && (
            <Badge variant="light" tt="none">
              This device
            </Badge>
          )}
        </>
      }
      actions={!current && <RowButton label="Sign out" of={device} variant="default" onClick={onEnd} />}
    >
      <Quiet>
        {network && `From ${network}. `}Signed in {momentOf(signedInAt)}
        {!current && `, last used ${momentOf(lastUsedAt)}`}.
      </Quiet>
    </RecordRow>
  );
}
