import { Box, Tab, Tabs } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListFilter } from '../layout/lists/use-list-filter';
import { useFormats } from '../layout/values/words';
import type { PaymentFilter } from './payment';
import { tabOf, TAB_NAMES, TABS } from './tabs';
import { usePaymentCounts } from './use-payment-counts';

const PANEL = 'payments-of-tab';
const idOf = (tab: string) => `payments-${tab}`;

/** The list in parts, with how many each has of what is searched and filtered by. The arrow keys walk along them. */
export function PaymentTabs() {
  const translate = useTranslate();
  const formats = useFormats();
  const { filter, change } = useListFilter<PaymentFilter>();
  const { data: counts } = usePaymentCounts(filter);
  const shown = tabOf(filter);
  return (
    <Tabs
      value={shown}
      onChange={(_, tab: keyof typeof TABS) => change({ attention: undefined, status: undefined, ...TABS[tab] })}
      variant="scrollable"
      // On a phone too: what can only be swiped is not seen to be there.
      allowScrollButtonsMobile
      aria-label={translate('resources.payments.tabs.label')}
      textColor="secondary"
      indicatorColor="secondary"
      sx={tabsSx}
    >
      {TAB_NAMES.map((tab, i) => {
        const counted = counts?.[i];
        return (
          <Tab
            key={tab}
            value={tab}
            id={idOf(tab)}
            aria-controls={tab === shown ? PANEL : undefined}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.75 }}>
                {translate(`resources.payments.tabs.${tab}`)}{' '}
                {counted && (
                  <Box component="span" sx={tab === 'odd' && counted.count > 0 ? { ...countSx, ...oddSx } : countSx}>
                    {formats.number(counted.count)}
                    {counted.more && '+'}
                  </Box>
                )}
              </Box>
            }
            sx={{ minHeight: 44, minWidth: 0, px: { xs: 1.25, sm: 2 } }}
          />
        );
      })}
    </Tabs>
  );
}

/** What the tab shows. */
export function PaymentPanel({ children }: { children: ReactNode }) {
  const { filter } = useListFilter<PaymentFilter>();
  return (
    <div role="tabpanel" id={PANEL} aria-labelledby={idOf(tabOf(filter))}>
      {children}
    </div>
  );
}

/**
 * Whoever opens the list without saying what of it gets the odd ones, where there are any, and else what was paid: an
 * address of its own, which stays as it is when the odd ones are done.
 * @returns whether the address says it
 */
export function useFirstTab(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const told = query.has('filter');
  const { data, isError } = usePaymentCounts({});
  const first = data
    ? data[TAB_NAMES.indexOf('odd')]!.count > 0
      ? TABS.odd
      : TABS.paid
    : isError
      ? TABS.all
      : undefined;
  useEffect(() => {
    if (told || !first) return;
    const next = new URLSearchParams(search);
    next.set('filter', JSON.stringify(first));
    void navigate({ search: `?${next}` }, { replace: true });
  }, [told, first, search, navigate]);
  return told;
}

const tabsSx = {
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
  mb: 1,
  '& .MuiTabScrollButton-root': { width: { xs: 24, sm: 40 } },
} as const;
const countSx = { typography: 'body2', color: 'text.secondary' } as const;
/** As what waits is counted in the menu. */
const oddSx = {
  minWidth: 22,
  px: 0.75,
  borderRadius: '11px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
} as const;
