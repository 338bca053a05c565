const PATHS = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4',
  chats:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 17h-7l-4.6 3.4V17H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5Z',
  credits: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm2.6-10.6a3.4 3.4 0 1 0 0 4.2',
  premium: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.8-5.1 2.8 1-5.7-4.1-4 5.7-.8Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.2c.6-3.6 3.6-5.7 7.5-5.7s6.9 2.1 7.5 5.7',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  send: 'M4 12 20 4.5 15 20l-3.6-6.3L4 12Zm7.4 1.7L20 4.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning:
    'M12 9v4.5m0 3v.1M10.5 4.6 3.2 17.3A1.7 1.7 0 0 0 4.7 20h14.6a1.7 1.7 0 0 0 1.5-2.7L13.5 4.6a1.7 1.7 0 0 0-3 0Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8v.1',
  lock: 'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5Zm1.5 0V8a3.5 3.5 0 0 1 7 0v2.5',
  mask: 'M4 6.5c2.7 1 5.3 1 8 0 2.7 1 5.3 1 8 0 .500 6-1.5 11-8 13.5C5.5 17.5 3.5 12.5 4 6.5Zm4 5c.8-.7 1.7-.7 2.5 0m3 0c.8-.7 1.7-.7 2.5 0M9 15.2c1.9 1.1 4.1 1.1 6 0',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-8.3-8.5h16.6M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5Z',
  logout: 'M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5',
  block: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6.2 6.2l11.6 11.6',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1 1.3 8 6.2 8-6.2',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
  place:
    'M12 21c4.3-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.2 6.4 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  eye: 'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  list: 'M8.5 6.5h11m-11 5.5h11m-11 5.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1',
  shield: 'M12 3.5 5 6v5.5c0 4.5 2.8 7.5 7 9 4.2-1.5 7-4.5 7-9V6Zm-3 8.5 2.2 2.2L15.2 10',
  card: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 15h3',
  bank: 'M4 9.5 12 4.5l8 5H4Zm1.5 9.5h13M6.5 9.5v7m3.700-7v7m3.600-7v7m3.700-7v7',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { name: IconName; size?: number; filled?: boolean };

/** Decoration beside words; whoever uses one alone names it on the button around it. */
export function Icon({ name, size = 24, filled = false }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'list' ? 1.9 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
