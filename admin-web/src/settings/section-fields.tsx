import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { BrandEditor } from './brand-editor';
import { IcebreakerEditor } from './icebreaker-editor';
import { OwnInterestEditor } from './own-interest-editor';
import { MethodEditor } from './method-editor';
import { PackageEditor } from './package-editor';
import { fieldsOf, type Changes, type Section, type Settings, type Gift } from './setting';
import { MailTextsInput } from './mail-texts-input';
import { ReasonTemplatesInput } from './reason-templates-input';
import { SettingInput } from './setting-input';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useChoices } from '../layout/values/use-choices';
import { GiftCard } from './gift-card';
import { moved } from './moved';

interface SectionFieldsProps {
  section: Section;
  draft: Settings;
  /** As it is saved. */
  site: Settings;
  errors: Record<string, string>;
  onChange: (change: Changes) => void;
}

export function SectionFields({ section, draft, site, errors, onChange }: SectionFieldsProps) {
  const translate = useTranslate();
  const errorAt = (path: string) => errors[path];
  const sought = useSearchParams()[0].get('field');
  useEffect(() => {
    const place = sought === null ? null : document.getElementById(placeOf(sought));
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }, [sought, section]);
  if (section === 'packages') {
    return (
      <PackageEditor
        packages={draft.packages}
        known={site.packages.map(({ id }) => id)}
        onChange={(packages) => onChange({ packages })}
        errorAt={errorAt}
      />
    );
  }
  if (section === 'reasons') {
    return (
      <Card sx={{ p: 2 }} id={placeOf('reason_templates')}>
        <ReasonTemplatesInput
          label={translate('resources.settings.fields.reason_templates')}
          templates={draft.reason_templates}
          errorAt={errorAt}
          onChange={(reason_templates) => onChange({ reason_templates })}
        />
      </Card>
    );
  }
  if (section === 'mails') {
    return (
      <Card sx={{ p: 2, minWidth: 0 }} id={placeOf('mail_texts')}>
        <MailTextsInput
          label={translate('resources.settings.fields.mail_texts')}
          texts={draft.mail_texts}
          errorAt={errorAt}
          onChange={(mail_texts) => onChange({ mail_texts })}
        />
      </Card>
    );
  }
  if (section === 'methods') {
    return (
      <MethodEditor
        methods={draft.payment_methods}
        onChange={(payment_methods) => onChange({ payment_methods })}
        errorAt={errorAt}
      />
    );
  }
  if (section === 'gifts') {
    return (
      <GiftEditor gifts={draft.gifts} known={site.gifts} onChange={(gifts) => onChange({ gifts })} errorAt={errorAt} />
    );
  }
  if (section === 'interests') {
    return (
      <OwnInterestEditor
        interests={draft.own_interests}
        known={site.own_interests.map(({ id }) => id)}
        languages={site.locales}
        onChange={(own_interests) => onChange({ own_interests })}
        errorAt={errorAt}
      />
    );
  }
  if (section === 'icebreakers') {
    return (
      <IcebreakerEditor
        icebreakers={draft.icebreakers}
        onChange={(icebreakers) => onChange({ icebreakers })}
        errorAt={errorAt}
      />
    );
  }
  if (section === 'brands') {
    return (
      <BrandEditor brands={draft.brands} site={site} onChange={(brands) => onChange({ brands })} errorAt={errorAt} />
    );
  }
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {fieldsOf(section).map((field) => (
          <Box key={field.name} id={placeOf(field.name)} sx={field.name === sought ? soughtSx : undefined}>
            <SettingInput
              field={field}
              value={draft[field.name]}
              error={Object.entries(errors).find(([path]) => path.split('.')[0] === field.name)?.[1]}
              onChange={(value) => onChange({ [field.name]: value })}
            />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const placeOf = (name: string) => `setting-${name}`;

/** What somebody looked for stands out as long as they look at it. */
const shine = keyframes({ from: { outlineOffset: '16px', opacity: 0.4 } });
const soughtSx = {
  borderRadius: '8px',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '8px',
  animation: `${shine} 400ms ease-out`,
} as const;

interface GiftEditorProps {
  gifts: Gift[];
  /** Those that are stored, on sale or not: they are taken off sale, but never go. */
  known: readonly Gift[];
  onChange: (gifts: Gift[]) => void;
  errorAt: (path: string) => string | undefined;
}

function GiftEditor({ gifts, known, onChange, errorAt }: GiftEditorProps) {
  const translate = useTranslate();
  const { gift_pictures: pictures } = useChoices();
  const error = errorAt('gifts');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {gifts.map((gift, i) => (
        <GiftCard
          key={i}
          gift={gift}
          savedPicture={known.find(({ id }) => id === gift.id)?.picture}
          first={i === 0}
          last={i === gifts.length - 1}
          onChange={(next) => onChange(gifts.map((one, k) => (k === i ? next : one)))}
          onMove={(by) => onChange(moved(gifts, i, by))}
          onRemove={() => onChange(gifts.filter((_, k) => k !== i))}
          errorAt={(path) => errorAt(`gifts.${i}.${path}`)}
        />
      ))}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        disabled={pictures.length === 0}
        onClick={() => onChange([...gifts, fresh(gifts, pictures[0]!.id)])}
      >
        {translate('resources.settings.gifts.add')}
      </Button>
    </Box>
  );
}

/** Under an id that no gift has had. */
function fresh(gifts: Gift[], picture: Gift['picture']): Gift {
  const ids = gifts.map(({ id }) => id);
  let n = gifts.length + 1;
  while (ids.includes(`gift-${n}`)) n++;
  return { id: `gift-${n}`, picture, name: {}, price: 10, retired: false };
}
