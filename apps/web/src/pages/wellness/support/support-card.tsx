import { Anchor, Select } from '@mantine/core';
import { useState } from 'react';
import { store, stored } from '@/lib/stored';
import { Card } from '@/ui/page/card';
import css from '../wellness.module.css';
import { countries, countryOf, dial } from './country.rules';
import { lines } from './lines.data';

/** Where to turn to, whatever the scores say; first of all on the screen where they ask for it. */
export function SupportCard({ asked = false }: { readonly asked?: boolean }) {
  const [country, setCountry] = useState(() => countryOf(stored('support_country'), navigator.languages));
  const line = country ? lines[country] : undefined;
  return (
    <Card
      title={asked ? 'You do not have to carry this alone' : 'Someone to talk to'}
      description={
        asked
          ? 'Your last answers suggest that things are hard. Nobody was told. Talking to somebody you trust, or to a doctor, helps.'
          : 'Free and confidential, day and night where there is one'
      }
    >
      <ul className={css.list}>
        {line && (
          <>
            <Line name={line.name} about="Crisis line" number={line.number} />
            <Line name="Emergency" about="When somebody is in danger" number={line.emergency} />
          </>
        )}
        <li>
          <Select
            className={css.what}
            label="Country"
            description="Kept in this browser only"
            placeholder="Choose a country"
            searchable
            allowDeselect={false}
            data={countries}
            value={country ?? null}
            onChange={(chosen) => {
              if (!chosen) return;
              setCountry(chosen);
              store('support_country', chosen);
            }}
          />
        </li>
        <li>
          <p className={css.meta}>
            Elsewhere:{' '}
            <Anchor href="https://findahelpline.com" target="_blank" rel="noreferrer" size="sm">
              findahelpline.com
            </Anchor>{' '}
            lists lines of most countries.
          </p>
        </li>
      </ul>
    </Card>
  );
}

type LineProps = { readonly name: string; readonly about: string; readonly number: string };

function Line({ name, about, number }: LineProps) {
  return (
    <li>
      <div className={css.what}>
        <p className={css.name}>{name}</p>
        <p className={css.meta}>{about}</p>
      </div>
      <Anchor href={dial(number)} className={css.figure}>
        {number}
      </Anchor>
    </li>
  );
}
