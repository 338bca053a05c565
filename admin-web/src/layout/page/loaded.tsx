import type { ReactNode } from 'react';
import { Box, keyframes, Skeleton, Button, Typography } from '@mui/material';
import { useTranslate, HttpError } from 'react-admin';
import Refresh from '@mui/icons-material/Refresh';
import { LinesDrawing, Notice } from './notice';
import { ResourceTitle } from './page-title';

interface LoadedProps<Data> {
  /** A query, as `useRead` answers. */
  of: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Stands there until it has come. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for; before it is there that it comes, or what went wrong. */
export function Loaded<Data>({ of: { data, error, refetch }, loading = <ListLoading />, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <LoadError error={error} retry={() => void refetch()} /> : loading;
}

/** What is asked for is not there, or not for this reader; anything else may be over by the next time. */
const isRefused = (error: unknown) =>
  error instanceof HttpError && [403, 404, 409, 422].includes(error.status as number);

/**
 * Whether a record or a list is not to be shown. What has come stays while it cannot be asked for anew, and with it what
 * somebody is writing there.
 */
export const isLost = (error: unknown, shown: unknown): boolean => !!error && (shown === undefined || isRefused(error));

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Rows to come; they wait a moment, since most lists are there before anybody notices. */
export function ListLoading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={{ px: 2, opacity: 0, animation: `${appear} 200ms 300ms ease-out forwards` }}
    >
      {Array.from({ length: 10 }, (_, row) => (
        <Box key={row} sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Skeleton variant="rounded" height={20} width={`${92 - ((row * 17) % 30)}%`} />
        </Box>
      ))}
    </Box>
  );
}

/** What happened and what to do; takes the place of what could not be loaded. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  // An address with half an id in it is refused as bad input. Asking again does not help.
  const gone = status === 404 || status === 422;
  // What somebody else decides, such as an objection to a decision of one's own.
  const withheld = status === 409;
  return (
    <div role="alert">
      <Notice
        drawing={
          <LinesDrawing>
            <path d="M30 62a15 15 0 0 1 1-30 20 20 0 0 1 38 4 13 13 0 0 1-1 26" />
            <path d="M48 50v14M48 73v.5" />
          </LinesDrawing>
        }
        action={
          gone || withheld ? undefined : (
            <Button variant="contained" startIcon={<Refresh />} onClick={retry}>
              {translate('console.retry')}
            </Button>
          )
        }
      >
        <Typography variant="h6" component="h2">
          {translate(gone ? 'ra.page.not_found' : withheld ? 'console.withheld' : 'console.load_error')}
        </Typography>
        {status === 422 ? translate('console.not_found') : error instanceof Error && error.message}
      </Notice>
    </div>
  );
}

/** Takes the place of a record that could not be loaded. */
export const RecordError = ({ of: { error, refetch } }: { of: { error: unknown; refetch: () => unknown } }) => (
  <>
    <ResourceTitle />
    <LoadError error={error} retry={() => void refetch()} />
  </>
);
