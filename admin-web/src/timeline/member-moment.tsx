import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { useAddress } from '../layout/address/use-address';
import { useFormats } from '../layout/values/use-formats';
import { AT_NAME, BESIDE_NAME, inOrder, instantOf, partsOf, type Moment } from './moment';
import { MomentForm } from './moment-form';
import { MomentTable } from './moment-table';
import { useMoment } from './use-moment';

/** A member as they were at an instant, beside now or another instant; both are in the address. */
export function MemberMoment({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const [params, change] = useAddress();
  const at = instantOf(params.get(AT_NAME));
  const beside = instantOf(params.get(BESIDE_NAME));
  const { data, error, refetch, isFetching } = useMoment({ memberId, at, beside });
  const ask = (...typed: [string, string | undefined]) => {
    const [first, second] = inOrder(...typed);
    change({ [AT_NAME]: first, [BESIDE_NAME]: second ?? null });
  };
  return (
    <>
      <Card component="section" sx={{ p: 2, mb: 2, display: 'grid', gap: 2 }}>
        <Typography>{translate('resources.timeline.moment.intro')}</Typography>
        <MomentForm at={at} beside={beside} onAsk={ask} />
      </Card>
      {error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : data ? (
        <Both moment={data} />
      ) : (
        isFetching && <ListLoading />
      )}
    </>
  );
}

function Both({ moment: { states, counted } }: { moment: Moment }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [only, setOnly] = useState(false);
  const text = (key: string, options?: object) => translate(`resources.timeline.moment.${key}`, options);
  const [one, other] = states as [(typeof states)[0], (typeof states)[0]];
  const all = partsOf([one, other]);
  const changed = all
    .map((part) => ({ ...part, lines: part.lines.filter((line) => line.changed) }))
    .filter(({ lines }) => lines.length > 0);
  const count = changed.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <Box sx={barSx}>
        <Typography role="status">{count === 0 ? text('same') : text('differ', { smart_count: count })}</Typography>
        {count > 0 && (
          <FormControlLabel
            control={<Switch color="secondary" checked={only} onChange={(_, checked) => setOnly(checked)} />}
            label={text('only')}
          />
        )}
      </Box>
      <MomentTable parts={only && count > 0 ? changed : all} instants={[one.at, other.at]} />
      <Typography variant="body2" color="textSecondary">
        {counted.conversations < counted.all &&
          `${text('counted', { counted: formats.number(counted.conversations), all: formats.number(counted.all) })} `}
        {text('erased_hint')} {translate('resources.timeline.recorded')}
      </Typography>
    </>
  );
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 44, mb: 1 } as const;
