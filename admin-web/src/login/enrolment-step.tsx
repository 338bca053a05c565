import { PlainForm } from '../layout/page/plain-form';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AuthenticatorSetup } from '../layout/forms/authenticator-setup';
import { CodeField } from '../layout/forms/code-field';
import { RecoveryCodes } from '../layout/forms/recovery-codes';
import { Refusal } from '../layout/dialogs/refusal';
import type { Enrolment } from '../providers/auth-provider';
import { useEntry } from './use-entry';
import { useText } from '../layout/values/words';

interface EnrolmentStepProps {
  token: string;
  enrolment: Enrolment;
  onBegin: () => void;
  onEnrolled: () => void;
}

/** For who has no authenticator yet; they go on when they have seen their recovery codes. */
export function EnrolmentStep({ token, enrolment, onBegin, onEnrolled }: EnrolmentStepProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState<string[]>();
  const [missing, setMissing] = useState(false);
  const { attempt, pending, refusal } = useEntry();
  const text = useText('login.enrolment');

  const submit = async () => {
    if (codes) return void attempt(() => Promise.resolve(true));
    const code = input.current!.value.trim();
    setMissing(!code);
    const enrolled =
      code !== '' &&
      (await attempt(async (provider) => {
        setCodes(await provider.enrol({ token, code }));
        onEnrolled();
        return false;
      }));
    if (enrolled) return;
    input.current?.focus();
    input.current?.select();
  };

  return (
    <PlainForm onSubmit={() => void submit()} sx={{ display: 'grid', gap: 2 }}>
      <Refusal>{refusal}</Refusal>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <AuthenticatorSetup enrolment={enrolment} />
          <CodeField
            inputRef={input}
            size="medium"
            name="code"
            label={translate('login.code.code')}
            error={missing}
            helperText={missing && translate('login.code.code_required')}
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={pending} fullWidth>
        {text(codes ? 'go_on' : 'confirm')}
      </Button>
      {!codes && (
        <Button color="secondary" onClick={onBegin}>
          {translate('login.code.begin_again')}
        </Button>
      )}
    </PlainForm>
  );
}
