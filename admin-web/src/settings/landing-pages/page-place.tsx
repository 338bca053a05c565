import { Card, TextField } from '@mui/material';
import { SelectField } from '../../layout/forms/select-field';
import { useChoices } from '../../layout/values/use-choices';
import { useValueText } from '../use-value-text';
import { idOf, partsOf, slugOf, type LanderPage } from './landing-page';
import { useLandingPageText } from './use-landing-page-text';
import { useText } from '../../layout/values/words';

interface PagePlaceProps {
  page: LanderPage;
  /** The id under which it is saved; undefined: it is new. */
  saved: string | undefined;
  onChange: (part: Partial<LanderPage>) => void;
  errorAt: (path: string) => string | undefined;
}

/** Which lander, under which slug, and whom its cards show. */
export function PagePlace({ page, saved, onChange, errorAt }: PagePlaceProps) {
  const words = useLandingPageText();
  const { option } = useValueText();
  const { landers, countries } = useChoices();
  const text = useText('resources.landing-pages');
  const { lander, slug } = partsOf(page.id);
  const slugs = landers.find(({ id }) => id === lander)?.slugs ?? true;
  const moved = saved !== undefined && saved !== page.id;
  const error = errorAt('id');
  const help = moved ? text('help.moved') : text(slugs ? 'help.slug' : 'help.no_slug');
  const move = (name: string, typed: string) => {
    const has = landers.find(({ id }) => id === name)?.slugs ?? true;
    onChange({ id: idOf(name, has ? slugOf(typed) : '') });
  };
  return (
    <Card sx={{ p: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      <SelectField
        label={text('lander')}
        value={lander}
        helperText={text(`characters.${lander}`)}
        options={landers.map(({ id }) => [id, words.lander(id)] as const)}
        onChoose={(name) => move(name, slug)}
      />
      <TextField
        label={text('slug')}
        value={slug}
        disabled={!slugs}
        error={error !== undefined}
        helperText={error ?? help}
        onChange={({ target }) => move(lander, target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 40 } }}
        autoComplete="off"
      />
      <SelectField
        label={text('fields.gender')}
        value={page.gender ?? ''}
        options={[
          ['', text('anybody')],
          ...(['female', 'male'] as const).map((one) => [one, text(`genders.${one}`)] as const),
        ]}
        onChoose={(gender) => onChange({ gender: gender || null })}
      />
      <SelectField
        label={text('fields.country')}
        value={page.country ?? ''}
        error={errorAt('country') !== undefined}
        helperText={errorAt('country') ?? text('help.country')}
        options={[['', text('own_country')], ...countries.map((one) => [one, option('country', one)] as const)]}
        onChoose={(country) => onChange({ country: country || null })}
      />
    </Card>
  );
}
