import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { isSecondOfTwo, onlyOnePress } from '../../lib/double-press';
import { landingMessage } from '../../lib/landing-message';
import { useErrorText } from '../../lib/error-text';
import { useSettings } from '../../lib/settings';
import { shortText } from '../../lib/short-text';
import { chosenOf } from '../../ui/chosen';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { isMember, useSignup } from './api';
import { SignupInbox } from './signup-inbox';
import { WayBackMail } from './way-back-mail';
import { discardSignup, keepSignup, keptValues, signupDraft } from './signup-draft';
import { SignupProgress } from './signup-progress';
import { PlaceStep } from './place-step';
import { AccountStep, BirthStep, GenderStep, NameStep, type StepProps } from './signup-steps';
import { fromLander } from './from-lander';
import {
  emptyValues,
  fieldsOf,
  inputOf,
  LAST_STEP,
  nameProblem,
  stepOf,
  STEPS,
  type SignupValues,
} from './signup-values';
import { SignupsClosed, useSignupsOpen } from './signups-closed';
import formStyles from './form.module.scss';
import styles from './signup-wizard.module.scss';

type View = {
  title: 'signup.title_0' | 'signup.title_1' | 'signup.title_2' | 'signup.title_3' | 'signup.title_4';
  /** Why it is asked. */
  why?: 'signup.birth_why' | 'signup.place_why';
  Fields: ComponentType<StepProps>;
  /** The field that a step begins with, where it is one to type in. */
  typedFirst?: FieldPath<SignupValues>;
};

const VIEWS = [
  { title: 'signup.title_0', Fields: GenderStep },
  { title: 'signup.title_1', why: 'signup.birth_why', Fields: BirthStep, typedFirst: 'birth.day' },
  { title: 'signup.title_2', why: 'signup.place_why', Fields: PlaceStep },
  { title: 'signup.title_3', Fields: NameStep, typedFirst: 'name' },
  { title: 'signup.title_4', Fields: AccountStep, typedFirst: 'email' },
] as const satisfies View[];

type Progress = { dirty: boolean; busy: boolean };
type Props = {
  step: number;
  /** @param replace in the place of the step that is shown, not after it */
  onStep: (step: number, replace?: boolean) => void;
  onDone: () => void;
  /** Wanted by whoever goes on with what was filled in before. */
  onRestart?: () => void;
  onProgress?: (progress: Progress) => void;
  /** The member whose page led here; a first message may go along (ACC-04). */
  landing?: string | undefined;
  /** The step's place among the headings around it. */
  heading?: 'h2' | 'h3';
};

export function SignupWizard(props: Props) {
  return useSignupsOpen() ? <Wizard {...props} /> : <SignupsClosed />;
}

