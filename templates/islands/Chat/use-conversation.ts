/** What was said in the chat. It lives in the page's memory alone: nothing is sent and nothing is stored (R127). */
import { useState } from 'react';
import type { ChatAnswer } from '../../../schema/index.ts';
import { readMessage } from './read-message.ts';

/** Something the visitor wrote, or what the helper answered. */
export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly answer: ChatAnswer };

/** How the helper answers. */
export type Answering = {
  readonly findAnswer: (message: string) => ChatAnswer;
  /** Milliseconds between a message and its answer. */
  readonly delayMs: number;
};

/** The messages so far, and how to send one. A blank one is not sent, which `send` tells. */
export function useConversation({ findAnswer, delayMs }: Answering) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const send = (typed: string): boolean => {
    const text = readMessage(typed);
    if (text === undefined) return false;
    setMessages((all) => [...all, { id: all.length, from: 'visitor', text }]);
    setTimeout(() => {
      setMessages((all) => [...all, { id: all.length, from: 'helper', answer: findAnswer(text) }]);
    }, delayMs);
    return true;
  };
  return { messages, send };
}
