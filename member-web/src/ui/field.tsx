import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { Icon } from './icon';
import styles from './field.module.scss';

type Frame = { label: ReactNode; hint?: ReactNode; error?: string | undefined };

function useFrame({ hint, error }: Pick<Frame, 'hint' | 'error'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    id,
    hintId,
    errorId,
    described: {
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': !!error,
    },
  };
}

function Notes({
  hint,
  hintId,
  error,
  errorId,
}: Frame & { hintId?: string | undefined; errorId?: string | undefined }) {
  return (
    <>
      {error && (
        <p id={errorId} className={`flex gap-6 small strong danger items-top ${styles.error}`} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="small quiet">
          {hint}
        </p>
      )}
    </>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & Frame;

export function Field({ label, hint, error, ...input }: FieldProps) {
  const { id, hintId, errorId, described } = useFrame({ hint, error });
  return (
    <div className={`stack shrink gap-4 ${styles.field}`}>
      <label htmlFor={id} className={`bold-13 ink ${styles.label}`}>
        {label}
      </label>
      <input {...described} {...input} id={id} className={styles.control} />
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
}

export function PasswordField({ label, hint, error, ...input }: FieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { id, hintId, errorId, described } = useFrame({ hint, error });
  return (
    <div className={`stack shrink gap-4 ${styles.field}`}>
      <label htmlFor={id} className={`bold-13 ink ${styles.label}`}>
        {label}
      </label>
      <div className={`relative ${styles.withAction}`}>
        <input {...input} {...described} id={id} type={shown ? 'text' : 'password'} className={styles.control} />
        <button
          type="button"
          className={`plain-button absolute bold-13 secondary px-12 ${styles.action}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('common.hide') : t('common.show')}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & Frame & { counter?: string | undefined };

/** Some lines of text; `counter` tells how much room is left. */
export function TextArea({ label, hint, error, counter, ...area }: TextAreaProps) {
  const { id, hintId, errorId, described } = useFrame({ hint, error });
  return (
    <div className={`stack shrink gap-4 ${styles.field}`}>
      <div className="flex baseline between gap-12">
        <label htmlFor={id} className={`bold-13 ink ${styles.label}`}>
          {label}
        </label>
        {counter && <span className="still small quiet figures no-wrap">{counter}</span>}
      </div>
      <textarea rows={4} {...described} {...area} id={id} className={`${styles.control} ${styles.area}`} />
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & Frame;

export function Select({ label, hint, error, children, ...select }: SelectProps) {
  const { id, hintId, errorId, described } = useFrame({ hint, error });
  return (
    <div className={`stack shrink gap-4 ${styles.field}`}>
      <label htmlFor={id} className={`bold-13 ink ${styles.label}`}>
        {label}
      </label>
      <div className={`relative ${styles.select}`}>
        <select {...described} {...select} id={id} className={styles.control}>
          {children}
        </select>
        <Icon name="down" size={20} />
      </div>
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & Frame;

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const { id, hintId, errorId, described } = useFrame({ hint, error });
  return (
    <div className={`stack shrink gap-4 ${styles.field}`}>
      <div className={`stack gap-12 py-4 ${styles.checkbox}`}>
        <input {...input} {...described} id={id} type="checkbox" />
        <label htmlFor={id}>{label}</label>
      </div>
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </div>
  );
}

type Choice = { value: string; label: ReactNode };
type ChoicesProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Frame & {
    choices: Choice[];
    /** The value chosen, where no form keeps it. */
    chosen?: string;
  };

/** Any number of choices, as pills that are on or off. */
export function Pills({ label, hint, error, choices, ...input }: ChoicesProps) {
  const { hintId, errorId, described } = useFrame({ hint, error });
  return (
    <fieldset className={`stack shrink gap-4 ${styles.field}`} aria-describedby={described['aria-describedby']}>
      <legend className={`bold-13 ink ${styles.label}`}>{label}</legend>
      <div className="flex wrap gap-8 mb-4">
        {choices.map((choice) => (
          <label key={choice.value} className={`max-full relative pointer ${styles.pill}`}>
            <input {...input} type="checkbox" value={choice.value} />
            <span>
              <Icon name="check" size={16} />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </fieldset>
  );
}

/** A few exclusive choices side by side. */
export function Choices({ label, hint, error, choices, chosen, ...input }: ChoicesProps) {
  const { hintId, errorId, described } = useFrame({ hint, error });
  return (
    <fieldset
      className={`stack shrink gap-4 ${styles.field}`}
      aria-describedby={described['aria-describedby']}
      data-invalid={described['aria-invalid']}
    >
      <legend className={`bold-13 ink ${styles.label}`}>{label}</legend>
      <div className="flex wrap gap-8">
        {choices.map((choice) => (
          <label key={choice.value} className={`relative pointer ${styles.choice}`}>
            <input
              {...input}
              {...(chosen !== undefined && { checked: choice.value === chosen })}
              type="radio"
              value={choice.value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Notes {...{ label, hint, hintId, error, errorId }} />
    </fieldset>
  );
}
