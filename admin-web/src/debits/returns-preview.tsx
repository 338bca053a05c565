import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/use-formats';
import { sumOf, type Plan, type PlannedReturn } from './returns-plan';

/** What entering the returns does, in numbers, and each of them; also those that will not be entered. */
export function ReturnsPreview({ plan: { open, decided, unknown } }: { plan: Plan }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.direct-debits.${key}`, options);
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
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.direct-debits.${key}`, options);
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
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', gridColumn: '1 / -1' }}>
              {text(`status.${debit.status}`)} · {code === reason ? '' : `${code} → `}
              {reason}: {text(`reasons.${reason}`)}
            </Box>
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
