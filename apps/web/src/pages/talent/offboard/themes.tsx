import { useQuery } from '@tanstack/react-query';
import { getExitThemes } from '@talent-os/contracts/talent/offboarding';
import { exitThemes } from '@talent-os/contracts/talent/offboarding-states';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { Quiet } from '@/ui/display/quiet';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from './offboard.module.css';

/** What people say of why they leave, from five people on. */
export function Themes() {
  const themes = useQuery(query(getExitThemes, {}));
  return (
    <Card
      title="Exit themes"
      description="Exit interviews of the last twelve months; a theme shows from five people on"
    >
      <Loaded query={themes} skeletons={1}>
        {({ people, themes: named }) =>
          named.length === 0 ? (
            <Quiet>Not enough people to show this safely</Quiet>
          ) : (
            <ul className={css.themes} aria-label="Exit themes">
              {named.map(({ theme, people: of }) => (
                <li key={theme}>
                  {exitThemes[theme]} <Quiet>{`${of} of ${counted(people, 'people', 'person')}`}</Quiet>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
