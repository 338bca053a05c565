import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { visuallyHidden } from '../layout/values/visually-hidden';

export interface Series {
  name: string;
  /** One for each category; null where there is none to show. */
  values: readonly (number | null)[];
  /** Drawn paler: what the others are compared with. */
  pale?: boolean;
}

export interface ChartProps {
  /** What it shows, for those who do not see it, and above the table that they get instead. */
  title: string;
  /** Lines are for what follows each other, bars for what stands side by side. */
  kind: 'bars' | 'lines';
  /** What the categories are, such as "Day". */
  axis: string;
  categories: readonly string[];
  series: readonly Series[];
  /** A value in the reader's own way of writing. */
  format: (value: number) => string;
  /** The same beside the scale, where there is less room. */
  formatScale?: (value: number) => string;
  height: number;
}

const Drawing = lazy(() => import('./chart-drawing').then(({ ChartDrawing }) => ({ default: ChartDrawing })));

/** Figures as a drawing, whose library is loaded where one is shown, and as a table for screen readers. */
export function Chart(props: ChartProps) {
  const { title, axis, categories, series, format, height } = props;
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, position: 'relative', minWidth: 0 }}>
      <Box aria-hidden="true" sx={{ minHeight: height }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <Drawing {...props} />
        </Suspense>
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, i) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => {
                const value = values[i] ?? null;
                return <td key={name}>{value === null ? '–' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
