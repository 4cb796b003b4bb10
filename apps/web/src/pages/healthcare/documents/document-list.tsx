import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/ui/loading/loaded';
import { DocumentRow } from './document-row';
import { subjects, type Subject } from './subjects';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

/** The documents of a credential or of the record of a course, to open and, where they are mine, to delete. */
export function DocumentList({ subject: { kind, id } }: { readonly subject: Subject }) {
  const documents = useQuery(subjects[kind].list(id));
  return (
    <Loaded query={documents} skeletons={2} skeletonHeight={44}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={css.quiet}>No documents yet</p>
        ) : (
          <ul className={clsx(rows.rows, rows.inset)} aria-label="Documents">
            {items.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
