import Alert from '@mui/material/Alert';

/** Stays in the page while it is empty: screen readers tell of what appears in it. */
export const Refusal = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <Alert severity="error" role="presentation">
        {children}
      </Alert>
    )}
  </div>
);
