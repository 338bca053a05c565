import { Box, Card, Typography } from '@mui/material';
import { funnelOf, type Report } from './figures';
import { useDashboardWords } from './use-dashboard-words';
import { Small } from '../layout/values/card-heading';

/** From sign-up to the second purchase: how many took each step in this time, beside the time before. */
export function Funnel({ report: { total } }: { report: Report }) {
  const words = useDashboardWords();
  const { text, formats } = words;
  const [now, before] = [funnelOf(total.now), funnelOf(total.before)];
  const most = Math.max(1, ...now.map(({ count }) => count));
  return (
    <Card component="section" aria-label={text('funnel.title')} sx={{ p: 2, minWidth: 0 }}>
      <Typography component="h3" variant="body1" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('funnel.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
        {now.map(({ step, count, percent: share }, i) => (
          <Box component="li" key={step}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
              <Box component="span" sx={{ flexGrow: 1 }}>
                {text(`funnel.${step}`)}
              </Box>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {formats.number(count)}
              </Box>
            </Box>
            <Box
              aria-hidden="true"
              sx={{ height: 10, my: 0.5, borderRadius: '5px', bgcolor: 'action.hover', overflow: 'hidden' }}
            >
              <Box sx={{ height: '100%', width: `${(count / most) * 100}%`, bgcolor: 'secondary.main' }} />
            </Box>
            <Small component="p">
              {i > 0 && text('funnel.share', { percent: words.share(share), before: words.share(before[i]!.percent) })}
              {i === 0 && text('before', { before: formats.number(before[i]!.count) })}
            </Small>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
