import { useAbility } from '@casl/react';
import { Button } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { refusalOf, type Refusal } from '@talent-os/contracts/navigation/refusal';
import { Outlet, useNavigate } from 'react-router-dom';
import { useGoBack } from '@/lib/use-go-back';
import { useCurrentRoute } from '@/lib/use-current-route';
import { Notice } from '@/ui/message/notice';

/** Opens the screen to those its route admits; everybody else reads why not. */
export function Component() {
  const here = useCurrentRoute();
  const ability = useAbility<AppAbility>();
  const refusal = here && refusalOf(ability, here);
  return refusal ? <AccessScreen {...refusal} /> : <Outlet />;
}

function AccessScreen({ heading, text }: Refusal) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <>
      <title>{`${heading} · Talent OS`}</title>
      <Notice
        heading={heading}
        text={text}
        actions={
          <>
            <Button variant="default" onClick={goBack}>
              Go Back
            </Button>
            <Button onClick={() => void navigate('/')}>Dashboard</Button>
          </>
        }
      />
    </>
  );
}
