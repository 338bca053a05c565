import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { BrandEditor } from './brand-editor';
import { GiftEditor } from './gift-editor';
import { IcebreakerEditor } from './icebreaker-editor';
import { MethodEditor } from './method-editor';
import { PackageEditor } from './package-editor';
import { fieldsOf, type Changes, type Section, type Settings } from './setting';
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
  const errorAt = (path: string) => errors[path];
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
          <SettingInput
            key={field.name}
            field={field}
            value={draft[field.name]}
            error={Object.entries(errors).find(([path]) => path.split('.')[0] === field.name)?.[1]}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
      </Box>
    </Card>
  );
}
