import { Alert, Button, Typography } from '@mui/material';
import Lock from '@mui/icons-material/LockOutlined';
import { useState, type ReactNode } from 'react';
import { DataTable, useTranslate, type RaRecord } from 'react-admin';
import { useFormats, useText } from '../values/words';
import { ActDialog } from '../dialogs/act-dialog';
import { Mark } from '../values/mark';
import type { Claim } from './use-work-claim';

/** A colleague works on it, since when, and it can be taken over knowingly. */
export function Claimed({ by, takeOver }: { by: Claim; takeOver: () => Promise<unknown> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [asked, setAsked] = useState(false);
  const name = by.by_name ?? translate('console.claim.colleague');
  const text = useText('console.claim', { name, at: formats.instant(by.since) });
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => setAsked(true)}>
            {text('over')}
          </Button>
        }
      >
        {text('busy')} {text('hint')}
      </Alert>
      <ActDialog
        open={asked}
        text={text}
        title={text('over_title')}
        confirm={text('over_confirm')}
        act={takeOver}
        onClose={() => setAsked(false)}
      >
        <Typography>{text('over_effect')}</Typography>
      </ActDialog>
    </>
  );
}

/** In a list: who is working on it; nothing where nobody is. */
export function ClaimMark({ claim }: { claim: Claim | null }) {
  const translate = useTranslate();
  if (!claim) return null;
  const name = claim.by_name ?? translate('console.claim.colleague');
  return <Mark look={LOOK} word={translate('console.claim.mark', { name })} />;
}

interface ClaimedColumnProps<Item extends RaRecord> {
  source: string;
  mark: (item: Item) => ReactNode;
}

/** In a table: where a record stands, and who is working on it. */
export const ClaimedColumn = <Item extends RaRecord & { claim: Claim | null }>(props: ClaimedColumnProps<Item>) => (
  <DataTable.Col<Item>
    source={props.source}
    render={(item) => (
      <>
        {props.mark(item)} <ClaimMark claim={item.claim} />
      </>
    )}
  />
);

const LOOK = { icon: Lock, color: 'text.secondary' };
