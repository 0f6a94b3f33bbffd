/** Each message is a file that is flushed to the disk before the mail server is asked. */
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { catchSystemError, SystemError, systemErrorMessage } from '../files/system-error.ts';
import { Message } from './form-handler.ts';

export type SpoolOptions = {
  /** Absolute path. */
  readonly folder: string;
  readonly send: (message: Message) => Promise<void>;
  readonly now: () => Date;
  /** Reports a failure, without the text of a message. */
  readonly log: (line: string) => void;
  /** Milliseconds before what is left is tried again; doubled after each failure. @default one minute */
  readonly retryMs?: number;
  /** Milliseconds that a visitor waits for the mail server; the script gives up after 10 s. @default 7 s */
  readonly answerMs?: number;
};

export type Spool = {
  /** Whether the message waits, is being sent, or was sent within the last hour. */
  readonly isKnown: (id: string) => boolean;
  /** Returns whether the mail server accepted the message in time; otherwise it is sent later. */
  readonly deliver: (message: Message) => Promise<boolean>;
  /** Waits for the mail server's answers to open messages, and unlocks the folder. */
  readonly close: () => Promise<void>;
};

/** Messages that the mail server does not accept are deleted after this time, which the privacy policy names. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const maxRetryMs = 15 * 60 * 1000;
/** Repeats of a sent message are recognized for an hour. */
const rememberMs = 60 * 60 * 1000;

/** Opens or creates a spool, and sends what is left from earlier. Throws `SystemError`, also when it is in use. */
export function openSpool(options: SpoolOptions): Spool {
  const { folder, send, now, log, retryMs = 60_000, answerMs = 7000 } = options;
  const unlock = lockFolder(folder);
  const waiting = new Set(listMessages(folder));
  const sent = new Map<string, number>();
  const attempts = new Map<string, Promise<boolean>>();
  const closing = new AbortController();
  const isSent = (id: string) => now().getTime() - (sent.get(id) ?? -Infinity) < rememberMs;

  function attempt(message: Message): Promise<boolean> {
    const { id } = message;
    const started = attempts.get(id) ?? trySending(message).finally(() => attempts.delete(id));
    attempts.set(id, started);
    return started;
  }

  async function trySending(message: Message): Promise<boolean> {
    const { id } = message;
    if (!isSent(id)) {
      if (!waiting.has(id)) await storeMessage(folder, message);
      waiting.add(id);
      const error = await send(message).then(() => undefined, describeMailError);
      if (error !== undefined) {
        log(`The mail server did not accept a message (${error}). It stays in the spool and is sent again.`);
        return false;
      }
      sent.set(id, now().getTime());
      for (const known of sent.keys()) if (!isSent(known)) sent.delete(known);
    }
    await rm(pathOf(folder, id), { force: true });
    waiting.delete(id);
    return true;
  }

  async function resend(id: string): Promise<boolean> {
    const message = Message.parse(JSON.parse(await readFile(pathOf(folder, id), 'utf8')));
    if (now().getTime() - Date.parse(message.received) <= maxAgeMs) return attempt(message);
    await rm(pathOf(folder, id));
    waiting.delete(id);
    log(`A message of ${message.received} was deleted: the mail server did not accept it within 30 days.`);
    return true;
  }

  /** Returns whether the mail server accepted no message. */
  async function sendWaiting(): Promise<boolean> {
    const results: boolean[] = [];
    for (const id of [...waiting]) {
      if (closing.signal.aborted) break;
      const isIdle = waiting.has(id) && !attempts.has(id);
      if (isIdle) results.push(await resend(id).catch(reportUnreadable));
    }
    return results.length > 0 && !results.includes(true);
  }

  /** Sends what waits until the spool is closed, with growing pauses while the mail server accepts nothing. */
  async function keepSending(): Promise<void> {
    const { signal } = closing;
    let pause = 0;
    while (await setTimeout(pause, true, { signal }).catch(() => false))
      pause = (await sendWaiting()) ? Math.min(Math.max(2 * pause, retryMs), maxRetryMs) : retryMs;
  }

  function reportUnreadable(error: unknown): boolean {
    log(`A message in the spool could not be read: ${describeMailError(error)}.`);
    return false;
  }

  const rounds = keepSending();
  return {
    isKnown: (id) => waiting.has(id) || isSent(id) || attempts.has(id),
    deliver: (message) => Promise.race([attempt(message), setTimeout(answerMs, false, { ref: false })]),
    close: async () => {
      closing.abort();
      await rounds;
      await Promise.allSettled(attempts.values());
      unlock();
    },
  };
}

const pathOf = (folder: string, id: string) => join(folder, `${id}.json`);

/** Removes files whose writing was interrupted, because their visitors got no success. */
function listMessages(folder: string): string[] {
  const files = readdirSync(folder);
  for (const name of files) if (name.endsWith('.tmp')) rmSync(join(folder, name));
  return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

/** Stores a message under its name only once all of it is on the disk. */
async function storeMessage(folder: string, message: Message): Promise<void> {
  const file = pathOf(folder, message.id);
  await using written = await open(`${file}.tmp`, 'w', 0o600);
  await written.writeFile(JSON.stringify(message));
  await written.sync();
  await rename(`${file}.tmp`, file);
  await using directory = await open(folder);
  await directory.sync();
}

/** The system releases the lock of a database when its process ends in any way: no lock is stale. */
function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const error = catchSystemError(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(lock, 'a', 0o600));
  });
  if (error !== undefined)
    throw new SystemError(`The spool ${folder} cannot be written: ${systemErrorMessage(error)}.`);
  if ((statSync(folder).mode & 0o077) !== 0)
    throw new SystemError(`Other users can read the spool ${folder}. Run: chmod 700 ${folder}`);
  const database = new DatabaseSync(lock);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new SystemError(`Another process uses the spool ${folder}.`);
  }
  return () => database.close();
}

/** Codes only, because the message of the error may contain addresses. */
function describeMailError(error: unknown): string {
  const { code, responseCode } = Object(error) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  return [code ?? 'no code', responseCode].filter((part) => part !== undefined).join(' ');
}
