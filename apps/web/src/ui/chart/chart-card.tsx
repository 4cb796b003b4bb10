import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { download, saveFile } from '@/lib/download';
import { count } from '@/lib/format';
import { notify } from '@/lib/notify';
import { AppLink } from '../button/app-link';
import { FigureTable } from '../figures/figure-table';
import { EmptyState } from '../loading/empty-state';
import { Loaded } from '../loading/loaded';
import type { QueryState } from '../loading/query-state';
import { Card } from '../page/card';
import type { Row } from './chart';
import { csvOf, nameOf } from './chart.rules';
import { DrawnChart, type DrawnChartProps } from './drawn-chart';

type ChartCardProps = Pick<ComponentProps<typeof Card>, 'description' | 'actions'> &
  Omit<DrawnChartProps, 'rows'> & {
    readonly title: string;
    /** The read behind it, while it has no rows yet. */
    readonly query?: QueryState<unknown>;
    readonly rows: readonly Row[] | undefined;
    /** What its rows are: `Month`. */
    readonly heading: string;
    /** Stands in its place where it has no rows. */
    readonly empty: ReactNode;
    /** Its figures, where a table says more than the chart does. */
    readonly asTable?: ReactNode;
    /** Stands below it. */
    readonly children?: ReactNode;
  };

/** A chart of figures, which can be read as a table as well, and taken along as a picture or a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, description, actions, query, rows, heading, empty, asTable, children, ...chart } = props;
  const [read, setRead] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const shown = rows && { ...chart, rows };
  const figures = shown && (asTable ?? <ChartTable {...shown} heading={heading} />);
  return (
    <Card
      title={title}
      description={description}
      actions={
        <>
          {actions}
          {shown && shown.rows.length > 0 && (
            <>
              <Button variant="default" size="xs" aria-pressed={read} onClick={() => setRead(!read)}>
                {read ? 'Show as chart' : 'Show as table'}
              </Button>
              <SaveMenu title={title} heading={heading} chart={shown} at={() => drawn.current} />
            </>
          )}
        </>
      }
    >
      {shown && shown.rows.length === 0 && (typeof empty === 'string' ? <EmptyState title={empty} /> : empty)}
      {shown && shown.rows.length > 0 && <div ref={drawn}>{read ? figures : <DrawnChart {...shown} />}</div>}
      {!shown && query && (
        <Loaded query={query} skeletons={1} skeletonHeight={chart.height}>
          {() => null}
        </Loaded>
      )}
      {children}
    </Card>
  );
}

/** The same in figures, the latest last. */
function ChartTable({ series, rows, unit, heading }: DrawnChartProps & { readonly heading: string }) {
  const { text = count, full = text } = unit ?? {};
  return (
    <FigureTable
      columns={[heading, ...series.map(({ name }) => name)]}
      rows={rows.map((row) => ({
        key: row.key ?? row.name,
        name: nameOf(row),
        figures: series.map(({ name }, at) => {
          const [value, to] = [row.values[at], row.links?.[at]];
          const written = typeof value === 'number' ? full(value) : '–';
          return to ? (
            <AppLink key={name} to={to}>
              {written}
            </AppLink>
          ) : (
            written
          );
        }),
      }))}
    />
  );
}

type SaveMenuProps = Pick<ChartCardProps, 'title' | 'heading'> & {
  readonly chart: DrawnChartProps;
  /** Where its colours are those of the hub. */
  readonly at: () => HTMLElement | null;
};

function SaveMenu({ title, heading, chart, at }: SaveMenuProps) {
  const filename = title.toLowerCase().replaceAll(/\W+/g, '-');
  const savePicture = async () => {
    const { pictureOf } = await import('./chart-picture');
    saveFile(`${filename}.png`, await pictureOf(title, chart, at() ?? document.body));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={`Save ${title}`}>
          <IconDownload size={15} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void savePicture().catch((failure: unknown) => notify.failure(failure))}>
          Picture (PNG)
        </Menu.Item>
        <Menu.Item onClick={() => download(`${filename}.csv`, csvOf(heading, chart, chart.unit?.cell), 'text/csv')}>
          Figures (CSV)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
