import { Box, Card, keyframes } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { BrandEditor } from './brand-editor';
import { IcebreakerEditor } from './icebreaker-editor';
import { freeId, ItemsEditor } from './items-editor';
import { OwnInterestCard } from './own-interest-card';
import { PackageCard } from './package-card';
import { MethodEditor } from './method-editor';
import { fieldsOf, type Changes, type Package, type Section, type Settings } from './setting';
import { MailTextsInput } from './mail-texts-input';
import { ReasonTemplatesInput } from './reason-templates-input';
import { SettingInput } from './setting-input';
import { useChoices } from '../layout/values/use-choices';
import { GiftCard } from './gift-card';

interface SectionFieldsProps {
  section: Section;
  draft: Settings;
  /** As it is saved. */
  site: Settings;
  /** The setting that somebody looked for. */
  sought: string | null;
  errors: Record<string, string>;
  onChange: (change: Changes) => void;
}

export function SectionFields({ section, draft, site, sought, errors, onChange }: SectionFieldsProps) {
  const translate = useTranslate();
  const drawing = useChoices().gift_pictures[0];
  const errorAt = (path: string) => errors[path];
  const listOf = <Name extends 'packages' | 'gifts' | 'own_interests'>(name: Name) => ({
    name,
    items: draft[name],
    onChange: (items: Settings[Name]) => onChange({ [name]: items }),
    errorAt,
    add: translate(`resources.settings.${name}.add`),
  });
  if (section === 'packages') {
    return (
      <ItemsEditor {...listOf('packages')} fresh={() => freshPackage(draft.packages)}>
        {(pack, props) => (
          <PackageCard pack={pack} isNew={!site.packages.some(({ id }) => id === pack.id)} {...props} />
        )}
      </ItemsEditor>
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
      <ItemsEditor
        {...listOf('gifts')}
        fresh={
          drawing &&
          (() => ({ id: freeId('gift', draft.gifts), picture: drawing.id, name: {}, price: 10, retired: false }))
        }
      >
        {(gift, props) => (
          <GiftCard gift={gift} savedPicture={site.gifts.find(({ id }) => id === gift.id)?.picture} {...props} />
        )}
      </ItemsEditor>
    );
  }
  if (section === 'interests') {
    return (
      <>
        {draft.own_interests.length === 0 && (
          <Card sx={{ p: 2, color: 'text.secondary' }}>{translate('resources.settings.own_interests.none')}</Card>
        )}
        <ItemsEditor
          {...listOf('own_interests')}
          fresh={() => ({ id: freeId('own', draft.own_interests), name: {}, retired: false })}
        >
          {(interest, props) => (
            <OwnInterestCard
              interest={interest}
              isNew={!site.own_interests.some(({ id }) => id === interest.id)}
              languages={site.locales}
              {...props}
            />
          )}
        </ItemsEditor>
      </>
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
    <Card sx={{ p: 2, display: 'grid', gap: 2.5 }}>
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
    </Card>
  );
}

const placeOf = (name: string) => `setting-${name}`;

/** Leads to the setting that the address names, once: not again where what was typed is thrown away. */
export function useSought(): string | null {
  const sought = useSearchParams()[0].get('field');
  useEffect(() => {
    const place = sought === null ? null : document.getElementById(placeOf(sought));
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }, [sought]);
  return sought;
}

/** What somebody looked for stands out as long as they look at it. */
const shine = keyframes({ from: { outlineOffset: '16px', opacity: 0.4 } });
const soughtSx = {
  borderRadius: '8px',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '8px',
  animation: `${shine} 400ms ease-out`,
} as const;

/** Twice the largest, for twice as much. */
function freshPackage(packages: Package[]): Package {
  const { credits, price } = packages.reduce((most, one) => (one.credits > most.credits ? one : most));
  const ids = packages.map(({ id }) => id);
  const next = credits * 2;
  const id = ids.includes(`p${next}`) ? `p${next}-${packages.length + 1}` : `p${next}`;
  const double = { ...price, amount: price.amount * 2 };
  return { id, credits: next, price: double, prices: [], variant: 1, popular: false, retired: false };
}
