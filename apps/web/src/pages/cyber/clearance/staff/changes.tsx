import { factRows, type Facts } from '../labels';
import css from '../clearance.module.css';

/** What is on record beside what was reported; what differs stands out. */
export function Changes({ before, after }: { readonly before: Facts; readonly after: Facts }) {
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">Fact</th>
          <th scope="col">On record</th>
          <th scope="col">Reported</th>
        </tr>
      </thead>
      <tbody>
        {factRows.map(([label, read]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{read(before)}</td>
            <td className={read(before) === read(after) ? undefined : css.changed}>{read(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
