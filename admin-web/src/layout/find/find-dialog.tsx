import Search from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Button, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { createElement, useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useCreatePath, useGetIdentity, useResourceDefinitions, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useFormats, useText } from '../values/words';
import { trail } from '../../providers/opened-from';
import { visuallyHidden } from '../values/visually-hidden';
import { recentOf, remember } from './recent';
import { useFound, type FoundRecord } from './use-found';
import { usePlaces, type FoundPlace } from './use-places';
import { shortId } from '../values/references';
import { Small } from '../values/card-heading';

const RESOURCES: Readonly<Record<FoundRecord['kind'], string>> = {
  member: 'members',
  payment: 'payments',
  refund: 'refunds',
  proposal: 'proposals',
  chargeback: 'chargebacks',
  direct_debit: 'direct-debits',
  discount: 'discounts',
  case: 'cases',
  complaint: 'complaints',
};

type Choice = { record: FoundRecord } | { place: FoundPlace };
const keyOf = (choice: Choice) => ('record' in choice ? `${choice.record.kind} ${choice.record.id}` : choice.place.to);

/** One field for any record, screen or setting, by keyboard alone: type, walk, open (ADM-08). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  const staffId = useGetIdentity().identity?.id.toString() ?? '';
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const active = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { records, pending, error, retry, short } = useFound(typed);
  const places = usePlaces(typed);
  const text = useText('console.find');

  const recent = typed.trim() === '' ? recentOf(staffId) : [];
  const choices: Choice[] = [
    ...recent.map((record) => ({ record })),
    ...records.filter(({ exact }) => exact).map((record) => ({ record })),
    ...places.filter(({ near }) => near).map((place) => ({ place })),
    ...records.filter(({ exact }) => !exact).map((record) => ({ record })),
    ...places.filter(({ near }) => !near).map((place) => ({ place })),
  ];
  const chosen = Math.min(at, choices.length - 1);
  useEffect(() => {
    // Its result, a promise in newer browsers, is no way to end the effect.
    void active.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    if ('place' in choice) return void navigate(choice.place.to);
    const { record } = choice;
    remember(staffId, record);
    const resource = RESOURCES[record.kind];
    const type = definitions[resource]?.hasShow ? 'show' : 'edit';
    const to = createPath({ resource, type, id: record.id });
    trail.find(to);
    void navigate(to);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && choices.length > 0) {
      event.preventDefault();
      setAt((chosen + by + choices.length) % choices.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // What comes a moment later may be something else.
      if (!pending || (choices[chosen] && 'place' in choices[chosen])) open(choices[chosen]);
    }
  };
  const nothing = choices.length === 0 && !pending && !error && !short;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={dialogSx}
      slotProps={{ paper: { ...paper, 'aria-label': text('title') } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Search aria-hidden="true" sx={{ color: 'text.secondary' }} />
        <InputBase
          // Nothing else is done here.
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
          fullWidth
          inputRef={field}
          value={typed}
          placeholder={text('placeholder')}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={walk}
          inputProps={{
            role: 'combobox',
            'aria-label': text('title'),
            'aria-expanded': choices.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen >= 0 ? `${list}-${chosen}` : undefined,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 200,
          }}
          sx={{ fontSize: '1.0625rem', minHeight: 44 }}
        />
        <Button color="secondary" onClick={onClose} sx={{ display: { sm: 'none' }, flexShrink: 0 }}>
          {translate('ra.action.close')}
        </Button>
      </Box>
      <Box sx={{ height: 2 }}>
        {pending && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'divider', minHeight: 120 }}>
        {recent.length > 0 && (
          <Typography variant="h3" component="h2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
            {text('recent')}
          </Typography>
        )}
        <Box component="ul" role="listbox" id={list} aria-label={text('results')} sx={listSx}>
          {choices.map((choice, i) => (
            <Box
              component="li"
              key={keyOf(choice)}
              ref={i === chosen ? active : undefined}
              id={`${list}-${i}`}
              role="option"
              aria-selected={i === chosen}
              onMouseMove={() => setAt(i)}
              onClick={() => open(choice)}
              sx={optionSx}
            >
              {'record' in choice ? <RecordLine record={choice.record} /> : <PlaceLine place={choice.place} />}
            </Box>
          ))}
        </Box>
        {error && (
          <Box role="alert" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ flexGrow: 1 }}>{error.message}</Typography>
            <Button
              variant="contained"
              onClick={() => {
                // The button goes, and the keys are those of the field.
                field.current?.focus();
                retry();
              }}
            >
              {translate('console.retry')}
            </Button>
          </Box>
        )}
        {nothing && (
          <Box sx={{ p: 3, textAlign: 'center' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {text('none', { text: typed.trim() })}
            </Typography>
            <Typography color="textSecondary">{text('none_hint')}</Typography>
          </Box>
        )}
        {short && choices.length === 0 && (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {text('hint')}
          </Typography>
        )}
        <Box role="status" sx={visuallyHidden}>
          {!pending && !short && text('count', { smart_count: choices.length })}
        </Box>
      </Box>
      <Small sx={footSx}>{text('logged')}</Small>
    </Dialog>
  );
}

function RecordLine({ record: { kind, id, title, detail, status, amount, at } }: { record: FoundRecord }) {
  const translate = useTranslate();
  const formats = useFormats();
  const resource = RESOURCES[kind];
  const kindly = kind === 'case' || kind === 'complaint' || kind === 'proposal';
  const about = kindly && detail ? translate(`resources.${resource}.kind.${detail}`, { _: detail }) : detail;
  const facts = [
    about === title ? null : about,
    amount && formats.money(amount),
    status && translate(`resources.${resource}.status.${status}`, { _: status }),
    at && formats.day(at),
  ].filter(Boolean);
  return (
    <Line
      icon={useResourceDefinitions()[resource]?.icon as ComponentType | undefined}
      title={title || shortId(id)}
      facts={facts.join(' · ')}
      kind={translate(`events.value.found_kind.${kind}`)}
    />
  );
}

function PlaceLine({ place: { to, title, within } }: { place: FoundPlace }) {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const own = definitions[to.slice(1)]?.icon as ComponentType | undefined;
  return (
    <Line
      icon={own ?? (within === undefined && to === '/account' ? undefined : SettingsOutlined)}
      title={translate(title, { smart_count: 2 })}
      facts={within === undefined ? '' : translate(within, { smart_count: 2 })}
      kind={translate(`console.find.${within === undefined ? 'screen' : 'setting'}`)}
    />
  );
}

interface LineProps {
  icon: ComponentType | undefined;
  title: string;
  facts: string;
  kind: string;
}

function Line({ icon, title, facts, kind }: LineProps) {
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ display: 'grid', color: 'text.secondary', width: 24 }}>
        {icon && createElement(icon)}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        {facts && (
          <Box
            component="span"
            sx={{ display: 'block', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {facts}
          </Box>
        )}
      </Box>
      <Small component="span" sx={{ whiteSpace: 'nowrap' }}>
        {kind}
      </Small>
    </>
  );
}

const paper = {
  sx: { alignSelf: 'flex-start', mt: { xs: 0, sm: 8 }, maxHeight: { xs: '100dvh', sm: '70dvh' } },
} as const;
const dialogSx = {
  '& .MuiDialog-paper': { '@media (max-width: 599.95px)': { m: 0, width: '100%', maxWidth: '100%', borderRadius: 0 } },
} as const;
const listSx = { listStyle: 'none', m: 0, p: 1, '&:empty': { p: 0 } } as const;
const optionSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 1,
  minHeight: 48,
  borderRadius: '8px',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;
const footSx = { px: 2, py: 1, borderTop: 1, borderColor: 'divider' } as const;
