import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSecondOfTwo } from '../../lib/double-press';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Answers } from './answers';
import styles from './match-finder.module.scss';

const STEPS = 3;

/** Three questions, one at a time; an answer leads on (DSC-07). */
export function MatchFinder({ onDone }: { onDone: (answers: Answers) => void }) {
  const { t } = useTranslation();
  const [step, setStep] = useState(0);
  const [age, setAge] = useState<Answers['age']>('young');
  const [appearance, setAppearance] = useState<Answers['appearance']>('normal');

  const ageIs = (answer: Answers['age']) => () => {
    setAge(answer);
    setStep(1);
  };
  const appearanceIs = (answer: Answers['appearance']) => () => {
    setAppearance(answer);
    setStep(2);
  };
  // Whichever was pressed: the answer about race goes no further than the button.
  const done = () => onDone({ age, appearance });

  return (
    <div className={styles.finder}>
      <p className={styles.progress}>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: STEPS }, (_, i) => (
            <i key={i} data-done={i <= step || undefined} />
          ))}
        </span>
        {t('finder.step', { step: step + 1, total: STEPS })}
      </p>
      {step === 0 && (
        <Question key="age" first title={t('finder.age_question')}>
          <Choice onChoose={ageIs('young')}>{t('finder.age_young')}</Choice>
          <Choice onChoose={ageIs('old')}>{t('finder.age_old')}</Choice>
        </Question>
      )}
      {step === 1 && (
        <Question key="appearance" title={t('finder.appearance_question')}>
          <Choice onChoose={appearanceIs('normal')}>{t('finder.appearance_normal')}</Choice>
          <Choice onChoose={appearanceIs('sexy')}>{t('finder.appearance_sexy')}</Choice>
        </Question>
      )}
      {step === 2 && (
        <Question key="race" title={t('finder.race_question')} note={t('finder.race_note')}>
          <Choice onChoose={done}>{t('finder.race_white')}</Choice>
          <Choice onChoose={done}>{t('finder.race_different')}</Choice>
          <Button variant="quiet" size="large" wide onClick={(press) => isSecondOfTwo(press) || done()}>
            {t('finder.race_skip')}
          </Button>
        </Question>
      )}
      {step > 0 && (
        <Button variant="quiet" className={styles.previous} onClick={() => setStep(step - 1)}>
          <Icon name="back" size={18} />
          {t('finder.previous')}
        </Button>
      )}
    </div>
  );
}

type QuestionProps = { title: string; note?: string; first?: boolean; children: ReactNode };

/** Each begins at its heading, for whoever reads or moves by keyboard. */
function Question({ title, note, first = false, children }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) heading.current?.focus();
  }, [first]);
  return (
    <section className={styles.question} aria-labelledby="finder-question">
      <h2 id="finder-question" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.choices}>{children}</div>
    </section>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.choice} onClick={(press) => isSecondOfTwo(press) || onChoose()}>
      {children}
      <Icon name="forward" size={20} />
    </button>
  );
}
