/** Stores messages of the form in a file, one JSON object per line, while no mail server is set. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FormProblem } from '../../templates/form/form-page.tsx';
import type { ReceiveMessage } from './form-handler.ts';

/** Returns a function that appends each message once. It throws system errors. */
export function storeIn(file: string): ReceiveMessage {
  return async (message) => {
    mkdirSync(dirname(file), { recursive: true });
    const isKnown = existsSync(file) && readFileSync(file, 'utf8').includes(`"id":"${message.id}"`);
    if (!isKnown) appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    return undefined;
  };
}

/** A simulated failure of the form. With `timeout`, the server never responds. */
export type FormFailure = 'timeout' | FormProblem;

export function failWith(failure: FormFailure): ReceiveMessage {
  return () => (failure === 'timeout' ? new Promise(() => undefined) : Promise.resolve(failure));
}
