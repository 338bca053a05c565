import { Box, Button, Card, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { ActDialog } from '../dialogs/act-dialog';
import { Refusal } from '../dialogs/refusal';
import { useIntent } from '../dialogs/use-intent';
import { useScreenKeys } from '../keys/screen-keys';
import { useShortcuts } from '../keys/use-shortcuts';
import { CardHeading } from '../values/card-heading';
import { useText } from '../values/words';
import type { Api } from '../../providers/api-client';

const TAKE = [{ keys: ['T'], text: 'take' }];
const NO_KEYS: typeof TAKE = [];

interface ClaimCardProps {
  /** Whose words it has. */
  resource: 'complaints' | 'objections';
  of: { id: string; claimed_by: string | null; claimed_by_name: string | null };
  claim: (over: boolean, api: Api) => Promise<unknown>;
  release: (given: void, api: Api) => Promise<unknown>;
  /** Nobody has to work on it any more. */
  closed?: boolean;
  /** What else whoever has it can do, or anybody while it is free. */
  children?: ReactNode;
}

/** Who works on a record for as long as it takes, so that two never do the same; also by T. */
export function ClaimCard({ resource, of, claim, release, closed = false, children }: ClaimCardProps) {
  const { identity } = useGetIdentity();
  const [over, setOver] = useState(false);
  const text = useText(`resources.${resource}.claim`, { name: of.claimed_by_name ?? '…' });
  const claiming = useIntent((_: void, api) => claim(false, api), text('claimed'));
  const releasing = useIntent(release, text('released'));
  const free = of.claimed_by === null;
  const mine = !free && of.claimed_by === identity?.id;
  const toTake = free && !closed && !claiming.isPending;
  useScreenKeys(toTake ? TAKE : NO_KEYS);
  useShortcuts(toTake ? { t: () => claiming.mutate() } : {});
  return (
    <Card component="section" aria-labelledby="claim" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
      <CardHeading id="claim">{text('title')}</CardHeading>
      <Typography>{text(free ? 'nobody' : mine ? 'you' : 'somebody')}</Typography>
      <Refusal>{(claiming.error ?? releasing.error)?.message}</Refusal>
      {!closed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {free && (
            <Button
              variant="outlined"
              color="secondary"
              loading={claiming.isPending}
              onClick={() => claiming.mutate()}
              aria-keyshortcuts="t"
            >
              {text('take')}
            </Button>
          )}
          {mine && (
            <Button
              variant="outlined"
              color="secondary"
              loading={releasing.isPending}
              onClick={() => releasing.mutate()}
            >
              {text('release')}
            </Button>
          )}
          {!free && !mine && (
            <Button variant="outlined" color="secondary" onClick={() => setOver(true)}>
              {text('take_over')}
            </Button>
          )}
          {(free || mine) && children}
        </Box>
      )}
      <ActDialog
        open={over}
        text={text}
        title={text('over_title')}
        confirm={text('over_confirm')}
        act={(api) => claim(true, api)}
        done={text('claimed')}
        onClose={() => setOver(false)}
      >
        <Typography>{text('over_effect')}</Typography>
      </ActDialog>
    </Card>
  );
}
