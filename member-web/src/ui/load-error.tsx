import type { ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { useErrorText } from '../lib/error-text';
import { Alert } from './alert';
import { Button } from './button';
import { ERROR_DRAWINGS } from './drawing';
import { EmptyState } from './empty-state';

type Props = {
  text: string;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  action?: ReactNode;
  /** `h1` where nothing else on the page could be one. */
  heading?: 'h1' | 'h2';
};

/** What could not be loaded, and the way to try again. */
export function LoadError({ text, onRetry, busy = false, action, heading = 'h2' }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        drawing={ERROR_DRAWINGS.broken}
        title={text}
        action={
          <>
            {action}
            {onRetry && (
              <Button onClick={onRetry} busy={busy}>
                {t('common.try_again')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}

type Query = { error: unknown; refetch: () => Promise<unknown> };

/** The same for a part of a page, the rest of which is there: in a line, not in the place of everything. */
export function PartError({ query: { error, refetch } }: { query: Query }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  return (
    <Alert
      tone="danger"
      live
      action={
        <Button size="small" onClick={() => void refetch()}>
          {t('common.try_again')}
        </Button>
      }
    >
      {ofError(error)}
    </Alert>
  );
}
