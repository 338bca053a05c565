/** The bubbles of the member site; the hind one in lilac, since the bar is as purple as it is there. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="#b48be0" d="M11 4a9 9 0 0 0-7.6 13.8L2.6 23a.9.9 0 0 0 1.1 1.1l4.6-1.2A9 9 0 1 0 11 4Z" />
      <path fill="#e63a72" d="M21 10a9 9 0 1 0 2.7 17.6l4.6 1.2a.9.9 0 0 0 1.1-1.1l-1-4.6A9 9 0 0 0 21 10Z" />
      <path fill="#fff" d="M21 23.2c-2.6-1.6-4-3-4-4.7a2.1 2.1 0 0 1 4-1 2.1 2.1 0 0 1 4 1c0 1.7-1.4 3.1-4 4.7Z" />
    </svg>
  );
}
