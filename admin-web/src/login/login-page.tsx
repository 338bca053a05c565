import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LoginReply } from '../providers/auth-provider';
import { CodeStep } from './code-step';
import { EnrolmentStep } from './enrolment-step';
import { EntryFrame } from './entry-frame';
import { PasswordStep } from './password-step';

type Step = LoginReply | { step: 'password' };

/** Password first; then a code, or the authenticator that is to make them. */
export function LoginPage() {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>({ step: 'password' });
  const [codesShown, setCodesShown] = useState(false);
  const begin = () => setStep({ step: 'password' });
  const name = codesShown ? 'recovery' : step.step === 'done' ? 'password' : step.step;
  const text = (key: string) => translate(`login.${name}.${key}`);
  return (
    <EntryFrame title={text('title')} intro={text('intro')}>
      {step.step === 'code' ? (
        <CodeStep token={step.token} onBegin={begin} />
      ) : step.step === 'enrolment' ? (
        <EnrolmentStep {...step} onBegin={begin} onEnrolled={() => setCodesShown(true)} />
      ) : (
        <PasswordStep onStep={setStep} />
      )}
    </EntryFrame>
  );
}
