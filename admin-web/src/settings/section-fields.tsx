import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { BrandEditor } from './brand-editor';
import { GiftEditor } from './gift-editor';
import { IcebreakerEditor } from './icebreaker-editor';
import { OwnInterestEditor } from './own-interest-editor';
import { MethodEditor } from './method-editor';
import { PackageEditor } from './package-editor';
import { fieldsOf, type Changes, type Section, type Settings } from './setting';
import { MailTextsInput } from './mail-texts-input';
import { ReasonTemplatesInput } from './reason-templates-input';
import { SettingInput } from './setting-input';

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
