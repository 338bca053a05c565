import { Box, Card, Skeleton } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../layout/lists/choice';
import { LoadError } from '../../layout/page/loaded';
import { useRead } from '../../providers/api-client';
import type { LanderPage, Language } from './landing-page';
import { useSettled } from '../../layout/values/use-settled';
import { useText } from '../../layout/values/words';
import { Small, CardHeading } from '../../layout/values/card-heading';

/** Pixels of the screens that are imitated. */
const WIDTHS = { phone: 390, desktop: 1280 };
const HEIGHT = 620;
/** Milliseconds without a key, before what is typed is drawn anew. */
const PAUSE = 600;

/** The page as visitors will see it with what is typed, saved or not. No script of it runs, and nothing in it leads away. */
export function LandingPagePreview({ page, language }: { page: LanderPage; language: Language }) {
  const text = useText('resources.landing-pages.preview');
  const [screen, setScreen] = useState<keyof typeof WIDTHS>('phone');
  const shown = useSettled(JSON.stringify({ page, language }), PAUSE);
  const { data, error, refetch } = useRead(
    ['lander-preview', shown],
    (api) => api.POST('/api/admin/lander-previews', { body: JSON.parse(shown) as Asked }),
    { placeholderData: keepPreviousData, retry: false },
  );
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const width = WIDTHS[screen];
  const scale = Math.min(1, room / width);
  return (
    <Card
      component="section"
      aria-labelledby="landing-page-preview"
      sx={{ p: 2, display: 'grid', gap: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CardHeading id="landing-page-preview" component="h2" sx={{ mr: 'auto' }}>
          {text('title')}
        </CardHeading>
        <Box sx={{ width: 160 }}>
          <Choice
            label={text('screen')}
            value={screen}
            options={[
              ['phone', text('phone')],
              ['desktop', text('desktop')],
            ]}
            onChoose={(chosen) => setScreen(chosen as keyof typeof WIDTHS)}
          />
        </Box>
      </Box>
      <Small>{text('about')}</Small>
      {error && <LoadError error={error} retry={() => void refetch()} />}
      <Box ref={place} sx={{ height: HEIGHT, overflow: 'hidden', display: 'grid', justifyContent: 'center' }}>
        {!error && !data && <Skeleton variant="rounded" height={HEIGHT} width={Math.min(room, width)} />}
        {data && (
          <Box sx={{ ...frameSx, width: width * scale }}>
            <iframe
              title={text('title')}
              // Its pictures are asked for as this session; without scripts it can do no more.
              sandbox="allow-same-origin"
              srcDoc={data.html}
              style={{ ...SCALED, width, height: HEIGHT / scale, transform: `scale(${scale})` }}
            />
          </Box>
        )}
      </Box>
    </Card>
  );
}

const frameSx = { height: HEIGHT, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' } as const;
const SCALED = { border: 0, transformOrigin: '0 0' } as const;

interface Asked {
  page: LanderPage;
  language: Language;
}

/** Pixels that there are for an element; 390 until it is measured. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(WIDTHS.phone);
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
