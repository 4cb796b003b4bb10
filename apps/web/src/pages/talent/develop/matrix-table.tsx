import type { MatrixCell, MatrixPerson, SkillMatrix } from '@talent-os/contracts/talent/skill-matrix';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { cellFigure, cellText, standingOf } from './matrix.rules';
import css from './develop.module.css';

type Shows = 'level' | 'gap';
type MatrixTableProps = {
  readonly matrix: SkillMatrix;
  readonly shows: Shows;
  readonly onCell: (person: MatrixPerson, cell: MatrixCell) => void;
  readonly onPlan: (positionId: string) => void;
  readonly onOpen: (planId: string) => void;
};

/** People by skill: the team in view person by person, the others as how many have what their seat takes. */
export function MatrixTable({ matrix, ...rest }: MatrixTableProps) {
  const { skills, people, teams, department, single } = matrix;
  const alone = new Set(single.map(({ skillId }) => skillId));
  return (
    // It scrolls sideways by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label="Skill matrix" tabIndex={0}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {skills.map(({ skillId, name }) => (
              <th key={skillId} scope="col" data-alone={alone.has(skillId) || undefined}>
                {name}
              </th>
            ))}
            <th scope="col">Plan</th>
          </tr>
        </thead>
        <tbody>
          <tr className={css.required}>
            <th scope="row">Required level</th>
            {skills.map(({ skillId, name, required }) => (
              <td key={skillId} data-skill={name}>
                {required}
              </td>
            ))}
            <td aria-label="Plan" />
          </tr>
          {people.map((person) => (
            <PersonRow key={person.positionId} person={person} skills={skills} {...rest} />
          ))}
          {teams
            .filter((team) => team.department !== department)
            .map((team) => (
              <TeamRow key={team.department} team={team} skills={skills} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

type PersonRowProps = Omit<MatrixTableProps, 'matrix'> & {
  readonly person: MatrixPerson;
  readonly skills: SkillMatrix['skills'];
};

function PersonRow({ person, skills, shows, onCell, onPlan, onOpen }: PersonRowProps) {
  const { name, title, positionId, developmentPlanId, may } = person;
  return (
    <tr>
      <th scope="row">
        {name}
        <Quiet>{title}</Quiet>
      </th>
      {person.cells.map((cell, at) => (
        <td key={cell.skillId} data-skill={skills[at]!.name} data-standing={standingOf(cell)}>
          <button
            type="button"
            className={css.cell}
            data-verified={(cell.verified && cell.level > 0) || undefined}
            data-asked={cell.asked || undefined}
            disabled={!may.do.includes('confirm')}
            aria-label={`${name}, ${skills[at]!.name}: ${shows === 'gap' ? `${cellFigure(cell, shows)}, ` : ''}${cellText(cell)}`}
            onClick={() => onCell(person, cell)}
          >
            {cellFigure(cell, shows)}
          </button>
        </td>
      ))}
      <td>
        {developmentPlanId && (
          <RowButton label="Open plan" of={`of ${name}`} variant="subtle" onClick={() => onOpen(developmentPlanId)} />
        )}
        {may.do.includes('plan') && (
          <RowButton label="Plan" of={`for ${name}`} variant="default" onClick={() => onPlan(positionId)} />
        )}
      </td>
    </tr>
  );
}

type TeamRowProps = { readonly team: SkillMatrix['teams'][number]; readonly skills: SkillMatrix['skills'] };

function TeamRow({ team: { department, people, cells }, skills }: TeamRowProps) {
  return (
    <tr className={css.team}>
      <th scope="row">
        {department} <Quiet>{people}</Quiet>
      </th>
      {cells.map(({ skillId, meets, of }, at) => (
        <td key={skillId} data-skill={skills[at]!.name}>
          {of > 0 ? `${meets} of ${of}` : '–'}
        </td>
      ))}
      <td aria-label="Plan" />
    </tr>
  );
}
