/** In memory only: nothing is sent and nothing is stored. */
import { useState } from 'react';
import type { ChatReply } from './compose-reply.ts';

export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly reply: ChatReply };

export const chatReplyDelayMs = 500;

/** A blank text is not sent. A reply is composed after the delay, so the search can still load. */
export function useConversation(composeReply: (message: string) => ChatReply | undefined) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const send = (typedText: string): boolean => {
    const text = readMessage(typedText);
    if (text === undefined) return false;
    setMessages((previous) => [...previous, { id: previous.length, from: 'visitor', text }]);
    setTimeout(() => {
      const reply = composeReply(text);
      if (reply === undefined) return;
      setMessages((previous) => [...previous, { id: previous.length, from: 'helper', reply }]);
    }, chatReplyDelayMs);
    return true;
  };
  return { messages, send };
}

/** Maximum length of a message in UTF-16 code units; also that of the field. */
export const maxMessageLength = 1000;

const blank = /^[\s\p{Cf}\p{Cc}]*$/u;
/** A high surrogate at the end, whose low surrogate was cut off. */
const loneSurrogate = /[\uD800-\uDBFF]$/u;

export function readMessage(typedText: string): string | undefined {
  if (blank.test(typedText)) return undefined;
  return typedText.trim().slice(0, maxMessageLength).replace(loneSurrogate, '');
}
