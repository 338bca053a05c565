import ExpandMore from '@mui/icons-material/ExpandMore';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, Collapse, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale } from 'react-admin';
import { ItemBar } from './item-bar';
import type { ItemProps } from './items-editor';
import { NamesInput } from './names-input';
import type { OwnInterest } from './setting';
import { nameOf } from './use-own-interest-name';
import { useText } from '../layout/values/words';

interface OwnInterestCardProps extends ItemProps<OwnInterest> {
  interest: OwnInterest;
  /** Not stored yet, so that it can still go. */
  isNew: boolean;
  /** Of the site. */
  languages: readonly string[];
}

const OFFERED = { icon: Visibility, color: 'success.main' };

export function OwnInterestCard(props: OwnInterestCardProps) {
  const { interest, isNew, languages, onChange, onRemove, errorAt, ...place } = props;
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(isNew);
  const text = useText('resources.settings.own_interests');
  const names: Record<string, string> = interest.name;
  const name = nameOf(interest, locale);
  const title = name || text('unnamed');
  const set = (change: Partial<OwnInterest>) => onChange({ ...interest, ...change });
  // One in a language that the site no longer has is seen, so that it can be taken away.
  const asked = [...new Set([...languages, ...Object.keys(names)])];
  const wrong = errorAt('id') ?? errorAt('name');
  const shown = open || asked.some((code) => errorAt(`name.${code}`));
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <ItemBar
        title={title}
        retired={interest.retired}
        word={text(interest.retired ? 'retired' : 'offered')}
        offered={OFFERED}
        {...place}
      />
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
        <NamesInput
          wide
          languages={asked}
          value={names}
          placeholder={() => name}
          errorAt={(code) => errorAt(`name.${code}`)}
          onChange={(next) => {
            // What was opened for an error stays open when the error goes with the first letter.
            setOpen(true);
            set({ name: next });
          }}
        />
      </Collapse>
    </Card>
  );
}
