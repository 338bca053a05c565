import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useFormats, useText } from '../layout/values/words';
import { useApi, dataOf, type Api, type Body } from '../providers/api-client';
import { readReturns, type BankReturn } from './bank-returns';
import type { Debit } from './debit';
import { Small } from '../layout/values/card-heading';

/** Reads the bank's file or pasted lines, shows what they would do, and enters it after that. */
export function ReturnsDialog({ onClose }: { onClose: () => void }) {
  const formats = useFormats();
  const api = useApi();
  const [source, setSource] = useState('');
  useUnsaved(source.trim() !== '');
  const [missing, setMissing] = useState(false);
  const text = useText('resources.direct-debits.returns');
  const found = readReturns(source);
  const references = found.map(({ reference }) => reference);
  const {
    data: debits,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['direct-debits', 'named', references],
    queryFn: () => debitsNamed(api, references),
    enabled: found.length > 0,
    placeholderData: keepPreviousData,
  });
  const unread = debits ? null : error;
  const plan: Plan = planOf(found, debits ?? []);
  const counted = (count: number) => ({ smart_count: count, count: formats.number(count) });
  const { open } = plan;
  const entering = useIntent(() => enterReturns(api, open), text('done', counted(open.length)));
  const read = (content: string) => {
    entering.reset();
    setMissing(false);
    setSource(content);
  };
  const confirm = () => {
    if (isFetching) return;
    if (unread) return void refetch();
    if (open.length === 0) return setMissing(true);
    entering.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirm={open.length > 0 ? text('confirm', counted(open.length)) : text('confirm_none')}
      danger
      written={source.trim() !== ''}
      intent={entering}
      error={entering.error ?? unread}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div>{text('explain')}</div>
      <Button component="label" color="secondary" variant="outlined" startIcon={<UploadFile />} sx={fileSx}>
        {text('file')}
        <Box
          component="input"
          type="file"
          accept=".xml,.csv,.txt"
          sx={visuallyHidden}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            void target.files?.[0]?.text().then(read);
            target.value = '';
          }}
        />
      </Button>
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        label={text('lines')}
        value={source}
        onChange={({ target }) => read(target.value)}
        error={missing}
        helperText={missing ? text('nothing') : text('lines_help')}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
      <div role="status">
        {source.trim() !== '' && found.length === 0 && text('none_found')}
        {found.length > 0 && debits && <ReturnsPreview plan={plan} />}
      </div>
    </ConfirmDialog>
  );
}

const fileSx = { justifySelf: 'start', '&:focus-within': { outline: 2, outlineOffset: 2 } } as const;

/** How many the API takes in one request. */
const AT_ONCE = 100;

type Return = Body<'/api/admin/direct-debits/returns', 'post'>['returns'][number];

/** Those of the mandates with these references that we know. */
async function debitsNamed(api: Api, references: readonly string[]): Promise<Debit[]> {
  const range = JSON.stringify([0, AT_ONCE - 1]);
  const pages = inParts(references).map((reference) =>
    dataOf(
      api.GET('/api/admin/direct-debits', { params: { query: { filter: JSON.stringify({ reference }), range } } }),
    ),
  );
  return (await Promise.all(pages)).flat();
}

/** Several, each as if it were entered alone. */
async function enterReturns(api: Api, all: readonly Return[]): Promise<void> {
  for (const part of inParts(all)) {
    const returns = part.map(({ reference, reason }) => ({ reference, reason }));
    await api.POST('/api/admin/direct-debits/returns', { body: { returns } });
  }
}

const inParts = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** What entering the returns does, in numbers, and each of them; also those that will not be entered. */
function ReturnsPreview({ plan: { open, decided, unknown } }: { plan: Plan }) {
  const formats = useFormats();
  const text = useText('resources.direct-debits');
  const counted = (count: number) => ({ smart_count: count, count: formats.number(count) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {open.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          <li>{text('returns.money', { ...counted(open.length), amount: formats.money(sumOf(open)) })}</li>
          <li>{text('returns.credits')}</li>
          <li>{text('returns.blocks', counted(open.length))}</li>
          <li>{text('return.final')}</li>
        </Box>
      )}
      <Lines title={text('returns.open')} returns={open} />
      <Lines title={text('returns.decided')} returns={decided} />
      {unknown.length > 0 && (
        <div>
          <strong>{text('returns.unknown')}</strong>
          <Box component="ul" sx={listSx}>
            {unknown.map(({ reference }) => (
              <Box component="li" key={reference} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                {reference}
              </Box>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
}

function Lines({ title, returns }: { title: string; returns: PlannedReturn[] }) {
  const formats = useFormats();
  const text = useText('resources.direct-debits');
  if (returns.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <Box component="ul" sx={listSx}>
        {returns.map(({ reference, code, reason, debit }) => (
          <Box component="li" key={reference} sx={lineSx}>
            <span>{debit.holder ?? reference}</span>
            <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formats.money(debit.collected)}
            </Box>
            <Small component="span" sx={{ gridColumn: '1 / -1' }}>
              {text(`status.${debit.status}`)} · {code === reason ? '' : `${code} → `}
              {reason}: {text(`reasons.${reason}`)}
            </Small>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const listSx = { listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } } as const;
const lineSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;

export interface PlannedReturn extends BankReturn {
  debit: Debit;
}

/** What the bank's returns would do here. */
export interface Plan {
  /** Those that can be entered. */
  open: PlannedReturn[];
  /** Returned before, or never sent to the bank. */
  decided: PlannedReturn[];
  unknown: BankReturn[];
}

const OPEN: Debit['status'][] = ['sent', 'collected'];

export function planOf(returns: readonly BankReturn[], debits: readonly Debit[]): Plan {
  const known = new Map(debits.map((debit) => [debit.reference, debit]));
  const planned = returns.flatMap((one) => {
    const debit = known.get(one.reference);
    return debit ? [{ ...one, debit }] : [];
  });
  return {
    open: planned.filter(({ debit }) => OPEN.includes(debit.status)),
    decided: planned.filter(({ debit }) => !OPEN.includes(debit.status)),
    unknown: returns.filter(({ reference }) => !known.has(reference)),
  };
}

export const sumOf = (returns: readonly PlannedReturn[]) => ({
  amount: returns.reduce((sum, { debit }) => sum + debit.collected.amount, 0),
  currency: 'EUR',
});
