import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartProps } from './chart';

/** Room for the longest name beside a bar. */
const NAMES = 110;
const LONGEST = 15;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Loaded apart from the pages that show it: its library is as large as they are. */
export function ChartDrawing({ kind, categories, series, format, formatScale = format, height }: ChartProps) {
  const { palette } = useTheme();
  // The first is the theme's own; the others keep apart from it by brightness too.
  const colors = [palette.secondary.main, palette.primary.main, palette.success.main, palette.warning.main];
  const shared = {
    height,
    colors,
    skipAnimation: true,
    // Nothing in a drawing that is hidden from screen readers may take the focus; the table says the same.
    disableKeyboardNavigation: true,
    // What the lines are stands beside them.
    hideLegend: kind === 'lines',
    // The last name below stands half beyond its place, and is cut where there is no room.
    margin: { top: 8, right: 28, bottom: 0, left: 0 },
  };
  const bright = series.filter(({ pale }) => !pale);
  const told = series.map((one) => ({
    color: one.pale ? palette.text.disabled : colors[bright.indexOf(one) % colors.length]!,
    label: one.name,
    data: [...one.values],
    valueFormatter: (value: number | null) => (value === null ? '–' : format(value)),
  }));
  const names = { data: [...categories], tickLabelStyle: { fontSize: 13 } };
  const numbers = {
    valueFormatter: (value: number) => formatScale(value),
    tickNumber: 3,
    // Nothing is drawn in parts: neither people nor cents.
    tickMinStep: 1,
    // Of nothing at all the line stands at the bottom.
    ...(series.every(({ values }) => values.every((value) => !value)) && { max: 1 }),
    tickLabelStyle: { fontSize: 13 },
  };
  if (kind === 'lines') {
    return (
      <LineChart
        {...shared}
        series={told.map((one) => ({ ...one, curve: 'linear' as const, showMark: false }))}
        xAxis={[{ ...names, scaleType: 'point', valueFormatter: short, height: 28, disableTicks: true }]}
        yAxis={[{ ...numbers, min: 0, width: 56 }]}
        grid={{ horizontal: true }}
      />
    );
  }
  return (
    <BarChart
      {...shared}
      layout="horizontal"
      borderRadius={4}
      series={told}
      yAxis={[
        {
          ...names,
          scaleType: 'band',
          valueFormatter: short,
          width: NAMES,
          categoryGapRatio: 0.4,
        },
      ]}
      xAxis={[{ ...numbers, min: 0, height: 28 }]}
      grid={{ vertical: true }}
    />
  );
}
