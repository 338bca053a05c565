import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { ToggleChoice } from '../layout/toggle-choice';
import { useAddressChoice } from '../layout/use-address-choice';
import { Chart } from '../ui/chart';
import {
  daysOf,
  drawnRows,
  mainCurrency,
  MEASURES,
  valueOf,
  type Dimension,
  type Measure,
  type Report,
} from './attribution';
import { useReportWords } from './use-report-words';

/** Points that a bar and the room around it take. */
const BAR = 34;

/** One figure of the report, drawn. */
export function ReportChart({ report, by }: { report: Report; by: readonly Dimension[] }) {
  const { text, value, formats } = useReportWords();
  const [measure, setMeasure] = useAddressChoice<Measure>('figure', MEASURES);
  const currency = mainCurrency(report);
  const first = by[0]!;
  const lines = first === 'day' && by.length === 1;
  const drawn = lines
    ? daysOf(report).map((day) => ({ values: [day], row: report.rows.find(({ values }) => values?.[0] === day) }))
    : drawnRows(report.rows, measure, currency).map((row) => ({ values: row.values!, row }));
  if (drawn.every(({ row }) => row === undefined)) return null;
  const format = (amount: number) =>
    measure === 'revenue' && currency ? formats.money({ amount, currency }) : formats.number(amount);
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <TextField
        select
        label={text('figure')}
        value={measure}
        onChange={({ target }) => setMeasure(target.value as Measure)}
        sx={{ display: { sm: 'none' } }}
      >
        {MEASURES.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`figures.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ToggleChoice
          label={text('figure')}
          value={measure}
          options={MEASURES.map((one) => [one, text(`figures.${one}`)] as const)}
          onChoose={setMeasure}
        />
      </Box>
      <Chart
        title={text('chart', { figure: text(`figures.${measure}`), by: text(`dimensions.${first}`) })}
        kind={lines ? 'lines' : 'bars'}
        axis={by.map((dimension) => text(`dimensions.${dimension}`)).join(' · ')}
        categories={drawn.map(({ values }) => by.map((dimension, i) => value(dimension, values[i]!)).join(' · '))}
        series={[
          {
            name: text(`figures.${measure}`),
            values: drawn.map(({ row }) => (row ? valueOf(row, measure, currency) : null)),
          },
        ]}
        format={format}
        height={lines ? 280 : Math.max(140, drawn.length * BAR + 40)}
      />
    </Card>
  );
}
