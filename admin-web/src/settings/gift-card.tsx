import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Collapse, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useChoices } from '../layout/values/use-choices';
import { useCredits, useText } from '../layout/values/words';
import { GiftPictureInput } from './gift-picture-input';
import { ItemBar } from './item-bar';
import type { ItemProps } from './items-editor';
import { NamesInput } from './names-input';
import { NumberField } from '../layout/forms/number-field';
import type { Gift } from './setting';
import { GiftPicture } from '../layout/values/gift';

interface GiftCardProps extends ItemProps<Gift> {
  gift: Gift;
  /** As it is stored; undefined: it is new. */
  savedPicture: string | undefined;
}

export function GiftCard({ gift, savedPicture, onChange, onRemove, errorAt, ...place }: GiftCardProps) {
  const inCredits = useCredits();
  const locale = useLocale();
  const { gift_pictures: pictures, locales } = useChoices();
  // A picture of one's own can be replaced, as long as it is one.
  const isNew = savedPicture === undefined;
  const wasOwn = savedPicture?.startsWith('own-');
  const id = useId();
  const [open, setOpen] = useState(false);
  const text = useText('resources.settings.gifts');
  const part = useText('resources.settings.parts');
  const names: Record<string, string> = gift.name;
  const own = pictures.find((one) => one.id === gift.picture)?.name ?? {};
  const title = names[locale] || own[locale] || gift.id;
  const count = gift.price || 0;
  const set = (change: Partial<Gift>) => onChange({ ...gift, ...change });
  const wrongName = locales.some((code) => errorAt(`name.${code}`));
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ItemBar title={title} retired={gift.retired} word={text(gift.retired ? 'retired' : 'on_sale')} {...place} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '104px 1fr', sm: '128px 1fr' }, gap: 2 }}>
        <Box sx={{ opacity: gift.retired ? 0.5 : 1 }}>
          <GiftPreview picture={gift.picture} name={title} price={count} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2, alignContent: 'start' }}>
          {isNew && (
            <TextField
              label={part('id')}
              value={gift.id}
              error={errorAt('id') !== undefined}
              helperText={errorAt('id') ?? text('id_help')}
              onChange={({ target }) => set({ id: target.value.toLowerCase() })}
            />
          )}
          {(isNew || wasOwn) && (
            <GiftPictureInput
              picture={gift.picture}
              error={errorAt('picture')}
              onChange={(picture) => {
                // It needs names.
                if (picture.startsWith('own-')) setOpen(true);
                set({ picture });
              }}
            />
          )}
          <NumberField
            label={text('price')}
            value={gift.price}
            error={errorAt('price') !== undefined}
            helperText={errorAt('price') ?? (isNew ? undefined : inCredits(count))}
            onChange={(price) => set({ price: price as number })}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={!gift.retired} onChange={(_, sold) => set({ retired: !sold })} />}
          label={text('on_sale')}
        />
        <Button
          color="secondary"
          aria-expanded={open || wrongName}
          aria-controls={id}
          aria-label={text('names_of', { name: title })}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
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
      <Collapse in={open || wrongName} id={id} unmountOnExit>
        <FormHelperText>{text(gift.picture.startsWith('own-') ? 'names_needed' : 'names_help')}</FormHelperText>
        <NamesInput
          wide
          languages={locales}
          value={names}
          placeholder={(code) => own[code]}
          errorAt={(code) => errorAt(`name.${code}`)}
          onChange={(name) => {
            // What was opened for an error stays open when the error goes with the first letter.
            setOpen(true);
            set({ name });
          }}
        />
      </Collapse>
    </Card>
  );
}

/** The tile among which members choose. */
function GiftPreview({ picture, name, price }: { picture: string; name: string; price: number }) {
  const translate = useTranslate();
  const inCredits = useCredits();
  return (
    <Box
      role="group"
      aria-label={translate('resources.settings.gifts.preview', { name })}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.25,
        px: 0.5,
        pt: 1.5,
        pb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        textAlign: 'center',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <GiftPicture picture={picture} size={64} />
      <Box component="span" sx={{ fontWeight: 600, mt: 0.5 }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {inCredits(price)}
      </Box>
    </Box>
  );
}
