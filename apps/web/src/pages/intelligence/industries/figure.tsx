import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';

type FigureProps = {
  readonly label: string;
  readonly to: string | undefined;
  /** How it is made, where it is no count. */
  readonly how?: string | undefined;
  readonly children: string;
};

/** A figure of an industry, and the way to its own screen for who may open that. */
export function Figure({ label, to, how, children }: FigureProps) {
  const reachable = useReachable();
  const link = to && reachable(to);
  return (
    <div>
      <dt>{label}</dt>
      <dd title={how}>
        {link ? (
          <AppLink to={link} aria-label={`${label}: ${children}`}>
            {children}
          </AppLink>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
