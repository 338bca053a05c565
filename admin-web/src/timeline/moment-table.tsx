import { Box, Card } from '@mui/material';
import ChangeCircle from '@mui/icons-material/ChangeCircleOutlined';
import { useTranslate } from 'react-admin';
import { useFormats, useText } from '../layout/values/words';
import type { Part, Cell } from './moment';
import { useInterestName } from '../layout/values/use-interest-name';
import { Address } from '../layout/values/copy-button';
import { Erased } from '../layout/values/member-marks';
import { useRegionNames } from '../layout/values/place';
import { CardHeading } from '../layout/values/card-heading';

interface MomentTableProps {
  parts: readonly Part[];
  /** ISO 8601; null: now. */
  instants: readonly [string | null, string | null];
}

/** Both states beside each other, by subject; what differs is marked. */
export function MomentTable({ parts, instants }: MomentTableProps) {
  const formats = useFormats();
  const text = useText('resources.timeline.moment');
  const when = (instant: string | null) => (instant === null ? text('now') : formats.second(instant));
  return (
    <Card sx={{ mb: 2, overflow: 'visible' }}>
      <Box component="table" role="table" aria-label={text('table')} sx={tableSx}>
        <Box component="thead" role="rowgroup" sx={stickySx}>
          <Box component="tr" role="row" sx={{ ...rowSx, ...headSx }}>
            <Box component="th" role="columnheader" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {text('what')}
            </Box>
            {instants.map((instant, i) => (
              <Box component="th" role="columnheader" key={i}>
                {when(instant)}
              </Box>
            ))}
          </Box>
        </Box>
        {parts.map(({ name, lines }) => (
          <Box component="tbody" role="rowgroup" key={name} aria-labelledby={`moment-${name}`}>
            <Box component="tr" role="row" sx={partSx}>
              <Box component="th" role="columnheader" colSpan={3} sx={{ textAlign: 'left' }}>
                <CardHeading id={`moment-${name}`}>{text(`parts.${name}`)}</CardHeading>
              </Box>
            </Box>
            {lines.map(({ field, cells, changed }) => (
              <Box component="tr" role="row" key={field} sx={{ ...rowSx, ...(changed && changedSx) }}>
                <Box component="th" role="rowheader" scope="row" sx={nameSx}>
                  {text(`fields.${field}`)}
                  {changed && (
                    <Box component="span" sx={markSx}>
                      <ChangeCircle sx={{ fontSize: 16 }} aria-hidden="true" />
                      {text('changed')}
                    </Box>
                  )}
                </Box>
                {cells.map((cell, i) => (
                  <Box component="td" role="cell" key={i} sx={cellSx}>
                    <MomentCell field={field} of={cell} />
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const tableSx = { display: 'block', '& thead, & tbody': { display: 'block' } } as const;
/** On a phone the name stands above both. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    sm: '200px minmax(0, 1fr) minmax(0, 1fr)',
    lg: '272px minmax(0, 1fr) minmax(0, 1fr)',
  },
  columnGap: 2,
  alignItems: 'baseline',
  px: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
/** Under the top bar, where the screen is high enough. */
const stickySx = {
  bgcolor: 'background.paper',
  borderRadius: 'inherit',
  '@media (min-height: 600px)': { position: 'sticky', top: 49, zIndex: 1 },
} as const;
const headSx = {
  borderTop: 0,
  py: 1.25,
  '& th': { textAlign: 'left', typography: 'body2', fontWeight: 600, minWidth: 0 },
} as const;
const partSx = {
  display: 'block',
  px: 2,
  pt: 2,
  pb: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  '& th': { p: 0 },
} as const;
const nameSx = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  textAlign: 'left',
  typography: 'body2',
  fontWeight: 400,
  color: 'text.secondary',
} as const;
const cellSx = { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
const changedSx = { bgcolor: 'action.hover' } as const;
const markSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'warning.main',
  fontWeight: 600,
} as const;

/** What stood in one place, as people say it. */
function MomentCell({ field, of }: { field: string; of: Cell }) {
  const translate = useTranslate();
  const formats = useFormats();
  const regions = useRegionNames();
  const interest = useInterestName();
  if (of === 'erased') return <Erased />;
  const { value } = of;
  const word = (key: string, options?: object) => translate(`resources.members.${key}`, options);
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) {
    const names = value.map((one) => (field === 'consents' ? word(`consents.${one}`) : interest(one)));
    return names.join(', ') || word('consents.none');
  }
  if (typeof value === 'number') return field === 'age' ? word('years', { smart_count: value }) : formats.number(value);
  if (field === 'fictional') return word(`fictional.${String(value)}`);
  if (typeof value === 'boolean') return translate(`events.${value ? 'yes' : 'no'}`);
  switch (field) {
    case 'status':
      return word(`status.${value}`, { _: translate(`resources.timeline.moment.status.${value}`, { _: value }) });
    case 'gender':
      return word(`gender.${value}`);
    case 'signup_date':
      return formats.second(value);
    case 'language':
      return formats.language(value);
    case 'country':
      return formats.country(value);
    case 'region':
      return regions?.get(value) ?? value;
    case 'email':
      return <Address of={value} />;
    default:
      return value;
  }
}
