import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Portrait } from '../../ui/portrait';
import type { Answers } from './answers';
import styles from './match-finder.module.scss';

const STEPS = 3;

type Props = {
  /** What has been answered so far: the next question is the first that has not been. */
  answered: Partial<Answers>;
  onAnswer: (answered: Partial<Answers>) => void;
  onPrevious: () => void;
  onDone: (answers: Answers) => void;
};

/** Three questions, one at a time; an answer leads on (DSC-07). */
export function MatchFinder({ answered: { age, appearance }, onAnswer, onPrevious, onDone }: Props) {
  const { t } = useTranslation();
  const step = age === undefined ? 0 : appearance === undefined ? 1 : 2;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Each begins at its heading, for whoever reads or moves by keyboard.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  const ageIs = (answer: Answers['age']) => () => onAnswer({ age: answer });
  const appearanceIs = (answer: Answers['appearance']) => () => onAnswer({ age: age!, appearance: answer });
  // Whichever was pressed: the answer about race goes no further than the button.
  const done = () => onDone({ age: age!, appearance: appearance! });

  return (
    <div className={`stack gap-20 content-top ${styles.finder}`}>
      <p className="stack gap-8 small quiet">
        <span className={`stack gap-6 ${styles.bars}`} aria-hidden="true">
          {Array.from({ length: STEPS }, (_, i) => (
            <i key={i} data-done={i <= step || undefined} />
          ))}
        </span>
        {t('finder.step', { step: step + 1, total: STEPS })}
      </p>
      {step === 0 && (
        <Question key="age" ref={title} title={t('finder.age_question')}>
          <Choice onChoose={ageIs('young')}>{t('finder.age_young')}</Choice>
          <Choice onChoose={ageIs('old')}>{t('finder.age_old')}</Choice>
        </Question>
      )}
      {step === 1 && (
        <Question key="appearance" ref={title} title={t('finder.appearance_question')}>
          <Choice onChoose={appearanceIs('normal')}>{t('finder.appearance_normal')}</Choice>
          <Choice onChoose={appearanceIs('sexy')}>{t('finder.appearance_sexy')}</Choice>
        </Question>
      )}
      {step === 2 && (
        <Question key="race" ref={title} title={t('finder.race_question')} note={t('finder.race_note')}>
          <Choice onChoose={done}>{t('finder.race_white')}</Choice>
          <Choice onChoose={done}>{t('finder.race_different')}</Choice>
          <Button variant="quiet" size="large" wide onClick={(press) => isSecondOfTwo(press) || done()}>
            {t('finder.race_skip')}
          </Button>
        </Question>
      )}
      {step > 0 && (
        <Button variant="quiet" className="self-start" onClick={(press) => isSecondOfTwo(press) || onPrevious()}>
          <Icon name="back" size={18} />
          {t('finder.previous')}
        </Button>
      )}
    </div>
  );
}

type QuestionProps = { ref: RefObject<HTMLHeadingElement | null>; title: string; note?: string; children: ReactNode };

function Question({ ref, title, note, children }: QuestionProps) {
  return (
    <section className={`stack gap-16 ${styles.question}`} aria-labelledby="finder-question">
      <h2 id="finder-question" ref={ref} tabIndex={-1} className="bold-26 unringed">
        {title}
      </h2>
      {note && <p className="quiet">{note}</p>}
      <div className={`stack gap-12 ${styles.choices}`}>{children}</div>
    </section>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={`place-center p-16 bold-20 text-center secondary tinted rounded breaks ${styles.choice}`}
      onClick={(press) => isSecondOfTwo(press) || onChoose()}
    >
      {children}
    </button>
  );
}

/** Whom the questions lead to, drawn, as nobody in particular. */
export const FinderFaces = () => (
  <div className={`flex justify-center mb-16 ${styles.faces}`} aria-hidden="true">
    {(['female', 'male', 'female'] as const).map((gender, i) => (
      <span key={i} className="portrait clip rounded">
        <Portrait id={`finder-${i}`} gender={gender} />
      </span>
    ))}
  </div>
);
