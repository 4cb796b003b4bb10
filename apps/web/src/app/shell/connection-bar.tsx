import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { probe, useConnection } from '@/lib/connection';
import { timeHere } from '@/lib/format';
import { notify } from '@/lib/notify';
import css from './connection-bar.module.css';

/** Says at once that the product cannot be reached, and reads again what is shown once it can. */
export function ConnectionBar() {
  const connection = useConnection();
  useReadingAgain(connection.online);
  return (
    <div role="status" className={css.place} data-connection={connection.online ? 'there' : 'away'}>
      {!connection.online && (
        <div className={css.bar}>
          <IconWifiOff size={17} stroke={1.8} aria-hidden />
          <p className={css.text}>
            <b>You are offline</b> since {timeHere(connection.since)}.{' '}
            <span className={css.more}>What is loaded stays readable; what you write is kept, not sent.</span>
          </p>
          <NextTry at={connection.nextTry} />
          <Button size="compact-sm" variant="default" className={css.button} onClick={() => void probe()}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}

/** Seconds until it is tried again; read aloud by nobody, who would hear every one of them. */
function NextTry({ at }: { readonly at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <span className={css.next} aria-hidden>
      {seconds > 0 ? `Trying again in ${seconds} s` : 'Trying again'}
    </span>
  );
}

function useReadingAgain(online: boolean): void {
  const client = useQueryClient();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) {
      notify.success('You are back online');
      void client.invalidateQueries();
    }
    before.current = online;
  }, [online, client]);
}
