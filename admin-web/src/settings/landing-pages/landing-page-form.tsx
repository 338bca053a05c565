import { Box, Button, Card, FormHelperText, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useUnsaved } from '../../layout/dialogs/unsaved';
import { useShortcuts } from '../../layout/keys/use-shortcuts';
import { ErrorSummary, errorsOf } from '../error-summary';
import { useFirstWrong } from '../../layout/forms/first-wrong';
import { ReviewDialog } from '../review-dialog';
import type { VersionedSettings } from '../../providers/use-settings';
import { tidied, type LanderPage, addressOf, isAroundMember, pathOf, TRACKING, type Tracking } from './landing-page';
import { LandingPagePreview } from './landing-page-preview';
import { PageFiles } from './page-files';
import { PagePlace } from './page-place';
import { WordsInputs } from './words-inputs';
import { CopyButton } from '../../layout/values/copy-button';
import { useRead } from '../../providers/api-client';
import { useText } from '../../layout/values/words';
import { CardHeading } from '../../layout/values/card-heading';

interface LandingPageFormProps {
  /** Undefined: it is a new one. */
  id: string | undefined;
  saved: LanderPage;
  base: VersionedSettings;
  onLeave: () => void;
}

/** One page: what is typed is shown beside it as visitors will see it, and saved with the settings, with a reason. */
export function LandingPageForm({ id, saved, base, onLeave }: LandingPageFormProps) {
  const translate = useTranslate();
  const text = useText('resources.landing-pages');
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reviewing, setReviewing] = useState<'save' | 'remove'>();
  const [language, setLanguage] = useState(saved.language);
  const page = tidied(draft);
  const changed = JSON.stringify(page) !== JSON.stringify(saved) || id === undefined;
  const typed = JSON.stringify(draft) !== JSON.stringify(saved);
  const [done, setDone] = useState(false);
  useUnsaved(typed && !done);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // The question has gone with its reason: nothing is asked about what was just saved.
    if (done) leave();
  }, [done]);
  const form = useRef<HTMLDivElement>(null);
  useFirstWrong(form, errors);
  const { landers } = base.settings;
  const at = id === undefined ? landers.length : landers.findIndex((one) => one.id === id);
  const next =
    reviewing === 'remove'
      ? landers.filter((one) => one.id !== id)
      : id === undefined
        ? [...landers, page]
        : landers.map((one) => (one.id === id ? page : one));
  const review = () => {
    if (changed) setReviewing('save');
  };
  useShortcuts(reviewing ? {} : { s: review });
  const change = (part: Partial<LanderPage>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const errorAt = (path: string): string | undefined => errors[`landers.${at}.${path}`];
  return (
    <Box ref={form} sx={layoutSx}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ErrorSummary errors={errors} draft={{ ...base.settings, landers: next }} />
        <PagePlace page={draft} saved={id} onChange={change} errorAt={errorAt} />
        <WordsInputs page={draft} language={language} onLanguage={setLanguage} onChange={change} errorAt={errorAt} />
        <PageFiles page={draft} onChange={change} errorAt={errorAt} />
        <Card sx={barSx}>
          <Box component="span" role="status" sx={{ flexGrow: 1 }}>
            {text(typed || id === undefined ? 'unsaved' : 'all_saved')}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}>
            {id !== undefined && (
              <Button color="error" onClick={() => setReviewing('remove')}>
                {text('remove')}
              </Button>
            )}
            <Button variant="contained" disabled={!changed} onClick={review}>
              {translate('resources.settings.look')}
            </Button>
          </Box>
        </Card>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, position: { lg: 'sticky' }, top: 72 }}>
        <LandingPagePreview page={page} language={language} />
        <AddressCard id={page.id} saved={id === page.id} />
      </Box>
      {reviewing && (
        <ResourceContextProvider value="settings">
          <ReviewDialog
            base={base}
            draft={{ landers: next }}
            onClose={() => setReviewing(undefined)}
            onSaved={() => (setReviewing(undefined), setDone(true))}
            onInvalid={(error) => {
              const wrong = errorsOf(error);
              setErrors(wrong);
              setReviewing(undefined);
              const where = Object.keys(wrong).map((path) => /\.words\.([a-z]{2})\./.exec(`${path}.`)?.[1]);
              const first = where.find((one) => one !== undefined);
              if (first) setLanguage(first as typeof language);
            }}
          />
        </ResourceContextProvider>
      )}
    </Box>
  );
}

const layoutSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(420px, 1fr)' },
  alignItems: 'start',
} as const;

const barSx = {
  position: { sm: 'sticky' },
  bottom: 8,
  zIndex: 1,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;

/** The address that an advertisement leads to, with what it shall tell of where visitors come from (ACC-11). */
function AddressCard({ id, saved }: { id: string; saved: boolean }) {
  const [tracking, setTracking] = useState<Tracking>({});
  const [member, setMember] = useState('');
  const text = useText('resources.landing-pages.address');
  const { data } = useRead(['lander-origin'], (api) => api.GET('/api/admin/lander-origin'), { staleTime: Infinity });
  if (!data) return null;
  const around = isAroundMember(id);
  const address = addressOf(data.origin, pathOf(id, member.trim() || text('member_id')), tracking);
  return (
    <Card component="section" aria-labelledby="landing-page-address" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <CardHeading id="landing-page-address" component="h2">
        {text('title')}
      </CardHeading>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="output" sx={addressSx}>
          {address}
        </Box>
        <CopyButton value={address} />
      </Box>
      {!saved && <FormHelperText sx={{ m: 0 }}>{text('not_yet')}</FormHelperText>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 1.5 }}>
        {around && (
          <TextField
            label={text('member')}
            value={member}
            onChange={({ target }) => setMember(target.value)}
            sx={{ gridColumn: '1 / -1' }}
            autoComplete="off"
          />
        )}
        {TRACKING.map((name) => (
          <TextField
            key={name}
            label={name}
            value={tracking[name] ?? ''}
            onChange={({ target }) => setTracking({ ...tracking, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'none' } }}
            autoComplete="off"
          />
        ))}
      </Box>
      <FormHelperText sx={{ m: 0 }}>{text('help')}</FormHelperText>
    </Card>
  );
}

const addressSx = {
  flexGrow: 1,
  minWidth: 0,
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 13,
  overflowWrap: 'anywhere',
} as const;