/** CLI-02: five short steps. What is filled in stays while one goes back and forth. */
function Wizard({ step: wanted, onStep, onDone, onRestart, onProgress, landing, heading: Heading = 'h2' }: Props) {
  const { t, i18n } = useTranslation();
  const settings = useSettings();
  const { ofError, ofCode } = useErrorText();
  const signup = useSignup();
  const [before] = useState(() => signupDraft.get());
  const chosen = fromLander(new URLSearchParams(window.location.search), settings);
  const form = useForm<SignupValues>({
    defaultValues: {
      ...emptyValues(i18n.language, settings),
      ...chosen,
      ...(before && keptValues(before, landing)),
      // What was begun before the lander was seen says nothing of it.
      ...(chosen.interests && !chosenOf(before?.values.interests).length && { interests: chosen.interests }),
      // What was written on the member's landing page since.
      ...wordsFor(landing),
    },
    shouldFocusError: true,
  });
  const { trigger, setError, clearErrors, setFocus, getValues, formState } = form;
  const { isDirty, errors } = formState;

  // An address with a later step, opened anew, may have nothing filled in yet.
  const [reached, setReached] = useState(before?.reached ?? 0);
  const step = Math.min(wanted, reached);
  const { title: key, why, Fields, typedFirst }: View = VIEWS[step]!;
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const shown = useRef(step);
  const wrong = useRef<FieldPath<SignupValues> | null>(null);
  // React tells of a call under way only with the next picture; a second press can come before.
  const sending = useRef(false);

  // What was sent is not thrown away any more.
  const dirty = !signup.data && (isDirty || step > 0 || before !== null);
  useEffect(() => onProgress?.({ dirty, busy: signup.isPending }), [onProgress, dirty, signup.isPending]);

  // Opened anew from elsewhere, it goes on where one was.
  useEffect(() => {
    if (before && wanted === 0 && before.step > 0) onStep(before.step, true);
    // oxlint-disable-next-line react/exhaustive-deps -- as it is opened, and never again
  }, []);

  const { subscribe } = form;
  useEffect(() => {
    if (!dirty) return;
    const keep = () => keepSignup(getValues(), { step, reached, landing: landing ?? null });
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [dirty, subscribe, getValues, step, reached, landing]);

  const begin = () => {
    const first = wrong.current ?? (typesAtOnce() ? typedFirst : undefined);
    if (first) setFocus(first);
    else title.current?.focus();
    wrong.current = null;
  };

  // Before the step is seen: a later focus would take the field from whoever is already typing.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    begin();
  });

  // A dialog would begin at its cross, and only once it is open can anything in it have the focus.
  useEffect(() => {
    if (Heading === 'h3') begin();
    // oxlint-disable-next-line react/exhaustive-deps -- as it is opened, and never again
  }, []);

  const leadTo = (problems: { path: FieldPath<SignupValues>; code: string }[]) => {
    for (const { path, code } of problems) setError(path, { type: 'server', message: code });
    const first = problems.reduce((one, other) => (stepOf(other.path) < stepOf(one.path) ? other : one));
    const at = stepOf(first.path);
    if (at === step) return setFocus(first.path);
    wrong.current = first.path;
    onStep(at);
  };

  const send = () => {
    const values = getValues();
    const name = nameProblem(values.name, values.email, settings.name_length);
    if (name) return leadTo([{ path: 'name', code: name }]);
    const { min_age: minAge, message_credits: messagePrice } = settings;
    const input = inputOf(values, { language: i18n.language, minAge, landing, messagePrice });
    if (!input) return onStep(0);
    sending.current = true;
    signup.mutate(input, {
      onSuccess: (answer) => (isMember(answer) ? onDone() : discardSignup()),
      onSettled: () => {
        sending.current = false;
      },
      onError: (error) => {
        const problems = fieldsOf(error);
        if (problems.length > 0) leadTo(problems.map(({ path, problem }) => ({ path, code: problem.code })));
      },
    });
  };

  const submit = async () => {
    if (sending.current || !(await trigger(STEPS[step], { shouldFocus: true }))) return;
    if (step === LAST_STEP) return sending.current || send();
    setReached(Math.max(reached, step + 1));
    onStep(step + 1);
  };

  if (signup.data && !isMember(signup.data))
    return <SignupInbox email={shortText(getValues('email'))} heading={Heading} />;

  const deleted = isApiError(signup.error, 'deleted_account_exists');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its fields let through
    <form
      className={`column fill gap-20 ${styles.wizard}`}
      noValidate
      aria-labelledby={titleId}
      onKeyDown={onlyOnePress}
      // What is being put right is no longer wrong; the step looks at it again on the way on.
      onChange={({ target }) => clearErrors(fieldNamed(target.name))}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SignupProgress
        step={step}
        steps={STEPS.length}
        onBack={step > 0 && !signup.isPending ? () => onStep(step - 1) : undefined}
      />
      {/* Who answered no more than the first question has little to throw away. */}
      {before && before.reached > 1 && onRestart && (
        <p className="small quiet">
          {t('signup.resumed')}{' '}
          <button type="button" className={`plain-button ${formStyles.textButton} link`} onClick={onRestart}>
            {t('signup.restart')}
          </button>
        </p>
      )}
      <div>
        <Heading ref={title} id={titleId} tabIndex={-1} className="bold-20 unringed">
          {t(key)}
        </Heading>
        {why && <p className="mt-4 text-15 quiet">{t(why, { min_age: settings.min_age })}</p>}
      </div>
      {signup.error && fieldsOf(signup.error).length === 0 && (
        <Alert tone="danger" live action={deleted && <WayBackMail email={getValues('email')} />}>
          {ofError(signup.error)}
        </Alert>
      )}
      <div className={`stack gap-20 ${styles.fields}`}>
        <Fields
          form={form}
          landing={landing !== undefined}
          textOf={(path) => {
            const problem = form.getFieldState(path, { ...formState, errors }).error;
            return problem && ofCode(problem.message ?? 'invalid');
          }}
        />
      </div>
      <div className={`surface ${styles.actions}`}>
        <Button type="submit" variant="primary" size="large" wide busy={signup.isPending} onClick={onlyFirstOfTwo}>
          {step === LAST_STEP ? t('accounts.sign_up') : t('signup.next')}
        </Button>
      </div>
    </form>
  );
}

function wordsFor(landing: string | undefined) {
  const text = landingMessage(landing);
  return text ? { signup_message: text } : {};
}

/** The second press of a double press was meant for the step before: it would answer one that nobody has read yet. */
const onlyFirstOfTwo = (event: MouseEvent) => {
  if (isSecondOfTwo(event)) event.preventDefault();
};

/** Where a field that has the focus brings up no keyboard over the question. */
const typesAtOnce = () => matchMedia('(pointer: fine)').matches;

/** The three parts of a date are wrong together. */
const fieldNamed = (name: string) => (name.startsWith('birth.') ? 'birth' : (name as FieldPath<SignupValues>));
