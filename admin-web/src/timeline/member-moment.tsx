import { PlainForm } from '../layout/page/plain-form';
import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading, Loaded } from '../layout/page/loaded';
import { useAddress } from '../layout/address/use-address';
import { useFormats, useText } from '../layout/values/words';
import { AT_NAME, BESIDE_NAME, inOrder, instantOf, partsOf, type Moment } from './moment';
import { MomentTable } from './moment-table';
import { RECORDED, useRead } from '../providers/api-client';
import { trail } from '../providers/opened-from';
import { InstantField, UNREADABLE } from '../layout/forms/instant-field';
import { Small } from '../layout/values/card-heading';

/** A member as they were at an instant, beside now or another instant; both are in the address. */
export function MemberMoment({ memberId }: { memberId: string }) {
  const translate = useTranslate();
  const [params, change] = useAddress();
  const at = instantOf(params.get(AT_NAME));
  const beside = instantOf(params.get(BESIDE_NAME));
  const moment = useMoment({ memberId, at, beside });
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
      <Loaded of={moment} loading={moment.isFetching && <ListLoading />}>
        {(data) => <Both moment={data} />}
      </Loaded>
    </>
  );
}

function Both({ moment: { states, counted } }: { moment: Moment }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [only, setOnly] = useState(false);
  const text = useText('resources.timeline.moment');
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
      <Small>
        {counted.conversations < counted.all &&
          `${text('counted', { counted: formats.number(counted.conversations), all: formats.number(counted.all) })} `}
        {text('erased_hint')} {translate('resources.timeline.recorded')}
      </Small>
    </>
  );
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 44, mb: 1 } as const;

interface Asked {
  memberId: string;
  /** ISO 8601; nothing is asked without it. */
  at: string | undefined;
  beside: string | undefined;
}

/** A look is recorded, with from where, so it is not taken anew because a window got the focus. */
function useMoment({ memberId, at, beside }: Asked) {
  return useRead(
    ['moment', memberId, at, beside],
    (api) =>
      api.GET('/api/admin/members/{id}/as-of', {
        params: { path: { id: memberId }, query: { at: at!, ...(beside !== undefined && { beside }) } },
        headers: { ...RECORDED, 'X-Opened-From': trail.from(window.location.pathname) },
      }),
    {
      enabled: at !== undefined,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
  );
}

interface MomentFormProps {
  at: string | undefined;
  beside: string | undefined;
  onAsk: (at: string, beside: string | undefined) => void;
}

const FIELDS = ['at', 'beside'] as const;
type Name = (typeof FIELDS)[number];
type Chosen = Record<Name, string | null>;

function faultOf(name: Name, instant: string | null): 'no_instant' | 'ahead' | undefined {
  if (instant === UNREADABLE || (name === 'at' && instant === null)) return 'no_instant';
  return instant !== null && Date.parse(instant) > Date.now() ? 'ahead' : undefined;
}

/** Two instants, which follow the address and are typed in until they are asked for; the second may stay empty. */
function MomentForm({ at = '', beside = '', onAsk }: MomentFormProps) {
  const translate = useTranslate();
  const asked: Chosen = { at: at || null, beside: beside || null };
  const [draft, setDraft] = useState({ chosen: asked, of: at + beside, tried: false });
  if (draft.of !== at + beside) setDraft({ chosen: asked, of: at + beside, tried: false });
  const fields = { at: useRef<HTMLInputElement>(null), beside: useRef<HTMLInputElement>(null) };
  const { chosen, tried } = draft;
  const text = (key: string) => translate(`resources.timeline.moment.${key}`);
  const submit = () => {
    setDraft({ ...draft, tried: true });
    const wrong = FIELDS.find((name) => faultOf(name, chosen[name]));
    if (wrong || chosen.at === null) fields[wrong ?? 'at'].current?.focus();
    else onAsk(chosen.at, chosen.beside ?? undefined);
  };
  return (
    <PlainForm onSubmit={submit} sx={formSx}>
      {FIELDS.map((name) => {
        const fault = tried ? faultOf(name, chosen[name]) : undefined;
        return (
          <InstantField
            key={name}
            label={text(name)}
            value={chosen[name]}
            onChoose={(instant) => setDraft({ ...draft, chosen: { ...chosen, [name]: instant }, tried: false })}
            help={text(`${name}_hint`)}
            error={fault && text(fault)}
            required={name === 'at'}
            precise
            inputRef={fields[name]}
          />
        );
      })}
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {translate('resources.timeline.show')}
      </Button>
    </PlainForm>
  );
}

const formSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'start',
} as const;
