import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from '@talent-os/contracts/identity/sessions';
import { useState } from 'react';
import { RecordRow } from '../../../ui/table/record-row';
import { Quiet } from '../../../ui/display/quiet';
import { counted } from '../../../lib/counted';
import { query } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { RowButton } from '../../../ui/button/row-button';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';
import { Loaded } from '../../../ui/loading/loaded';
import { Card } from '../../../ui/page/card';
import rows from '../../../ui/table/rows.module.css';

type Ending = SignedInDevice | 'others';

/** Where the caller is signed in, and the way to end each of it. */
export function DevicesCard() {
  const devices = useQuery(query(listSessions, {}));
  const [ending, setEnding] = useState<Ending>();
  const close = () => setEnding(undefined);
  const others = devices.data?.items.filter(({ current }) => !current).length ?? 0;
  return (
    <Card
      title="Devices"
      description="Where you are signed in. Sign out whatever you do not know, then change your password."
      actions={
        others > 0 && (
          <Button variant="default" onClick={() => setEnding('others')}>
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
              <DeviceRow key={device.id} device={device} onEnd={() => setEnding(device)} />
            ))}
          </ul>
        )}
      </Loaded>
      {ending === 'others' && <EndOthers count={others} onClose={close} />}
      {ending && ending !== 'others' && <EndDevice device={ending} onClose={close} />}
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

type CloseProps = { readonly onClose: () => void };

const EndDevice = ({ device, onClose }: CloseProps & { readonly device: SignedInDevice }) => (
  <ConfirmCommand
    operation={endSession}
    input={{ deviceSessionId: device.id }}
    done={`${device.device} was signed out`}
    danger
    title={`Sign out ${device.device}?`}
    confirm="Sign out"
    onClose={onClose}
  >
    It is refused everywhere within five seconds. What was saved there stays.
  </ConfirmCommand>
);

const EndOthers = ({ count, onClose }: CloseProps & { readonly count: number }) => (
  <ConfirmCommand
    operation={endOtherSessions}
    input={{}}
    done="Your other devices were signed out"
    danger
    title={`Sign out ${counted(count, 'other devices')}?`}
    confirm="Sign out"
    onClose={onClose}
  >
    They are refused everywhere within five seconds. This device stays signed in.
  </ConfirmCommand>
);
