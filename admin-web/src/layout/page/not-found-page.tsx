import { Button } from '@mui/material';
import { Link, useAuthenticated, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from './notice';
import { PageTitle } from './page-title';

export function NotFoundPage() {
  const translate = useTranslate();
  const { isPending } = useAuthenticated();
  if (isPending) return null;
  return (
    <>
      <PageTitle>{translate('ra.page.not_found')}</PageTitle>
      <Notice
        drawing={
          <LinesDrawing>
            <path d="M20 14h38l18 18v50H20zM58 14v18h18" />
            <path d="M38 50v.5M58 50v.5M38 66c6-6 14-6 20 0" />
          </LinesDrawing>
        }
        action={
          <Button component={Link} to="/" variant="contained">
            {translate('console.home')}
          </Button>
        }
      >
        {translate('console.not_found')}
      </Notice>
    </>
  );
}
