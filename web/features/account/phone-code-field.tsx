import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#domain/phone.ts';
import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SentCode } from './sent-code.ts';

const RESEND_AFTER_SECONDS = 30;

type PhoneCodeFieldProps = {
  sentCode: SentCode;
  error: string | undefined;
  isBusy: boolean;
  onResend: () => void;
};

/** The second step of changing the phone number: entering the phone code. */
export function PhoneCodeField({ sentCode, error, isBusy, onResend }: PhoneCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const waitSeconds = useResendCountdown(sentCode.sentAt);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid gap-3">
      {sentCode.trialCode ? (
        <Notice kind="warning">
          {accountText.trialCode} <strong className="font-semibold tabular-nums">{sentCode.trialCode}</strong>
        </Notice>
      ) : (
        <p role="status">{accountText.codeSent(formatPhone(sentCode.phone))}</p>
      )}
      <Field
        ref={input}
        label={accountText.code}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error}
        className="max-w-40 tabular-nums tracking-widest"
      />
      <Button
        variant="plain"
        className="-ml-4 justify-self-start tabular-nums"
        disabled={isBusy || waitSeconds > 0}
        onClick={onResend}
      >
        {waitSeconds > 0 ? accountText.resendIn(waitSeconds) : accountText.resend}
      </Button>
    </div>
  );
}

/** Seconds until another code may be requested. */
function useResendCountdown(sentAt: number): number {
  const [secondsLeft, setSecondsLeft] = useState(RESEND_AFTER_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, RESEND_AFTER_SECONDS - Math.floor((Date.now() - sentAt) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return secondsLeft;
}
