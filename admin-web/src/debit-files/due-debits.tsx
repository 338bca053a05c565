import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { useFormats } from '../layout/values/use-formats';
import { MakeFileDialog } from './make-file-dialog';
import { dataOf, useApi } from '../providers/api-client';

/** What waits for the next file, and the way to make it. */
export function DueDebits() {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const [open, setOpen] = useState(false);
  // With the key of the list: both change when a file is made.
  const { data: due } = useQuery({
    queryKey: ['debit-files', 'due'],
    queryFn: () => dataOf(api.GET('/api/admin/debit-files-due')),
    refetchInterval: 20_000,
  });
  if (!due) return null;
  const text = (key: string, options?: object) => translate(`resources.debit-files.${key}`, options);
  const { debits, total, first, last } = due;
  const count = { smart_count: debits, count: formats.number(debits), amount: formats.money(total) };
  const days = first && last ? { first: formats.day(noonOf(first)), last: formats.day(noonOf(last)) } : null;
  const line = !due.ready ? 'due.not_ready' : debits === 0 ? 'due.none' : 'due.some';
  return (
    <Card component="section" sx={{ p: 2, my: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h6" component="h2" color="secondary">
        {text('due.title')}
      </Typography>
      <Box role="status">
        <div>{text(line, count)}</div>
        {days && due.ready && <div>{text(first === last ? 'due.day' : 'due.days', days)}</div>}
      </Box>
      {due.ready && debits > 0 && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {text('make.action')}
        </Button>
      )}
      <MakeFileDialog due={due} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
