import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { cropPhoto, drawn, type Area, type Drawn } from '../../lib/crop-photo';
import { isSecondOfTwo } from '../../lib/double-press';
import { lazily } from '../../lib/lazily';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Modal, ModalActions } from '../../ui/modal';
import { toast } from '../../ui/toasts';
import styles from './photo-editor.module.scss';

const Cropper = lazy(lazily(() => import('react-easy-crop')));

type Props = {
  /** As they were picked. */
  files: readonly File[];
  onUse: (file: File) => void;
  onEnd: () => void;
};

/**
 * Each of those that were picked is cropped, turned or left as it is, before it is sent (PRO-02). What this device cannot
 * draw is sent as it is: the server reads more kinds, and says so of what it cannot read.
 */
export function PhotoEditor({ files, onUse, onEnd }: Props) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  /** What is shown: the one before stays until the next has been drawn. */
  const [shown, setShown] = useState<{ index: number; file: File; photo: Drawn }>();
  const file = files[at];

  const next = (result: File | null) => {
    if (result) onUse(result);
    if (at + 1 < files.length) setAt(at + 1);
    else onEnd();
  };
  const show = useEffectEvent((file: File, photo: Drawn | null) =>
    photo ? setShown({ index: at, file, photo }) : next(file),
  );
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    let left = false;
    void drawn(url).then((photo) => left || show(file, photo));
    return () => {
      left = true;
      URL.revokeObjectURL(url);
    };
  }, [file]);

  if (!shown) return null;
  const { index } = shown;
  const several = files.length > 1;
  return (
    <Modal
      open
      onClose={onEnd}
      size="medium"
      title={several ? t('photos.edit_title_of', { number: index + 1, count: files.length }) : t('photos.edit_title')}
    >
      <Edit key={index} {...shown} several={several} waiting={index !== at} onDone={next} />
    </Modal>
  );
}

const SHAPES = ['whole', 'portrait', 'square'] as const;
type Shape = (typeof SHAPES)[number];

type EditProps = {
  file: File;
  photo: Drawn;
  several: boolean;
  /** Done with; the next one comes in its place. */
  waiting: boolean;
  onDone: (file: File | null) => void;
};

function Edit({ file, photo, several, waiting, onDone }: EditProps) {
  const { t } = useTranslation();
  const [shape, setShape] = useState<Shape>('whole');
  /** Quarters to the right; beyond four, so that it turns on instead of back. */
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Of every photo, as the dialog opens on its cross and stays open for the next one.
  useEffect(() => first.current?.focus(), []);

  const whole = turns % 2 === 0 ? photo.width / photo.height : photo.height / photo.width;
  const aspects: Record<Shape, number> = { whole, portrait: 3 / 4, square: 1 };
  const words: Record<Shape, string> = {
    whole: t('photos.shape_whole'),
    portrait: t('photos.shape_portrait'),
    square: t('photos.shape_square'),
  };
  const begin = () => {
    setZoom(1);
    setCrop({ x: 0, y: 0 });
  };
  const turn = (by: 1 | -1) => {
    begin();
    setTurns(turns + by);
  };
  const use = async () => {
    if (shape === 'whole' && turns % 4 === 0 && zoom === 1) return onDone(file);
    if (!area) return undefined;
    setBusy(true);
    const result = await cropPhoto(file, photo, area, turns);
    setBusy(false);
    if (result) return onDone(result);
    return toast(t('photos.edit_failed'), 'error');
  };

  return (
    <>
      <div className={`relative clip rounded ${styles.stage}`}>
        <Suspense fallback={null}>
          <Cropper
            image={photo.url}
            aspect={aspects[shape]}
            rotation={turns * 90}
            crop={crop}
            zoom={zoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('photos.edit_area'), role: 'group' }}
            mediaProps={{ alt: file.name }}
          />
        </Suspense>
      </div>
      <div className="stack fill-still gap-12 items-center mt-16">
        <div role="radiogroup" aria-label={t('photos.shape')} className="flex wrap gap-8">
          {SHAPES.map((one) => (
            <label key={one} className={`relative pointer ${styles.shape}`}>
              <input
                ref={one === 'whole' ? first : undefined}
                type="radio"
                name="shape"
                checked={shape === one}
                onChange={() => {
                  begin();
                  setShape(one);
                }}
              />
              <span>{words[one]}</span>
            </label>
          ))}
        </div>
        <div className="flex">
          <IconButton label={t('photos.turn_left')} onClick={() => turn(-1)}>
            <Icon name="turn-left" size={20} />
          </IconButton>
          <IconButton label={t('photos.turn_right')} onClick={() => turn(1)}>
            <Icon name="retry" size={20} />
          </IconButton>
        </div>
        <label className={`row whole-line gap-12 text-15 quiet ${styles.zoom}`}>
          <span>{t('photos.zoom')}</span>
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
      </div>
      <ModalActions>
        {/* The second of two presses would be of the next photo. */}
        <Button variant="primary" busy={busy || waiting} onClick={(press) => isSecondOfTwo(press) || void use()}>
          {t('photos.edit_use')}
        </Button>
        <Button variant="quiet" disabled={waiting} onClick={(press) => isSecondOfTwo(press) || onDone(null)}>
          {several ? t('photos.edit_skip') : t('common.cancel')}
        </Button>
      </ModalActions>
    </>
  );
}
