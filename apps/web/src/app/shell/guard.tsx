import { AbilityProvider } from '@casl/react';
import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMongoAbility } from '@casl/ability';
import { unpackRules, type PackRule } from '@casl/ability/extra';
import type { AppAbility, AppRule } from '@talent-os/contracts/access/ability';
import { isIndustryPath } from '@talent-os/contracts/navigation/refusal';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { REDIRECT_MS, rememberPath } from '@/lib/landing';
import { stored } from '@/lib/stored';
import { queryClient } from '@/lib/query-client';
import { SessionProvider, useSession, type Me, type Session } from '@/lib/session';
import { hasLeft } from '@/lib/tokens';
import { LoadingScreen } from '@/ui/loading/loading-screen';
import { Notice } from '@/ui/message/notice';
import { OfferedUndo } from '@/ui/message/offered-undo';
import { AskForProof } from './ask-for-proof';
import { IdleEnd } from './idle-end';
import { NavigationGuard } from './navigation-guard';

const EnrollFirst = lazy(() => import('./enroll-first'));

/** What the caller may do, by the rules the server sent. */
export const abilityOf = ({ rules }: Pick<Me, 'rules'>): AppAbility =>
  createMongoAbility<AppAbility>(unpackRules(rules as PackRule<AppRule>[]));

/** Everything behind the sign-in page: what was read, who reads, what they may do. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Guard />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Lets signed-in people through, with their rights; sends everybody else to the sign-in page and remembers the way. */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const signedOut = session.status === 'unauthenticated';
  const wasIn = useRef(false);
  useEffect(() => {
    if (session.status === 'authenticated') wasIn.current = true;
  }, [session.status]);

  useEffect(() => {
    if (!signedOut) return;
    // Who signed out, here or in another tab, is not led back: the next to sign in may be somebody else.
    if (!hasLeft() && (!wasIn.current || stored('auth_user_id'))) rememberPath(location);
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signedOut, location, navigate]);

  const rules = session.status === 'authenticated' ? session.me.rules : undefined;
  const ability = useMemo(() => rules && abilityOf({ rules }), [rules]);

  if (signedOut)
    return (
      location.pathname === '/' && (
        <Notice heading="Talent OS" text="Please log in to access your hubs." actions={null} />
      )
    );
  if (session.status === 'refused' && location.pathname !== '/logout') return <Outside {...session} />;
  if (!ability) return <Waiting path={location.pathname} />;
  if (isOverdue(session) && location.pathname !== '/logout')
    return (
      <AbilityProvider value={ability}>
        <Suspense>
          <EnrollFirst />
        </Suspense>
        <AskForProof />
        <IdleEnd />
      </AbilityProvider>
    );
  return (
    <AbilityProvider value={ability}>
      <Outlet />
      <NavigationGuard />
      <OfferedUndo />
      <AskForProof />
      <IdleEnd />
    </AbilityProvider>
  );
}

/** The grace to set up a second factor is over: the server opens nothing else either. */
const isOverdue = (session: Session): boolean =>
  session.status === 'authenticated' && session.me.enrollBy !== null && Date.parse(session.me.enrollBy) <= Date.now();

type OutsideProps = { readonly text: string; readonly retry: () => void };

/** The session is good, but not from here. */
const Outside = ({ text, retry }: OutsideProps) => (
  <Notice
    heading="You cannot work from here"
    text={text}
    actions={
      <>
        <Button onClick={retry}>Try again</Button>
        <Button variant="default" component={Link} to="/logout">
          Sign out
        </Button>
      </>
    }
  />
);

function Waiting({ path }: { readonly path: string }) {
  if (isIndustryPath(path)) return <LoadingScreen full title="Loading... Authenticating user" />;
  return <LoadingScreen full title="Loading..." text="Setting up your workspace" />;
}
