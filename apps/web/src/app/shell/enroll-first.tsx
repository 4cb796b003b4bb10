import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PasskeysCard } from '@/pages/user/security/passkeys-card';
import { SecondFactorCard } from '@/pages/user/security/second-factor-card';
import css from './enroll-first.module.css';

/** All there is for somebody whose grace is over: the second factor their organization asks for. */
export default function EnrollFirst() {
  return (
    <main className={css.page}>
      <title>Set up a second factor · Talent OS</title>
      <Title order={1}>Set up a second factor</Title>
      <p className={css.text}>
        Your organization asks for one, and the week to set it up is over. Everything else opens once you have it.{' '}
        <Anchor component={Link} to="/logout" inherit underline="always">
          Sign out
        </Anchor>
      </p>
      <SecondFactorCard />
      <PasskeysCard />
    </main>
  );
}
