import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './carousel.module.scss';

type Props = {
  label: string;
  /** `photos`: how many it stands for, one unless it says so. */
  slides: { key: string; content: ReactNode; photos?: number }[];
  start?: number;
  onShow?: (index: number) => void;
  /** What is shown stays: a finger on it moves something else. */
  still?: boolean;
  className?: string | undefined;
};

/** Swiped on a phone, with buttons and arrow keys elsewhere; the browser does the moving. */
export function Carousel({ label, slides, start = 0, onShow, still = false, className }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  /** Where a press leads the strip, until it is there: a picture that comes meanwhile can stop it on its way. */
  const heading = useRef<number>(undefined);
  const [index, setIndex] = useState(start);
  const many = slides.length > 1;
  const { first, last, count } = placeOf(slides, index);
  const number = first === last ? `${first}` : `${first}–${last}`;

  // After the layout effects: the dialog around it opens in one, and has no width before.
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = start * element.clientWidth;
  }, [start]);

  const move = (next: number) => {
    setIndex(next);
    onShow?.(next);
  };
  const show = (next: number) => {
    const element = strip.current;
    if (!element || next < 0 || next >= slides.length) return;
    // The photo that had it goes out of reach; the next arrow key has to arrive here too.
    if (element.contains(document.activeElement)) element.focus({ preventScroll: true });
    move(next);
    heading.current = next;
    element.scrollTo?.({ left: next * element.clientWidth });
  };
  const takeOver = () => {
    heading.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With another key it is the browser's, as its way back.
    if (step === undefined || !many || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(index + step);
  };
  const onScroll = () => {
    const element = strip.current;
    if (!element?.clientWidth) return;
    const here = Math.round(element.scrollLeft / element.clientWidth);
    if (heading.current !== undefined && heading.current !== here) return;
    heading.current = undefined;
    move(here);
  };
  const onScrollEnd = () => {
    const element = strip.current;
    if (!element || heading.current === undefined) return;
    element.scrollTo({ left: heading.current * element.clientWidth, behavior: 'instant' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys, beside the buttons
    <section
      className={['relative full full-height', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-roledescription={many ? t('photos.carousel') : undefined}
      data-swipes={many || undefined}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className={`flex full-height ${styles.strip}`}
        data-still={still || undefined}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onPointerDown={takeOver}
        onWheel={takeOver}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={many ? 0 : undefined}
      >
        {slides.map(({ key, content }, i) => (
          <li key={key} className={`relative full-height ${styles.slide}`} inert={i !== index}>
            {content}
          </li>
        ))}
      </ul>
      {many && (
        <>
          <IconButton
            className={`absolute ${styles.arrow} ${styles.back}`}
            label={t('photos.previous')}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon name="back" />
          </IconButton>
          <IconButton
            className={`absolute ${styles.arrow} ${styles.forward}`}
            label={t('photos.next')}
            aria-disabled={index === slides.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon name="forward" />
          </IconButton>
          <p className={`absolute bold-13 white figures round py-2 px-10 ${styles.count}`} aria-live="polite">
            <span className="visually-hidden">{t('photos.position', { number, count })}</span>
            <span aria-hidden="true">
              {number}/{count}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

/** Which photos are shown, of how many. */
function placeOf(slides: Props['slides'], index: number) {
  const sizes = slides.map(({ photos = 1 }) => photos);
  const before = sum(sizes.slice(0, index));
  return { first: before + 1, last: before + (sizes[index] ?? 1), count: sum(sizes) };
}
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
