type Tone = { light: string; ground: string; skin: string; cloth: string; hair: string };

export const TONES: readonly Tone[] = [
  { light: '#fdecec', ground: '#f4bfcb', skin: '#e79db0', cloth: '#c2557b', hair: '#8a2f55' },
  { light: '#f1e9fb', ground: '#d3bdee', skin: '#b99ade', cloth: '#7f58b3', hair: '#4c2c7a' },
  { light: '#fdeee2', ground: '#f5c7a8', skin: '#e3a27e', cloth: '#bd6843', hair: '#843c20' },
  { light: '#e8f2f9', ground: '#b6d2e6', skin: '#8fb6d2', cloth: '#4d80a6', hair: '#264f70' },
  { light: '#eaf5e9', ground: '#bfdcc4', skin: '#97c1a0', cloth: '#558867', hair: '#2c5a3f' },
  { light: '#fdf4dc', ground: '#f0d397', skin: '#dcb66c', cloth: '#a97f34', hair: '#6f4f17' },
  { light: '#f9e9f6', ground: '#e2b6dc', skin: '#cd91c5', cloth: '#9b4f93', hair: '#652a60' },
  { light: '#ebecfb', ground: '#c0c3ed', skin: '#9da1dc', cloth: '#5f63b0', hair: '#34377c' },
];

type Hair = { back?: string; front: string };

export const HAIR: Record<'female' | 'male', readonly Hair[]> = {
  female: [
    {
      back: 'M52 108C48 58 66 34 100 34s52 24 48 74c-1 26 8 46 14 66-18 10-106 10-124 0 6-20 15-40 14-66Z',
      front: 'M63 100c-4-34 13-54 37-54 25 0 40 20 36 52-15-3-27-11-33-24-7 14-22 24-40 26Z',
    },
    {
      back: 'M56 98c-3-42 14-64 44-64s47 22 44 64c0 18 3 30 7 40-13 7-27 7-35 1H84c-8 6-22 6-35-1 4-10 7-22 7-40Z',
      front: 'M64 94c-2-34 12-50 36-50s38 16 36 50c-9-11-20-15-36-15s-27 4-36 15Z',
    },
    {
      back: 'M82 30a18 17 0 1 1 36 0 18 17 0 0 1-36 0Z',
      front: 'M65 92c-6-32 11-50 35-50s41 18 35 50c-2-13-8-22-17-27-11 5-25 5-36 0-9 5-15 14-17 27Z',
    },
    {
      back: 'M58 96c-6-38 12-62 42-62 32 0 48 24 42 62 2 20-2 34 4 50 6 20-10 34-24 26l-6-30H84c-6 8-18 10-28 4 4-16 4-32 2-50Z',
      front: 'M62 98c-5-34 11-53 36-53 26 0 42 18 40 53-7-13-18-23-33-28-10 14-24 24-43 28Z',
    },
  ],
  male: [
    { front: 'M65 94c-5-36 10-54 35-54s40 18 35 54l-4-2c-1-13-4-21-9-26-14 4-31 3-43-3-6 6-9 15-10 29Z' },
    { front: 'M65 92c-4-32 8-53 36-53 27 0 39 20 34 53l-4 1c0-13-3-22-9-28-15 1-30-1-40-6-2 9-7 15-13 19v15Z' },
    {
      front:
        'M64 96c-7-10-6-22 0-28-2-12 8-22 18-22 6-9 22-11 30-4 12-2 22 7 22 18 8 7 8 24 2 36l-5-2c0-10-2-18-6-24-16 4-35 2-46-6-7 8-10 18-11 30Z',
    },
    { front: 'M66 84c-1-26 11-42 34-42s35 16 34 42c-5-15-16-22-34-22s-29 7-34 22Z' },
  ],
};

export const BEARD =
  'M68 96c1 28 14 45 32 45s31-17 32-45c-3 9-8 14-15 16-9-5-25-5-34 0-7-2-12-7-15-16Zm22 21c6-3 14-3 20 0-5 5-15 5-20 0Z';
