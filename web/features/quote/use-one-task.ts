import { useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { hasToken } from '#web/features/account/session.ts';
import { useFailureAnswer } from './use-failure-answer.ts';

type Task = 'save' | 'submit' | 'delete';

/** The quotation page does one thing at a time, for a buyer only. What the buyer can mend is said in a notice. */
export function useOneTask() {
  const { isLeaving, leaveLater, answerFailure, sendToLogin } = useFailureAnswer();
  const isRunning = useRef(false);
  const [task, setTask] = useState<Task>();
  const [notice, setNotice] = useState<string>();

  async function run(name: Task, steps: () => Promise<unknown>): Promise<void> {
    if (isRunning.current || isLeaving) return;
    if (!hasToken()) return sendToLogin();
    isRunning.current = true;
    setTask(name);
    setNotice(undefined);
    try {
      await steps();
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      if (cause.status === 403 || cause.status === 422) setNotice(sentencesOf(cause));
      else answerFailure(cause);
    } finally {
      isRunning.current = false;
      setTask(undefined);
    }
  }

  return { run, task, isLeaving, leaveLater, notice, setNotice };
}

function sentencesOf({ message, fields }: CallFailed): string {
  return [...new Set([message, ...Object.values(fields)])].join(' ');
}
