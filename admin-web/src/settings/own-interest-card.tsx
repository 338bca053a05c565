import ExpandMore from '@mui/icons-material/ExpandMore';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Mark } from '../layout/values/mark';
import { ItemBar } from './item-bar';
import type { OwnInterest } from './setting';
import { nameOf } from './use-own-interest-name';
import { useValueText } from './use-value-text';

interface OwnInterestCardProps {
  interest: OwnInterest;
  /** Not stored yet, so that it can still go. */
  isNew: boolean;
  /** Of the site. */
  languages: readonly string[];
  first: boolean;
  last: boolean;
  onChange: (interest: OwnInterest) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  errorAt: (path: string) => string | undefined;
}

const OFFERED = { icon: Visibility, color: 'success.main' };
const RETIRED = { icon: Inventory, color: 'text.secondary' };

export function OwnInterestCard(props: OwnInterestCardProps) {
  const { interest, isNew, languages, onChange, onRemove, errorAt, ...place } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { option } = useValueText();
  const id = useId();
  const [open, setOpen] = useState(isNew);
  const text = (key: string, options?: object) => translate(`resources.settings.own_interests.${key}`, options);
  const names: Record<string, string> = interest.name;
  const name = nameOf(interest, locale);
  const title = name || text('unnamed');
  const set = (change: Partial<OwnInterest>) => onChange({ ...interest, ...change });
  const write = (code: string, typed: string) => {
    // What was opened for an error stays open when the error goes with the first letter.
    setOpen(true);
    const { [code]: _, ...others } = names;
    set({ name: typed === '' ? others : { ...others, [code]: typed } });
  };
  // One in a language that the site no longer has is seen, so that it can be taken away.
  const asked = [...new Set([...languages, ...Object.keys(names)])];
  const wrong = errorAt('id') ?? errorAt('name');
  const shown = open || asked.some((code) => errorAt(`name.${code}`));
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <ItemBar title={title} {...place}>
        <Mark look={interest.retired ? RETIRED : OFFERED} word={text(interest.retired ? 'retired' : 'offered')} />
      </ItemBar>
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={!interest.retired} onChange={(_, offered) => set({ retired: !offered })} />}
          label={text('offered')}
        />
        <Button
          color="secondary"
          aria-expanded={shown}
          aria-controls={id}
          aria-label={text('names_of', { name: title })}
          endIcon={<ExpandMore sx={{ transform: shown ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
        >
          {text('names')}
        </Button>
        {isNew && (
          <Button color="error" onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </Box>
      <Collapse in={shown} id={id} unmountOnExit>
        <FormHelperText>{text('names_help')}</FormHelperText>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, mt: 1.5 }}>
          {asked.map((code) => (
            <TextField
              key={code}
              label={option('locale', code)}
              value={names[code] ?? ''}
              placeholder={name}
              error={errorAt(`name.${code}`) !== undefined}
              helperText={errorAt(`name.${code}`)}
              onChange={({ target }) => write(code, target.value)}
              slotProps={{ htmlInput: { lang: code }, inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
      </Collapse>
    </Card>
  );
}
